/// One equation of the tableau: a basic symbol is `constant` plus the terms.
struct Row {
  /// A symbol times a number.
  struct Term {
    /// The symbol.
    var symbol: Int
    /// The number.
    var coefficient: Double
  }

  /// The constant.
  var constant = 0.0

  /// The terms.
  ///
  /// *Shape*: each symbol at most once, in ascending order; no coefficient is nearly 0.
  private(set) var terms: [Term] = []

  /// Returns a symbol's coefficient; 0 if the row does not contain it.
  func coefficient(of symbol: Int) -> Double {
    guard let index = index(of: symbol) else { return 0 }
    return terms[index].coefficient
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Int, times factor: Double) {
    let index = firstIndex(notBefore: symbol)
    if index < terms.count, terms[index].symbol == symbol {
      terms[index].coefficient += factor
      if isNearlyZero(terms[index].coefficient) { terms.remove(at: index) }
    } else if !isNearlyZero(factor) {
      terms.insert(Term(symbol: symbol, coefficient: factor), at: index)
    }
  }

  /// Adds a multiple of another row.
  ///
  /// - Parameters:
  ///   - other: The row to add.
  ///   - factor: How many times it is added.
  ///   - onNewSymbol: Is called with each symbol that the row did not contain before.
  mutating func add(_ other: Row, times factor: Double, onNewSymbol: (Int) -> Void = { _ in }) {
    constant += other.constant * factor
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    for theirs in other.terms {
      while mine < terms.count, terms[mine].symbol < theirs.symbol {
        sum.append(terms[mine])
        mine += 1
      }
      var coefficient = theirs.coefficient * factor
      let isKnown = mine < terms.count && terms[mine].symbol == theirs.symbol
      if isKnown {
        coefficient += terms[mine].coefficient
        mine += 1
      }
      guard !isNearlyZero(coefficient) else { continue }
      sum.append(Term(symbol: theirs.symbol, coefficient: coefficient))
      if !isKnown { onNewSymbol(theirs.symbol) }
    }
    sum.append(contentsOf: terms[mine...])
    terms = sum
  }

  /// Removes a symbol.
  ///
  /// - Returns: its coefficient; 0 if the row did not contain it.
  mutating func remove(_ symbol: Int) -> Double {
    guard let index = index(of: symbol) else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Multiplies the constant and all coefficients.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Turns `0 = constant + terms` into an equation for one of its symbols.
  mutating func solve(for symbol: Int) {
    let coefficient = remove(symbol)
    multiply(by: -1 / coefficient)
  }

  /// Turns an equation for `basic` into one for `symbol`.
  mutating func solve(for symbol: Int, insteadOf basic: Int) {
    add(basic, times: -1)
    solve(for: symbol)
  }

  private func index(of symbol: Int) -> Int? {
    let index = firstIndex(notBefore: symbol)
    return index < terms.count && terms[index].symbol == symbol ? index : nil
  }

  private func firstIndex(notBefore symbol: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The magnitude below which a coefficient or a value counts as 0 with a rounding error.
///
/// Coefficients are near 1 and values below 10⁵, so rounding errors are below 10⁻¹⁰.
let roundingError = 1e-8

/// Returns true when a number is 0 but for rounding errors.
func isNearlyZero(_ number: Double) -> Bool { abs(number) < roundingError }
