/// A rectangle inside a view that is not drawn and that constraints can use.
///
/// Source: Apple, UILayoutGuide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that owns the guide.
  public internal(set) weak var owningView: UIView?

  /// A name for descriptions and logs.
  open var identifier = ""

  /// The frame that the last layout gave to a guide placed by constraints.
  var placedFrame = CGRect.zero

  /// Makes a guide that constraints place once a view owns it.
  public override init() { super.init() }

  init(in view: UIView, identifier: String) {
    super.init()
    owningView = view
    self.identifier = identifier
  }

  /// The frame of the guide.
  ///
  /// *Space*: the owning view's.
  public var layoutFrame: CGRect {
    guard let owningView, let x = span(along: .horizontal, in: owningView),
      let y = span(along: .vertical, in: owningView)
    else { return placedFrame }
    let size = owningView.bounds.size
    return CGRect(
      x: x.start.of(size.width), y: y.start.of(size.height), width: x.length.of(size.width),
      height: y.length.of(size.height))
  }

  /// The size of a guide that constraints place at its view's origin, unless they say another size;
  /// `nil` for one that they place anywhere.
  var keptSize: CGSize? { nil }

  /// Whether the guide's place counts from where its view's content begins, scrolled or not.
  var isInScrolledSpace: Bool {
    owningView.map { span(along: .horizontal, in: $0) == nil } ?? true
  }

  /// Takes the frame that a layout has found.
  func place(in rect: CGRect) { placedFrame = rect }

  /// Returns the guide's place as shares of its view's length; `nil` where constraints place it.
  func span(along axis: NSLayoutConstraint.Axis, in view: UIView) -> Span? { nil }
}

extension UILayoutGuide: LayoutItem {
  var layoutHost: UIView? { owningView }

  var layoutName: String { "UILayoutGuide" + (identifier.isEmpty ? "" : "'\(identifier)'") }
}
