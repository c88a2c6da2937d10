/// The contexts in which drawing code draws, the innermost last.
@MainActor
package enum DrawingContexts {
  /// The contexts of the drawing code that is running, the innermost last.
  package static var stack: [CGContext] = []

  /// Runs drawing code in a new context and returns the marks that it makes.
  package static func record(_ draw: (CGContext) -> Void) -> [DrawnMark] {
    let context = CGContext()
    stack.append(context)
    draw(context)
    stack.removeLast()
    return context.marks
  }
}
