extension UIBarButtonItem.SystemItem {
  /// The item's title; nil for an item that is drawn.
  var words: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The name of the system's symbol that the item shows; nil for others.
  private var symbol: String? {
    switch self {
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .camera: "camera"
    case .trash: "trash"
    default: nil
    }
  }

  /// The item's image, a template for a tint; nil for an item with a title.
  @MainActor
  var glyph: UIImage? {
    if let symbol { return UIImage(systemName: symbol) }
    let path = UIBezierPath()
    switch self {
    case .add:
      path.addLines([(2, 11), (20, 11)], [(11, 2), (11, 20)])
    case .stop, .close:
      path.addLines([(4, 4), (18, 18)], [(18, 4), (4, 18)])
    case .pause:
      path.addLines([(7, 4), (7, 18)], [(15, 4), (15, 18)])
    case .play:
      path.addLines([(5, 3), (19, 11), (5, 19), (5, 3)])
    case .fastForward:
      path.addLines([(2, 5), (11, 11), (2, 17), (2, 5)], [(11, 5), (20, 11), (11, 17), (11, 5)])
    case .rewind:
      path.addLines([(20, 5), (11, 11), (20, 17), (20, 5)], [(11, 5), (2, 11), (11, 17), (11, 5)])
    case .search:
      path.append(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 13, height: 13)))
      path.addLines([(13.5, 13.5), (20, 20)])
    case .refresh:
      path.addArc(
        withCenter: CGPoint(x: 11, y: 12), radius: 7.5, startAngle: -0.6, endAngle: -2.2 + 2 * .pi,
        clockwise: true)
      path.addLines([(17.4, 2.6), (17.4, 8), (12, 8)])
    default:
      return nil
    }
    path.lineWidth = 1.75
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}

extension UIBezierPath {
  /// Adds strokes, each a line through its points.
  ///
  /// *Units*: points.
  fileprivate func addLines(_ strokes: [(CGFloat, CGFloat)]...) {
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { move(to: point) } else { addLine(to: point) }
      }
    }
  }
}
