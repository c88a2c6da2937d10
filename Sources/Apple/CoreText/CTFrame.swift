import UIKitGround

/// A text that is broken into lines.
///
/// Source: Apple, CTFramesetter.
@preconcurrency @MainActor
public final class CTFramesetter: NSObject {
  let text: NSAttributedString

  fileprivate init(_ text: NSAttributedString) { self.text = text }
}

/// A text in its lines, in the rectangle around a path.
///
/// Source: Apple, CTFrame.
@preconcurrency @MainActor
public final class CTFrame: NSObject {
  fileprivate let text: NSAttributedString
  fileprivate let box: CGRect
  fileprivate let path: CGPath

  fileprivate init(_ text: NSAttributedString, in path: CGPath) {
    (self.text, self.path, box) = (text, path, path.boundingBoxOfPath)
  }
}

/// Takes a text to be broken into lines.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Breaks a part of a text into lines, in the rectangle around a path; a length of 0 is for the rest.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.text.part(stringRange), in: path) }

/// Returns the size that a part of a text takes where it has so much room.
///
/// *Units*: points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let text = framesetter.text.part(stringRange)
  fitRange?.pointee = CFRangeMake(stringRange.location, text.length)
  return text.boundingRect(
    with: constraints, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil
  ).size
}

/// Draws a text in its lines, from the top of its rectangle, in a context whose +y is up.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  context.drawUpright(at: CGPoint(x: frame.box.minX, y: frame.box.maxY)) {
    frame.text.draw(in: CGRect(origin: .zero, size: frame.box.size))
  }
}

/// Returns the path in whose rectangle a text stands.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

extension NSAttributedString {
  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(0, range.location), length)
    let count = range.length > 0 ? min(range.length, length - start) : length - start
    return attributedSubstring(from: NSRange(location: start, length: count))
  }
}

extension CGContext {
  /// Draws what stands with +y down in a space with +y up.
  ///
  /// - Parameters:
  ///   - point: the origin of what is drawn.
  ///   - draw: draws it.
  func drawUpright(at point: CGPoint, _ draw: () -> Void) {
    saveGState()
    concatenate(textMatrix)
    translateBy(x: point.x, y: point.y)
    scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(self)
    draw()
    UIGraphicsPopContext()
    restoreGState()
  }
}
