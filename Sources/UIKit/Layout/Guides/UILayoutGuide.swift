/// A rectangle inside a view that is not drawn and that constraints can be about.
///
/// Source: Apple, UILayoutGuide.
@MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide is in.
  public internal(set) weak var owningView: UIView?

  /// A name for descriptions and logs.
  open var identifier = ""

  /// Where the last layout put the guide, for those that constraints place.
  var placedFrame = CGRect.zero

  /// A guide that constraints place, once a view has it.
  public override init() { super.init() }

  init(in view: UIView, identifier: String) {
    super.init()
    owningView = view
    self.identifier = identifier
  }

  /// Where the guide is. Space: its view's.
  public var layoutFrame: CGRect {
    guard let owningView, let x = span(along: .horizontal, in: owningView),
      let y = span(along: .vertical, in: owningView)
    else { return placedFrame }
    let size = owningView.bounds.size
    return CGRect(
      x: x.start.of(size.width), y: y.start.of(size.height), width: x.length.of(size.width),
      height: y.length.of(size.height))
  }

  /// How the guide follows from its view alone; nothing where constraints place it.
  func span(along axis: NSLayoutConstraint.Axis, in view: UIView) -> Span? { nil }
}

extension UILayoutGuide: LayoutItem {
  var layoutHost: UIView? { owningView }

  var layoutName: String { "UILayoutGuide" + (identifier.isEmpty ? "" : "'\(identifier)'") }
}
