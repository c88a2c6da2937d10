import UIKit
import SnapKit
import os.log

@objcMembers final class Download: NSObject {
    dynamic var progress = 0.0
    dynamic var title: String = "" { didSet { titles.append(title) } }
    private(set) var titles: [String] = []
    func step() {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        progress += 0.25
        title = "\(Int(progress * 100)) %"
    }
}

class Toast: Operation {
    private var isOver = false
    let label = UILabel()
    override var isFinished: Bool {
        get { return isOver }
        set { willChangeValue(forKey: "isFinished"); isOver = newValue; didChangeValue(forKey: "isFinished") }
    }
    init(text: String?) { super.init(); label.text = text }
    override func start() { main() }
    override func main() {
        DispatchQueue.main.async(flags: .barrier) {
            UIView.animate(withDuration: 0.2, animations: { self.label.alpha = 0 }) { _ in self.isFinished = true }
        }
    }
}

class WheelAttributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? WheelAttributes, other.angle == angle else { return false }
        return super.isEqual(object)
    }
}

class SpacedLabel: UILabel {
    override var text: String? {
        didSet {
            let whole = NSMutableAttributedString()
            whole.append(NSAttributedString(string: text ?? "", attributes: [.kern: 2]))
            attributedText = whole
        }
    }
}

class DownloadPanel: UIViewController {
    let download = Download()
    let label = SpacedLabel()
    var observation: NSKeyValueObservation?
    private let queue = DispatchQueue(label: "panel", qos: .userInitiated, attributes: .concurrent, target: nil)
    lazy var overlay: UIWindow = { let w = UIWindow(frame: UIScreen.main.bounds); w.windowLevel = UIWindowLevelAlert + 1; return w }()

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = download.observe(\.title, options: [.new]) { [weak self] _, change in self?.label.text = change.newValue }
        download.addObserver(self, forKeyPath: #keyPath(Download.progress), options: [.new, .old], context: nil)
        download.step()
        let isMail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: "a@b")
        URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, response, error in
            guard let http = response as? HTTPURLResponse, http.statusCode == 200 else { return }
            print(isMail, data?.count ?? 0)
        }.resume()
        switch UIDevice.current.userInterfaceIdiom { case .pad, .tv, .carPlay: break; default: break }
        if UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft { view.tintColor = UIColor.groupTableViewBackground }
    }
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        view.alpha = CGFloat((change?[.newKey] as? Double) ?? 1)
    }
}
