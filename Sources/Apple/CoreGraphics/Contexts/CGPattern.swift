import Drawing
import Geometry

/// A drawing that is repeated over what is filled.
///
/// Its cells stand side by side from the origin of the space that is drawn in.
///
/// Source: Apple, CGPattern.
@preconcurrency @MainActor
public final class CGPattern {
  private let bounds: CGRect
  private let step: CGSize
  private let matrix: CGAffineTransform
  /// Whether cells have colours of their own.
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let draw: CGPatternDrawPatternCallback?

  /// Makes a pattern.
  ///
  /// - Parameters:
  ///   - info: what the callback is given.
  ///   - bounds: the cell, in points.
  ///   - matrix: maps the pattern; only its scale and its move count.
  ///   - xStep: the distance of two cells, in points.
  ///   - yStep: the distance of two rows, in points.
  ///   - tiling: how distances may be rounded; they never are.
  ///   - isColored: whether the callback sets colours of its own.
  ///   - callbacks: what draws a cell.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep > 0, yStep > 0 else { return nil }
    (self.info, self.bounds, self.matrix, self.isColored) = (info, bounds, matrix, isColored)
    step = CGSize(width: xStep * abs(matrix.a), height: yStep * abs(matrix.d))
    draw = callbacks.pointee.drawPattern
  }

  /// Draws a cell, in a colour where the pattern has none of its own.
  func color(_ components: [CGFloat]) -> CGColor {
    let own = isColored ? nil : CGPattern.color(components.dropLast(), alpha: components.last ?? 1)
    let marks = DrawingContexts.record(by: { "a pattern" }, in: bounds) { context in
      if let own {
        context.setFillColor(own)
        context.setStrokeColor(own)
      }
      context.clip(to: bounds)
      draw?(info, context)
    }
    let pattern = ColorPattern(DisplayList(marks.commands(through: matrix)), size: step)
    let color = CGColor(pattern: pattern)
    return isColored ? color.copy(alpha: components.last ?? 1) ?? color : color
  }

  private static func color(_ values: [CGFloat].SubSequence, alpha: CGFloat) -> CGColor {
    let values = Array(values)
    return values.count >= 3
      ? CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
      : CGColor(gray: values.first ?? 0, alpha: alpha)
  }
}

/// Draws a cell of a pattern; what the pattern was given comes first.
public typealias CGPatternDrawPatternCallback =
  @MainActor (
    UnsafeMutableRawPointer?, CGContext
  ) -> Void

/// Called when a pattern is gone, which never happens before the film ends.
public typealias CGPatternReleaseInfoCallback = @MainActor (UnsafeMutableRawPointer?) -> Void

/// What draws the cells of a pattern.
///
/// Source: Apple, CGPatternCallbacks.
public struct CGPatternCallbacks {
  /// The version, 0; recorded only.
  public var version: UInt32
  /// Draws a cell as soon as a context takes the pattern, in the space of the cell; nil for
  /// nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Would release what the pattern was given; recorded only, see `CGPatternReleaseInfoCallback`.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Makes callbacks; the version is 0.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// How the distances of a pattern's cells may be rounded.
///
/// Source: Apple, CGPatternTiling.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

extension CGContext {
  /// Fills with a pattern from now on.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - components: its opacity; before it, the colour of a pattern that has none of its own.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    let count = pattern.isColored ? 1 : (state.fillSpace?.numberOfComponents ?? 1) + 1
    state.fillColor = pattern.color(
      Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Sets what the numbers of a pattern's colour mean that is set afterwards.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
}
