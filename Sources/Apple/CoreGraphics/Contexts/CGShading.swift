/// Colours that a function says, along a line or between circles.
///
/// Source: Apple, CGShading.
public final class CGShading {
  /// Where the colours go.
  enum Course {
    case axis(CGPoint, CGPoint)
    case circles(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  let course: Course
  let gradient: CGGradient
  let options: CGGradientDrawingOptions

  /// Makes colours along a line.
  ///
  /// - Parameters:
  ///   - space: what the numbers of the function mean.
  ///   - start: where the domain of the function begins, in points.
  ///   - end: where it ends, in points.
  ///   - function: returns the parts of a colour, its alpha last.
  ///   - extendStart: whether the first colour goes on before the start.
  ///   - extendEnd: whether the last colour goes on after the end.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) { self.init(.axis(start, end), space, function, extendStart, extendEnd) }

  /// Makes colours from one circle to another around the same point.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .circles(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
  }

  private init?(
    _ course: Course, _ space: CGColorSpace, _ function: CGFunction, _ before: Bool, _ after: Bool
  ) {
    var parts: [CGFloat] = []
    let count = space.numberOfComponents + 1
    for step in 0..<Self.samples {
      var color = function.values(at: CGFloat(step) / CGFloat(Self.samples - 1)).prefix(count)
      while color.count < count { color.append(1) }
      parts += color
    }
    guard
      let gradient = CGGradient(
        colorSpace: space, colorComponents: parts, locations: nil, count: Self.samples)
    else { return nil }
    (self.course, self.gradient) = (course, gradient)
    var options: CGGradientDrawingOptions = []
    if before { options.insert(.drawsBeforeStartLocation) }
    if after { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  /// How often the function is asked; colours in between are mixed.
  private static let samples = 65
}

extension CGContext {
  /// Draws a shading all over the clip.
  ///
  /// Source: Apple, CGContext.drawShading(_:).
  public func drawShading(_ shading: CGShading) {
    switch shading.course {
    case .axis(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .circles(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: shading.options)
    }
  }
}
