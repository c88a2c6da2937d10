/// A view of a collection view that shows one element now and another one later.
///
/// Source: Apple, UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Called before another layout moves the view in an animation.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after another layout has moved the view in an animation.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The identifier under which the view was registered.
  open internal(set) var reuseIdentifier: String?

  /// The registration to which the view goes back when it is not shown any more.
  var reuseKey: ReuseKey?

  /// The attributes of the element that the view shows; `nil` while it shows none.
  var shown: UICollectionViewLayoutAttributes?

  /// Makes a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view as a storyboard or a xib has it; of no size at the origin for any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = coder.interface(.reuseIdentifier)
    fill(from: coder, in: UICollectionReusableView.self)
  }

  /// Makes a view by `init(frame:)`, for a class that is known only at run time.
  ///
  /// Swift calls only `required` initializers on such a class, and on iOS `init(frame:)` is none. A
  /// class with other designated initializers overrides `init(frame:)`, too.
  public required convenience init(reusableWith frame: CGRect) { self.init(frame: frame) }

  /// Called before the view is used again; overrides undo what the last use has changed.
  open func prepareForReuse() {}

  /// Called when the view gets attributes, after place, transform, alpha and hidden have been set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view asks for in place of a layout's; a layout with estimated
  /// sizes follows cells.
  ///
  /// Source: Apple, UICollectionReusableView.preferredLayoutAttributesFitting(_:).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Sets the attributes that differ from those that the view has.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shown, shown.isEqual(attributes) { return }
    // A view that its author hides stays hidden where it only moves.
    let wasHidden = shown?.isHidden
    shown = attributes.duplicate()
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if wasHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }

  /// Returns true when the view stands behind another one of the collection view.
  func isBehind(_ other: UICollectionReusableView) -> Bool {
    guard let shown, let shownThere = other.shown else { return false }
    if shown.zIndex != shownThere.zIndex { return shown.zIndex < shownThere.zIndex }
    return shown.element.isBehind(shownThere.element)
  }
}

/// The name under which a class of views is registered.
struct ReuseKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var kind: String?
  var identifier: String
}

extension UICollectionReusableView {
  /// Makes an empty view of the class that a data source may give, in place of one that was left out.
  public static func _absent() -> Self {
    let view = _made(self, frame: .zero)
    view.reuseIdentifier = "absent"
    return view
  }
}
