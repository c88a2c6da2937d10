/// Linear constraints over variables, and values that meet them.
///
/// Required constraints hold exactly. The others are met in the order of their priorities: the sum
/// of what is missing at one priority is as small as all higher ones allow. Where that leaves a
/// choice, equal systems built by equal calls choose equally.
///
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm"
/// (ACM TOCHI 8, 2001), with one row of costs a priority, compared from the highest on, in place of
/// weighted strengths, and with Bland's rule, so that it ends.
package struct LinearSystem: Sendable {
  /// What values a column of the tableau may have.
  enum Kind {
    /// Any value.
    case free
    /// 0 or more.
    case restricted
    /// None but 0: it marks a required equation.
    case fixed
  }

  struct Entry {
    /// A symbol of this equation alone, and its coefficient in it.
    var marker: Int
    var markerCoefficient: Double
    /// What counts as missing, below `required`.
    var errors: [Int]
    var priority: Double
    var constant: Double
  }

  /// What is missing at one priority.
  struct Level {
    let priority: Double
    var row = Row()
  }

  // Columns of the tableau; `rows` has an equation for each symbol that is basic.
  var kinds: [Kind] = []
  var owners: [Int?] = []
  var rows: [Row?] = []
  /// Which basic symbols have a symbol in their rows: all that do and some that did, some twice.
  var occurrences: [[Int]] = []

  /// The highest priority first.
  var levels: [Level] = []
  var entries: [Entry?] = []
  private var variableSymbols: [Int] = []
  var isOptimal = true

  package init() {}

  /// A new variable; 0 until constraints say otherwise.
  package mutating func addVariable(isNonnegative: Bool = false) -> Variable {
    variableSymbols.append(addSymbol(isNonnegative ? .restricted : .free))
    return Variable(index: variableSymbols.count - 1)
  }

  /// Brings the variables to where the constraints of all priorities are met best.
  package mutating func solve() {
    guard !isOptimal else { return }
    optimize()
    isOptimal = true
  }

  /// What `solve` found for a variable.
  package func value(of variable: Variable) -> Double {
    rows[variableSymbols[variable.index]]?.constant ?? 0
  }

  mutating func addSymbol(_ kind: Kind, owner: Int? = nil) -> Int {
    kinds.append(kind)
    owners.append(owner)
    rows.append(nil)
    occurrences.append([])
    return kinds.count - 1
  }

  /// An expression in terms of what is not basic.
  func row(for expression: LinearExpression) -> Row {
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      add(variableSymbols[term.variable.index], times: term.coefficient, to: &row)
    }
    return row
  }

  func add(_ symbol: Int, times factor: Double, to row: inout Row) {
    if let basic = rows[symbol] {
      row.add(basic, times: factor)
    } else {
      row.add(symbol, times: factor)
    }
  }

  /// Adds `factor` times what is missing of a constraint to the costs of its priority.
  mutating func addCosts(of entry: Entry, times factor: Double) {
    guard !entry.errors.isEmpty else { return }
    let index = levels.firstIndex { $0.priority <= entry.priority } ?? levels.count
    if index == levels.count || levels[index].priority != entry.priority {
      levels.insert(Level(priority: entry.priority), at: index)
    }
    for error in entry.errors { add(error, times: factor, to: &levels[index].row) }
    isOptimal = false
  }

  /// The constraints whose symbols are in a row, and that of its basic symbol. Shape: ascending.
  func constraints(in row: Row, of basic: Int? = nil) -> [ConstraintToken] {
    let symbols = row.terms.map(\.symbol) + [basic].compactMap(\.self)
    return Set(symbols.compactMap { owners[$0] }).sorted().map(ConstraintToken.init)
  }
}
