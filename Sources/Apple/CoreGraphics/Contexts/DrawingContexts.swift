import Geometry

/// The contexts in which drawing code draws, the innermost last.
@MainActor
package enum DrawingContexts {
  /// The contexts of the drawing code that is running, the innermost last.
  package static var stack: [CGContext] = []

  /// Runs drawing code in a new context.
  ///
  /// - Parameters:
  ///   - author: names for messages what is drawn.
  ///   - bounds: the rectangle that is drawn in; `nil` where none is known.
  ///   - draw: the drawing code.
  /// - Returns: the marks that it makes.
  package static func record(
    by author: @escaping @MainActor () -> String, in bounds: CGRect? = nil,
    _ draw: (CGContext) -> Void
  ) -> [DrawnMark] {
    let context = CGContext(bounds: bounds)
    context.author = author
    stack.append(context)
    draw(context)
    stack.removeLast()
    while !context.layers.isEmpty { context.endTransparencyLayer() }
    let marks = context.marks.filter(\.hasOnlyNumbers)
    if marks.count < context.marks.count {
      tellOnce?(
        "The drawing of \(author()) lacks what has a coordinate that is infinite or not a number.")
    }
    return marks
  }
}
