/// What counts when a text is measured or drawn in a rectangle.
///
/// Source: Apple, NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text has lines that begin at the top of the rectangle, and not one on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines count with the space their fonts ask below, of which there is none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line that fits ends in an ellipsis where something is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing a text would tell and does not: there is nothing in it.
public final class NSStringDrawingContext: NSObject {}

@MainActor
extension NSAttributedString {
  /// The size of the text on lines as long as they are. Units: points.
  public func size() -> CGSize { block().size(width: .infinity) }

  /// The smallest rectangle that holds the text in lines that end at a width.
  ///
  /// *Units*: points, not rounded; the origin is zero. Without `usesLineFragmentOrigin` only line
  /// breaks of the text itself count.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    var whole = block().size(width: hasLines && size.width > 0 ? size.width : .infinity)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      whole.height = min(whole.height, size.height)
    }
    return CGRect(origin: .zero, size: whole)
  }

  /// Draws the text with the upper left corner of its first line at a point; nothing outside of
  /// drawing code.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text in lines from the top of a rectangle; nothing outside of drawing code.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let block = block()
    let height = min(block.size(width: rect.width).height, rect.height)
    let place = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    guard let text = block.picture(in: place, color: UIColor.black.cgColor) else { return }
    context.mark(text.picture, extent: nil)
  }

  private func block() -> TextBlock {
    let font = UIFont.systemFont(ofSize: 12)
    var block = TextBlock(string: string, font: font, lineBreak: .byWordWrapping, lines: 0)
    block.take(AttributedText(self, font: font, color: .black), overridesStyle: true)
    return block
  }
}

@MainActor
extension NSString {
  /// The size of the text on lines as long as they are. Units: points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// The smallest rectangle that holds the text in lines that end at a width. Units: points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its upper left corner at a point; nothing outside of drawing code.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in lines from the top of a rectangle; nothing outside of drawing code.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: description, attributes: attributes)
  }
}

@MainActor
extension String {
  /// The size of the text on lines as long as they are. Units: points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The smallest rectangle that holds the text in lines that end at a width. Units: points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its upper left corner at a point; nothing outside of drawing code.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in lines from the top of a rectangle; nothing outside of drawing code.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
