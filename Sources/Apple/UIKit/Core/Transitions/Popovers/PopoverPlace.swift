/// Where a popover stands and its arrow points.
///
/// *Space*: the container's, in points.
struct PopoverPlace {
  /// The frame of bubble and arrow.
  let frame: CGRect
  let arrow: UIPopoverArrowDirection
  /// The middle of the arrow along its side of the frame, from the left or from the top.
  let arrowCentre: CGFloat
  /// Whether the bubble has the size that it asks for.
  let isWhole: Bool

  static let nowhere = PopoverPlace(
    frame: .zero, arrow: .unknown, arrowCentre: 0, isWhole: false)

  private init(
    frame: CGRect, arrow: UIPopoverArrowDirection, arrowCentre: CGFloat, isWhole: Bool
  ) {
    self.frame = frame
    self.arrow = arrow
    self.arrowCentre = arrowCentre
    self.isWhole = isWhole
  }

  /// Finds the place of a popover on one side of what it belongs to.
  ///
  /// - Parameters:
  ///   - size: the size of the content.
  ///   - anchor: what the arrow points at.
  ///   - area: where the popover may be.
  ///   - arrow: where its arrow is.
  init(_ size: CGSize, at anchor: CGRect, in area: CGRect, arrow: UIPopoverArrowDirection) {
    let arrowHeight = PopoverMetrics.arrow.height
    let isUpright = arrow == .up || arrow == .down
    let room: CGFloat =
      switch arrow {
      case .up: area.maxY - anchor.maxY
      case .down: anchor.minY - area.minY
      case .left: area.maxX - anchor.maxX
      default: anchor.minX - area.minX
      }
    let along = isUpright ? size.height : size.width
    let across = isUpright ? size.width : size.height
    let length = max(0, min(along + arrowHeight, room))
    let width = min(across, isUpright ? area.width : area.height)
    let middle = isUpright ? anchor.midX : anchor.midY
    let (least, most) = isUpright ? (area.minX, area.maxX) : (area.minY, area.maxY)
    let start = min(max(middle - width / 2, least), most - width)
    let edge = PopoverMetrics.cornerRadius + PopoverMetrics.arrow.width / 2
    arrowCentre = min(max(middle - start, edge), max(edge, width - edge))
    frame =
      switch arrow {
      case .up: CGRect(x: start, y: anchor.maxY, width: width, height: length)
      case .down: CGRect(x: start, y: anchor.minY - length, width: width, height: length)
      case .left: CGRect(x: anchor.maxX, y: start, width: length, height: width)
      default: CGRect(x: anchor.minX - length, y: start, width: length, height: width)
      }
    self.arrow = arrow
    isWhole = length >= along + arrowHeight && width >= across
  }
}

/// The measures of popovers.
///
/// *Units*: points.
///
/// Source: known of phones and iPads.
enum PopoverMetrics {
  static let cornerRadius: CGFloat = 13
  static let arrow = CGSize(width: 37, height: 13)
  /// The size of a content that asks for none.
  static let size = CGSize(width: 320, height: 480)
  static let shadowRadius: CGFloat = 20
  /// *Units*: 0...1.
  ///
  /// Unspecified by Apple: chosen.
  static let shadowOpacity: Float = 0.2
  /// How long a popover takes to appear and to go.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  static let duration: TimeInterval = 0.25
}
