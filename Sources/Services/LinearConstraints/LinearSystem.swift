/// Linear constraints over variables, and values that satisfy them.
///
/// Required constraints hold exactly. The others follow in the order of their priorities: the total
/// error at one priority is as small as all higher ones allow. Where that leaves a choice, equal
/// systems built by equal calls choose equally.
///
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm"
/// (ACM TOCHI 8, 2001). In place of weighted strengths there is one row of costs for each priority,
/// compared from the highest on; Bland's rule makes the search end.
package struct LinearSystem: Sendable {
  /// The values that a symbol, a column of the tableau, may have.
  enum Kind {
    /// Any value.
    case free
    /// 0 or more.
    case restricted
    /// Only 0: the symbol marks a required equation.
    case fixed
  }

  /// What the system keeps of one constraint.
  struct Entry {
    /// A symbol that only this constraint's equation has.
    var marker: Int
    /// The marker's coefficient in the equation.
    var markerCoefficient: Double
    /// The symbols that count as error; none for a required constraint.
    var errors: [Int]
    /// The constraint's priority.
    var priority: Double
    /// The constant of its expression.
    var constant: Double
  }

  /// The errors at one priority, summed up as costs.
  struct Level {
    /// The priority.
    let priority: Double
    /// The sum.
    var row = Row()
  }

  // Columns of the tableau; `rows` has an equation for each basic symbol.
  var kinds: [Kind] = []
  /// The number of the constraint to which each symbol belongs.
  var owners: [Int?] = []
  /// The equation of each basic symbol; nil for the others.
  var rows: [Row?] = []
  /// For each symbol the basic symbols whose rows contain it; outdated and repeated ones are among
  /// them.
  var occurrences: [[Int]] = []

  /// The costs, the highest priority first.
  var levels: [Level] = []
  /// The constraints by their numbers; nil for removed ones.
  var entries: [Entry] = []
  private var variableSymbols: [Int] = []
  /// Whether the values are the best ones.
  var isOptimal = true

  /// Makes a system without variables.
  package init() {}

  /// Adds a variable, which is 0 until constraints say otherwise.
  ///
  /// - Parameter isNonnegative: Whether its value is never below 0.
  /// - Returns: the variable.
  package mutating func addVariable(isNonnegative: Bool = false) -> Variable {
    variableSymbols.append(addSymbol(isNonnegative ? .restricted : .free))
    return Variable(index: variableSymbols.count - 1)
  }

  /// Finds the values that satisfy the constraints of all priorities best.
  package mutating func solve() {
    guard !isOptimal else { return }
    optimize()
    isOptimal = true
  }

  /// Returns the value that `solve` found for a variable.
  package func value(of variable: Variable) -> Double {
    rows[variableSymbols[variable.index]]?.constant ?? 0
  }

  /// Adds a symbol, a column of the tableau.
  ///
  /// - Parameters:
  ///   - kind: The values that it may have.
  ///   - owner: The number of the constraint to which it belongs.
  /// - Returns: the number of the symbol.
  mutating func addSymbol(_ kind: Kind, owner: Int? = nil) -> Int {
    kinds.append(kind)
    owners.append(owner)
    rows.append(nil)
    occurrences.append([])
    return kinds.count - 1
  }

  /// Returns an expression in terms of the symbols that are not basic.
  func row(for expression: LinearExpression) -> Row {
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      add(variableSymbols[term.variable.index], times: term.coefficient, to: &row)
    }
    return row
  }

  /// Adds a multiple of a symbol to a row, by its equation if it is basic.
  func add(_ symbol: Int, times factor: Double, to row: inout Row) {
    if let basic = rows[symbol] {
      row.add(basic, times: factor)
    } else {
      row.add(symbol, times: factor)
    }
  }

  /// Adds a constraint's errors to the costs of its priority.
  mutating func addCosts(of entry: Entry) {
    guard !entry.errors.isEmpty else { return }
    let index = levels.firstIndex { $0.priority <= entry.priority } ?? levels.count
    if index == levels.count || levels[index].priority != entry.priority {
      levels.insert(Level(priority: entry.priority), at: index)
    }
    for error in entry.errors { add(error, times: 1, to: &levels[index].row) }
    isOptimal = false
  }

  /// Returns the constraints to which the symbols of a row belong, and that of its basic symbol.
  ///
  /// *Shape*: ascending.
  func constraints(in row: Row, of basic: Int? = nil) -> [ConstraintToken] {
    let symbols = row.terms.map(\.symbol) + [basic].compactMap(\.self)
    return Set(symbols.compactMap { owners[$0] }).sorted().map(ConstraintToken.init)
  }
}
