import UIKit

// What public samples do, each of which stopped a file once.

/// A model that is observed by key paths, as the rewriter leaves it.
public class DownloadModel: NSObject {
  public var progress: Double = 0 { didSet { tellObservers(of: self) } }
}

/// Notes what of an app's odds and ends happens, and when.
public class IdiomsController: UIViewController {
  public var notes: [String] = []
  public let model = DownloadModel()
  private var observation: NSKeyValueObservation?
  private let label = SpacedLabel()
  private let queue = DispatchQueue(
    label: "idioms", qos: .userInitiated, attributes: .concurrent, autoreleaseFrequency: .inherit,
    target: nil)
  public lazy var overlay: UIWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = UIWindow.Level.alert + 1
    return window
  }()

  public override func viewDidLoad() {
    super.viewDidLoad()
    observation = model.observe(\.progress, options: [.initial, .new]) {
      [weak self] model, change in
      self?.notes.append("progress \(change.newValue ?? -1)")
    }
    label.text = "spaced"
    notes.append("label \(label.attributedText?.length ?? 0)")
    let text = NSMutableAttributedString()
    let small = UIFont.systemFont(ofSize: 3)
    text.append(NSAttributedString(string: "two", attributes: [.font: small]))
    notes.append("text \(text.length)")
    queue.async(flags: .barrier) { self.model.progress = 0.5 }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.1) { self.notes.append("wall") }
    if let url = URL(string: "https://example.com") {
      URLSession.shared.dataTask(with: url) { data, response, error in
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
          self.notes.append("no network")
          return
        }
      }.resume()
    }
    let all: [String] = ["Anna", "Ben", "Hanna"]
    let names: [String] = all.filter {
      NSPredicate(format: "SELF CONTAINS[c] %@", "anna").evaluate(with: $0)
    }
    notes.append(names.joined(separator: " "))
    objc_sync_enter(self)
    objc_sync_exit(self)
    switch UIDevice.current.userInterfaceIdiom {
    case .pad, .tv, .carPlay, .mac: notes.append("other")
    default: notes.append("phone")
    }
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    overlay.isHidden = false
  }
}

/// A label that sets its own attributes.
public class SpacedLabel: UILabel {
  public override var text: String? {
    didSet { attributedText = NSAttributedString(string: text ?? "", attributes: [.kern: 1.5]) }
  }
}

/// A button's wave on a layer of its own, which is made only by its own initializer.
public class WaveLayer: CAShapeLayer {
  public init(radius: CGFloat) {
    super.init()
    path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: radius, height: radius)).cgPath
  }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  // What the rewriter writes.
  public required convenience init(presenting layer: CALayer?) {
    if let layer { self.init(layer: layer) } else { self.init(radius: 0) }
  }
}
