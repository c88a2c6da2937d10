#if canImport(UIKit)
import UIKit
#endif
import Foundation
#if os(macOS)
import AppKit
#endif

class ConditionalMenu: UIControl {
    #if os(iOS)
    @IBOutlet var title: UILabel?
    #else
    @IBOutlet var caption: UILabel?
    #endif

    #if DEBUG
    @objc func log() { print("#selector(log) is only text", self) }
    #endif

    func install() {
        #if os(iOS) && !os(tvOS)
        addTarget(self, action: #selector(open), for: .touchUpInside)
        title?.text = """
            @objc in a string stays: #selector(open) kCAFillModeForwards
            """
        #endif
    }

    #if os(iOS)
    @objc private func open() {
        if #available(iOS 13.0, *) { layer.cornerCurve = .continuous }
        title?.alpha = 1 // @objc in a comment stays
    }
    #endif
}
