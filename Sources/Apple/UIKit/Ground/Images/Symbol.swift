/// A symbol of the system, and how it looks.
struct Symbol: Hashable, Sendable {
  /// The size, weight and scale of a symbol; what is left open follows the surroundings.
  struct Look: Hashable, Sendable {
    /// *Units*: points; 0 for open.
    var pointSize: CGFloat = 0
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    /// The colour of the whole symbol; nil for that of its surroundings.
    var color: CGColor?

    /// Returns this look with all that another one says.
    func applying(_ other: Look) -> Look {
      Look(
        pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
    }
  }

  /// Apple's name.
  let name: String
  let shape: SymbolShape
  var look = Look()
  /// The colour that the symbol was given; nil for black.
  var tint: CGColor?

  /// *Units*: points.
  var pointSize: CGFloat { look.pointSize > 0 ? look.pointSize : 17 }

  /// The size of the image.
  ///
  /// It is as wide as the symbol's ink and as high as the square in which all symbols are drawn, so
  /// that symbols of one configuration stand on one height.
  ///
  /// *Units*: points, in whole pixels of the screen.
  @MainActor
  var size: CGSize {
    let side = SymbolShape.side + boldness + 2 * Self.margin
    let width = shape.bounds.width + boldness + 2 * Self.margin
    return CGSize(width: width * unit, height: side * unit).roundedUpToPixels
  }

  /// The drawing, in the middle of the image.
  @MainActor
  var picture: Picture {
    let size = size
    let context = CGContext()
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: unit, y: unit)
    context.translateBy(x: -shape.bounds.midX, y: -SymbolShape.side / 2)
    context.setLineWidth(boldness)
    context.setLineJoin(.round)
    for part in shape.parts {
      context.addPath(CGPath(elements: part.elements))
      context.fillPath(using: part.isEvenOdd ? .evenOdd : .winding)
      guard boldness > 0 else { continue }
      context.addPath(CGPath(elements: part.elements))
      context.strokePath()
    }
    let picture = Picture(context.marks, cutTo: CGRect(origin: .zero, size: size))
    return (tint ?? look.color).map(picture.tinted) ?? picture
  }

  /// The room around the ink.
  ///
  /// *Units*: of the icon's square.
  private static let margin: CGFloat = 0.5

  /// Points for a unit of the icon's square.
  ///
  /// A circle of the medium scale is 1.1 times as high as the size of the text beside it, one of the
  /// small scale 0.78 times as high as that, one of the large scale 1.28 times.
  ///
  /// Unspecified by Apple: chosen, near what iOS shows.
  private var unit: CGFloat {
    let factor: CGFloat =
      switch look.scale {
      case .small: 0.78
      case .default, .unspecified, .medium: 1
      case .large: 1.28
      }
    return pointSize * 1.1 * factor / SymbolShape.side
  }

  /// The width by which all strokes are thicker than those of the regular weight.
  ///
  /// Unspecified by Apple: chosen.
  ///
  /// *Units*: of the icon's square, in which regular strokes are 1 wide.
  private var boldness: CGFloat {
    switch look.weight {
    case .unspecified, .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.2
    case .semibold: 0.4
    case .bold: 0.6
    case .heavy: 0.8
    case .black: 1
    }
  }
}
