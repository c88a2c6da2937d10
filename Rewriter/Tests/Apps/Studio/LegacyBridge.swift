import UIKit

@objc(LegacyBridge) public final class LegacyBridge: NSObject {
    @objc public static func makeController() -> UIViewController { DialController() }
    @objc public class func title() -> String { "Studio" }
    @NSCopying var path: UIBezierPath?
    @objc public var handler: (@convention(block) (Int) -> Void)?
    @objc public subscript(index: Int) -> Int { index }
}

// An observer that goes takes its observation back.
final class OffsetWatcher: UIView {
    private let list = UIScrollView()

    func watch() {
        list.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
    }

    deinit { list.removeObserver(self, forKeyPath: "contentOffset") }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?,
                               change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard let offset = (change?[.newKey] as? NSValue)?.cgPointValue else { return }
        alpha = offset.y > 0 ? 1 : 0.5
    }
}
