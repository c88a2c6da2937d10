/// Everything on which a flow layout depends.
struct FlowInput: Hashable {
  /// The sizes, spacings and insets of one section.
  ///
  /// *Units*: points.
  struct Section: Hashable {
    enum Items: Hashable {
      /// A number of items of one size.
      case alike(Int, CGSize)
      /// Items that have a size each.
      case sized([CGSize])

      var count: Int {
        switch self {
        case .alike(let count, _): count
        case .sized(let sizes): sizes.count
        }
      }

      subscript(item: Int) -> CGSize {
        switch self {
        case .alike(_, let size): size
        case .sized(let sizes): sizes[item]
        }
      }
    }

    var items: Items
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var inset: UIEdgeInsets
    var header: CGSize
    var footer: CGSize
  }

  var direction: UICollectionView.ScrollDirection
  var sections: [Section]
  /// The length of a line: the collection view's width where it scrolls vertically.
  ///
  /// *Units*: points.
  var length: CGFloat
  /// The scale of the screen.
  ///
  /// *Units*: pixels a point.
  var scale: CGFloat
}

/// The two axes of a flow layout, turned into the content's x and y.
///
/// Lines follow one another *along* the direction of scrolling, the items of a line *across* it.
struct FlowAxes: Hashable {
  let direction: UICollectionView.ScrollDirection

  func along(_ size: CGSize) -> CGFloat { direction == .vertical ? size.height : size.width }

  func across(_ size: CGSize) -> CGFloat { direction == .vertical ? size.width : size.height }

  func along(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    direction == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  func along(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    direction == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  func across(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    direction == .vertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    direction == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    let origin =
      direction == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    return CGRect(origin: origin, size: size)
  }
}
