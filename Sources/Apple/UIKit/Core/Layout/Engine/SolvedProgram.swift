import LinearConstraints

/// A layout program with its solution, and the constraints that could not be met.
@MainActor
struct SolvedProgram {
  private var system = LinearSystem()
  private var tokens: [ConstraintToken] = []
  private(set) var conflicts: [LayoutConflict] = []

  init() {}

  /// Solves a program, leaving out one of the required constraints that contradict one another.
  init(_ program: LayoutProgram) {
    var broken: Set<Int> = []
    while let contradiction = add(program, without: broken) {
      let row = program.broken(among: contradiction.others, by: contradiction.newest)
      broken.insert(row)
      conflicts.append(
        LayoutConflict(
          among: (contradiction.others + [contradiction.newest]).map { program.rows[$0] },
          breaking: program.rows[row], in: program))
    }
    system.solve()
  }

  /// Begins anew with the rows of a program.
  ///
  /// - Returns: the first row that contradicts others, with these; `nil` where all can be met.
  private mutating func add(
    _ program: LayoutProgram, without broken: Set<Int>
  ) -> (newest: Int, others: [Int])? {
    system = LinearSystem()
    tokens = []
    for _ in program.items {
      for number in 0..<LayoutProgram.variablesPerItem {
        _ = system.addVariable(isNonnegative: number >= 2)
      }
    }
    var rowsByToken: [ConstraintToken: Int] = [:]
    for (index, row) in program.rows.enumerated() where !broken.contains(index) {
      do {
        let token = try system.add(row.constraint)
        rowsByToken[token] = index
        tokens.append(token)
      } catch {
        return (index, error.others.compactMap { rowsByToken[$0] }.sorted())
      }
    }
    return nil
  }

  /// Takes over the numbers of a program that differs only in numbers.
  ///
  /// - Parameter program: the program.
  ///
  /// - Returns: false when constraints had to be left out, or would have to be.
  mutating func move(to program: LayoutProgram) -> Bool {
    guard conflicts.isEmpty else { return false }
    do {
      try system.setConstants(
        zip(tokens, program.rows).map { ($0, $1.constraint.expression.constant) })
    } catch {
      return false
    }
    system.solve()
    return true
  }

  /// Returns the value of a variable, in points.
  func value(of variable: Variable) -> Double { system.value(of: variable) }

  /// Returns a solution that is as good, with a variable as near to another value as it gets.
  func moving(_ variable: Variable, by distance: Double) -> SolvedProgram {
    var moved = self
    let wish = LinearExpression(variable) - LinearExpression(value(of: variable) + distance)
    // Lower than all priorities, it uses only what constraints leave open.
    _ = try? moved.system.add(LinearConstraint(wish, .equal, priority: Self.wishPriority))
    moved.system.solve()
    return moved
  }

  private static let wishPriority = 0.000001

  /// Returns the place of an item in its superview or the view that owns it.
  ///
  /// - Parameters:
  ///   - item: a view or guide.
  ///   - program: the program that was solved.
  ///
  /// - Returns: `nil` for an item without variables.
  func rect(of item: any LayoutItem, in program: LayoutProgram) -> CGRect? {
    guard let x = program.variables(of: item, along: .horizontal),
      let y = program.variables(of: item, along: .vertical)
    else { return nil }
    return CGRect(
      x: system.value(of: x.start), y: system.value(of: y.start),
      width: system.value(of: x.length), height: system.value(of: y.length))
  }
}

extension LinearConstraintsError {
  /// The constraints that the refused one contradicts.
  fileprivate var others: [ConstraintToken] {
    switch self {
    case .contradiction(let others): others
    case .notFinite: []
    }
  }
}

extension LayoutProgram {
  /// Returns the size of the outermost view in a solution.
  ///
  /// *Units*: points, rounded up to whole pixels.
  func solvedSize(of view: UIView, by solved: SolvedProgram) -> CGSize {
    guard let size = solved.rect(of: view, in: self)?.size else { return .zero }
    let scale = view.window?.screen.scale ?? UIScreen.main.scale
    func round(_ length: CGFloat) -> CGFloat {
      (length * scale - Self.slack).rounded(.up) / scale
    }
    return CGSize(width: round(size.width), height: round(size.height))
  }

  /// The error of a solved value.
  ///
  /// *Units*: pixels.
  private static let slack: CGFloat = 1e-6
}
