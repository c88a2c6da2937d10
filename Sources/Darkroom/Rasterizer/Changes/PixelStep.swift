import Drawing
import Geometry
import Pixels
import Typography

/// A way of whole pixels.
struct PixelStep: Hashable {
  /// To the right.
  let dx: Int
  /// Down.
  let dy: Int
}

extension PixelRectangle {
  /// Returns the rectangle further on.
  func moved(by step: PixelStep) -> PixelRectangle {
    PixelRectangle(x: x + step.dx, y: y + step.dy, width: width, height: height)
  }
}

extension Extents {
  /// Finds how far a command stands from one that draws the same elsewhere.
  ///
  /// - Parameters:
  ///   - old: the command of one picture.
  ///   - new: the command of another.
  /// - Returns: the way on which every pixel of it goes, unless it is cut off; nil where the commands
  ///   draw something different, or where that is not sure.
  func step(from old: DrawCommand, to new: DrawCommand) -> PixelStep? {
    switch (old, new) {
    case (
      .fill(let outline, let color, let place), .fill(let other, let otherColor, let otherPlace)
    ):
      guard color == otherColor else { return nil }
      if let pixels = alignedPixels(outline, place) {
        guard let otherPixels = alignedPixels(other, otherPlace),
          pixels.size == otherPixels.size
        else { return nil }
        return PixelStep(
          wholeX: otherPixels.minX - pixels.minX, wholeY: otherPixels.minY - pixels.minY)
      }
      return step(of: outline, from: place, to: otherPlace, as: other)
    case (
      .stroke(let outline, let style, let color, let place),
      .stroke(let other, let otherStyle, let otherColor, let otherPlace)
    ):
      guard style == otherStyle, color == otherColor else { return nil }
      return step(of: outline, from: place, to: otherPlace, as: other)
    case (.text(let run, let place), .text(let other, let otherPlace)):
      guard place.isUpright, let step = step(from: place, to: otherPlace), run == other else {
        return nil
      }
      return step
    case (
      .group(let content, let clip, let place, let opacity),
      .group(let other, let otherClip, let otherPlace, let otherOpacity)
    ):
      guard opacity == otherOpacity, let step = step(from: content, to: other) else { return nil }
      switch (clip, otherClip) {
      case (nil, nil): return step
      case (let clip?, let otherClip?):
        let ofClip = self.step(
          from: .fill(clip, .black, transform: place),
          to: .fill(otherClip, .black, transform: otherPlace))
        return ofClip == step ? step : nil
      default: return nil
      }
    case (.masked(let content, let mask), .masked(let other, let otherMask)):
      guard let step = step(from: content, to: other),
        step == self.step(from: mask, to: otherMask)
      else { return nil }
      return step
    default: return nil
    }
  }

  private func step(from old: DisplayList, to new: DisplayList) -> PixelStep? {
    guard old.commands.count == new.commands.count, let first = old.commands.first,
      let step = step(from: first, to: new.commands[0])
    else { return nil }
    let others = zip(old.commands, new.commands).dropFirst()
    return others.allSatisfy { self.step(from: $0, to: $1) == step } ? step : nil
  }

  private func step(
    of outline: Outline, from old: CGAffineTransform, to new: CGAffineTransform, as other: Outline
  ) -> PixelStep? {
    if case .path(let elements, _) = outline, elements.count > Self.mostElements { return nil }
    guard let step = step(from: old, to: new), outline == other else { return nil }
    return step
  }

  /// Longer paths may be drawn in other ways.
  private static let mostElements = 1000

  /// Returns the whole pixels between what two transforms make of a point; nil where they are none,
  /// or where the transforms do not only move.
  private func step(from old: CGAffineTransform, to new: CGAffineTransform) -> PixelStep? {
    guard old.a == new.a, old.b == new.b, old.c == new.c, old.d == new.d,
      (old.tx * scale).fraction == (new.tx * scale).fraction,
      (old.ty * scale).fraction == (new.ty * scale).fraction
    else { return nil }
    return PixelStep(
      wholeX: (new.tx * scale).rounded(.down) - (old.tx * scale).rounded(.down),
      wholeY: (new.ty * scale).rounded(.down) - (old.ty * scale).rounded(.down))
  }

  /// Returns the pixels that a rectangle covers if it covers each of them wholly or not at all.
  func alignedPixels(_ outline: Outline, _ transform: CGAffineTransform) -> CGRect? {
    guard outline.isAligned(by: transform, scale: scale) else { return nil }
    return outline.extent().applying(transform).scaled(by: scale)
  }

  /// Finds whether a command that moves by whole pixels has the same pixels where it is seen before
  /// and after: wherever it lies, or since nothing of it is cut off.
  ///
  /// - Parameters:
  ///   - command: has a step from or to another.
  ///   - part: where it is seen.
  /// - Returns: false where that is not sure.
  func movesPixels(_ command: DrawCommand, seenIn part: PixelRectangle) -> Bool {
    switch command {
    case .fill(let outline, _, let place) where outline.isAligned(by: place, scale: scale):
      return true
    case .text(let run, let place):
      // Texts are laid out before they are drawn.
      guard let ink = try? TextInk.of(run, scale: scale) else { return false }
      return ink.isKept(scale: SIMD2(place.a * scale, place.d * scale))
    case .group(let content, nil, _, 1):
      return content.commands.allSatisfy { movesPixels($0, seenIn: part) }
    case .group(let content, let clip?, let place, 1)
    where clip.isAligned(by: place, scale: scale):
      return content.commands.allSatisfy { movesPixels($0, seenIn: part) }
    default:
      return lies(command, in: part)
        && command.children.allSatisfy { $0.commands.allSatisfy { movesPixels($0, seenIn: part) } }
    }
  }

  private func lies(_ command: DrawCommand, in part: PixelRectangle) -> Bool {
    guard let bounds = command.bounds(scale: scale) else { return false }
    return CGRect(part).contains(bounds)
  }
}

extension PixelStep {
  /// Makes a way of whole numbers; nil where they are too large for any picture.
  fileprivate init?(wholeX: Double, wholeY: Double) {
    guard abs(wholeX) < 0x1p30, abs(wholeY) < 0x1p30 else { return nil }
    self.init(dx: Int(wholeX), dy: Int(wholeY))
  }
}

extension Double {
  /// What is above the next lower whole number.
  var fraction: Double { self - rounded(.down) }
}

extension CGAffineTransform {
  /// Whether nothing turns.
  var isUpright: Bool { b == 0 && c == 0 }
}
