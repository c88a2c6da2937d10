/// All that a flow layout depends on.
struct FlowInput: Hashable {
  /// What a section of a flow layout is made of. Units: points.
  struct Section: Hashable {
    enum Items: Hashable {
      /// So many of one size.
      case alike(Int, CGSize)
      /// Each of its own size.
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
  /// The room for a line: the collection view's width where it scrolls vertically. Units: points.
  var length: CGFloat
  /// Units: pixels a point.
  var scale: CGFloat
}

/// Turns a flow along its own axes into places in the content: lines follow one another *along* the
/// direction of scrolling, items follow one another *across* it.
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
