/// How a text is measured or drawn in a rectangle.
///
/// Source: Apple, NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text has several lines, of which the first begins at the top of the rectangle.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Adds the leading of the fonts to the lines; here it is 0.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Ends the last line that fits in an ellipsis where text is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Information on a drawn text.
public final class NSStringDrawingContext: NSObject {
  /// How much smaller than its font a text may be drawn; recorded only, for none is.
  public var minimumScaleFactor: CGFloat = 0
  /// How much smaller than its font the text was drawn: not at all.
  public var actualScaleFactor: CGFloat { 1 }
}

@MainActor
extension NSAttributedString {
  /// Returns the size of the text without wrapping its lines.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor public func size() -> CGSize { block().size(width: .infinity) }

  /// Returns the smallest rectangle that holds the text when it wraps at a width.
  ///
  /// Without `usesLineFragmentOrigin` only the text's own line breaks count.
  ///
  /// *Units*: points, not rounded; the origin is zero.
  @preconcurrency @MainActor public func boundingRect(
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

  /// Draws the text with the upper left corner of its first line at a point.
  ///
  /// It draws nothing outside of drawing code.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size()))
  }

  /// Draws the text in lines from the top of a rectangle, inside of drawing code.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let block = block()
    let height = min(block.size(width: rect.width).height, rect.height)
    let place = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    guard let text = block.picture(in: place, color: UIColor.black.cgColor) else { return }
    context.mark(text.picture, extent: nil)
  }

  /// Draws the text from the top of a rectangle, inside of drawing code.
  ///
  /// Without `usesLineFragmentOrigin` it is one line, whose baseline begins at the rectangle's origin.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard !options.contains(.usesLineFragmentOrigin) else { return draw(in: rect) }
    let ascent =
      (length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil)?.ascender
      ?? UIFont.systemFont(ofSize: 12).ascender
    draw(at: CGPoint(x: rect.minX, y: rect.minY - ascent))
  }

  /// Returns the text to be measured and drawn.
  package func block() -> TextBlock {
    let font = UIFont.systemFont(ofSize: 12)
    var block = TextBlock(string: string, font: font, lineBreak: .byWordWrapping, lines: 0)
    block.take(AttributedText(self, font: font, color: .black), overridesStyle: true)
    return block
  }
}

@MainActor
extension NSString {
  /// Returns the size of the text without wrapping its lines.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    attributed(attrs).size()
  }

  /// Returns the smallest rectangle that holds the text when it wraps at a width.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its upper left corner at a point, inside of drawing code.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in lines from the top of a rectangle, inside of drawing code.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text from the top of a rectangle, inside of drawing code.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: description, attributes: attributes)
  }
}

@MainActor
extension String {
  /// Returns the size of the text without wrapping its lines.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the smallest rectangle that holds the text when it wraps at a width.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its upper left corner at a point, inside of drawing code.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in lines from the top of a rectangle, inside of drawing code.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text from the top of a rectangle, inside of drawing code.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
