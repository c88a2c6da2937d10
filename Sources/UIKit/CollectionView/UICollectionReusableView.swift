/// A view of a collection view that shows one element after another.
///
/// Source: Apple, UICollectionReusableView.
@MainActor
open class UICollectionReusableView: UIView {
  /// What the view was registered as.
  open internal(set) var reuseIdentifier: String?

  /// Where it waits when it is not shown.
  var reuseKey: ReuseKey?

  /// The element shown and the attributes that it has.
  var shown: UICollectionViewLayoutAttributes?

  /// A view of the given place and size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As Apple's, for archives, of which there are none: a view of no size at the origin.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view that `init(frame:)` of its class makes, for a class known only when it runs.
  ///
  /// Swift calls such an initializer on `required` ones only, which `init(frame:)` is not on iOS.
  /// A class that has other designated initializers overrides `init(frame:)`, too.
  public required convenience init(reusableWith frame: CGRect) { self.init(frame: frame) }

  /// The view is about to be shown again: put back what the last use has left.
  open func prepareForReuse() {}

  /// The view has been given other attributes; those that any view has are in place already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Takes over attributes that differ from those it has.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shown, shown.isEqual(attributes) { return }
    shown = attributes.duplicate()
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }

  /// Whether it stands behind another view of the collection view.
  func isBehind(_ other: UICollectionReusableView) -> Bool {
    guard let shown, let shownThere = other.shown else { return false }
    if shown.zIndex != shownThere.zIndex { return shown.zIndex < shownThere.zIndex }
    return shown.element.isBehind(shownThere.element)
  }
}

/// What a view is registered as.
struct ReuseKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// Of supplementary and decoration views.
  var kind: String?
  var identifier: String
}
