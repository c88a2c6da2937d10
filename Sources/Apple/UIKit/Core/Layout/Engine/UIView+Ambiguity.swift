import LinearConstraints

extension UIView {
  /// Another place that satisfies the constraints as well as the present one does.
  var otherPlace: CGRect? {
    let root = sequence(first: self, next: \.superview).reduce(self) { $1 }
    let program = LayoutProgram(root: root, isRootFree: false, holdsFloating: false)
    guard let x = program.variables(of: self, along: .horizontal),
      let y = program.variables(of: self, along: .vertical)
    else { return nil }
    let solved = SolvedProgram(program)
    for variable in [x.start, y.start, x.length, y.length] {
      for way in [Self.trial, -Self.trial] {
        let moved = solved.moving(variable, by: way)
        if abs(moved.value(of: variable) - solved.value(of: variable)) > 0.001 {
          return moved.rect(of: self, in: program)
        }
      }
    }
    return nil
  }

  /// How far a view is moved to see whether constraints mind.
  ///
  /// *Units*: points.
  private static let trial = 20.0
}
