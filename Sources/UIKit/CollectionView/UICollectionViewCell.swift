/// Shows one item of a collection view.
///
/// Source: Apple, UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds what the cell shows; as large as the cell.
  public let contentView = UIView()

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// The segue that the cell's selection performs.
  var selectionSegue: InterfaceSegue?

  /// Makes a cell as a storyboard or a xib has it; of no size at the origin for any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    fill(from: coder, in: UICollectionViewCell.self)
  }

  public required convenience init(reusableWith frame: CGRect) { self.init(frame: frame) }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { updateBackground() }
  }

  /// Whether a finger is about to select the item.
  open var isHighlighted = false {
    didSet { updateBackground() }
  }

  /// A view behind everything else in the cell, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// A view in front of the background while the cell is selected or highlighted.
  ///
  /// It is as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateBackground()
    }
  }

  /// What the cell shows, as a value; `nil` for what the author puts into `contentView`.
  ///
  /// Source: Apple, UICollectionViewCell.contentConfiguration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// Returns what a layout with estimated sizes gives the cell: the size of its content.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = fittingSize(layoutAttributes.size)
    return layoutAttributes
  }

  /// Along which axes the cell may have another size than the layout's.
  var freeAxes = (width: true, height: true)
  /// The view of `contentConfiguration`.
  private(set) var configuredView: (any UIView & UIContentView)?

  private func showConfiguration() {
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    if let view = configuredView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
      return
    }
    configuredView?.removeFromSuperview()
    let view = contentConfiguration.makeContentView()
    configuredView = view
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  private func addContentView() {
    fill(with: contentView, at: 0)
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { fill(with: new, at: index) }
  }

  private func fill(with view: UIView, at index: Int) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: index)
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
