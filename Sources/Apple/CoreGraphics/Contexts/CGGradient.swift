import Drawing
import Geometry

import class Foundation.NSArray

/// Colours that blend into one another, for a context to draw along a line or between circles.
///
/// Source: Apple, CGGradient.
public final class CGGradient: Sendable {
  /// The colours and their places, rising.
  let stops: [Gradient.Stop]

  /// Makes a gradient of `CGColor`s; `nil` without a colour.
  ///
  /// - Parameters:
  ///   - space: The space in which colours are blended: sRGB, whichever is given.
  ///   - colors: The colours, at least one.
  ///   - locations: The places of the colours, 0...1 and as many; at even distances for `nil`.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
    self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Makes a gradient of colours as numbers, alpha last; `nil` without a colour.
  ///
  /// - Parameters:
  ///   - space: What the numbers mean.
  ///   - components: The numbers of all colours, one colour after the other, 0...1.
  ///   - locations: The places of the colours, 0...1; at even distances for `nil`.
  ///   - count: The number of colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let step = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * step)
    }
    self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  private init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let rgb = color.rgb
      return Gradient.Stop(
        min(max(locations.map { Double($0[index]) } ?? even, 0), 1),
        Color(color) ?? Color(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: 0))
    }
    // Those at one place keep their order.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}

/// Where a gradient goes on beyond its ends.
///
/// Source: Apple, CGGradientDrawingOptions.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
