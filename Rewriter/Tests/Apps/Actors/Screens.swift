// What apps derive from UIKit's classes, and call from closures of timers, queues and tasks.
import Combine
import UIKit

class Table: UITableViewController {
  var token: NSObjectProtocol?; var bag = Set<AnyCancellable>(); var obs: NSKeyValueObservation?
  lazy var names: [String] = { ["a"] }()
  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] n in self?.reload(n) }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] t in
      self?.tick(); t.invalidate()
    }
    Task { await self.fetch() }; Task.detached { await self.fetch() }
    Task { @MainActor in self.tick() }
    let s = Suit.allCases.map(\.rawValue)
    print(s, Countdown(n: 3).map { $0 * 2 }, Person() == Child(), [Score(name: "a")].max() as Any)
    obs = Model().observe(\.n, options: [.new]) { [weak self] m, c in self?.tick() }
    let op = BlockOperation { self.tick() }; OperationQueue.main.addOperation(op)
    OperationQueue().addOperation { helper() == 3 ? self.tick() : () }
    Thread.detachNewThread { helper() == 3 ? print("a") : () }
    UIView.animate(withDuration: 1) {
      self.tick()
    } completion: { _ in
      self.tick()
    }
    let d = Dictionary(grouping: [Score(name: "a")], by: \.name); print(d)
    perform(#selector(tick), with: nil, afterDelay: 0)
  }
  @objc func tick() {}
  func reload(_ n: Notification) {}
  func fetch() async {
    try? await Task.sleep(nanoseconds: 1)
    await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { c.resume() }
    }
  }
  deinit { token.map(NotificationCenter.default.removeObserver); obs?.invalidate(); tick() }
}

protocol Reusable: AnyObject { static var id: String { get } }

extension Reusable where Self: UIView {
  static var id: String { String(describing: self) }
  static func nib() -> Self { Self.init(frame: .zero) }
}

extension UITableViewCell: Reusable {}

class Tag: UILabel { override class var layerClass: AnyClass { CAGradientLayer.self } }

class Cell: UICollectionViewCell {
  static let reuse = "c"; var onTap: (() -> Void)?
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
}

class Flow: UICollectionViewFlowLayout {
  override func prepare() {}; override init() { super.init() }
  required init?(coder a: NSCoder) { super.init(coder: a) }
}

class Attr: UICollectionViewLayoutAttributes {
  var a: CGFloat = 0
  override func copy(with zone: NSZone? = nil) -> Any {
    let c = super.copy(with: zone) as! Attr; c.a = a; return c
  }; override func isEqual(_ o: Any?) -> Bool { (o as? Attr)?.a == a && super.isEqual(o) }
}

class Lay: CALayer {
  @objc var p: CGFloat = 0; override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer); if let l = layer as? Lay { p = l.p } }
  required init?(coder: NSCoder) { fatalError() }
  override class func needsDisplay(forKey k: String) -> Bool {
    k == "p" || super.needsDisplay(forKey: k)
  }; override func draw(in c: CGContext) {}
  override func action(forKey k: String) -> CAAction? { nil }
}

class Img: UIImageView {
  override var image: UIImage? {
    didSet {}
    willSet {}
  }
}

extension Array where Element: UIView { func hideAll() { forEach { $0.isHidden = true } } }

extension Notification.Name { static let x = Notification.Name("x") }

class Diff: UIViewController {
  enum S: Hashable { case m }; struct I: Hashable { let id = UUID() }
  var ds: UITableViewDiffableDataSource<S, I>!
  func f() {
    var s = NSDiffableDataSourceSnapshot<S, I>(); s.appendSections([.m]); s.appendItems([I()])
    ds.apply(s)
  }
}
