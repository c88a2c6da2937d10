/// One equation of the tableau: a basic symbol is `constant` plus the terms.
struct Row {
  struct Term {
    var symbol: Int
    var coefficient: Double
  }

  var constant = 0.0

  /// *Shape*: each symbol at most once, in ascending order; no coefficient is nearly 0.
  private(set) var terms: [Term] = []

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

  /// Adds a multiple of a row, and says which symbols came in with it.
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

  /// Takes a symbol out and gives back what it was multiplied by.
  mutating func remove(_ symbol: Int) -> Double {
    guard let index = index(of: symbol) else { return 0 }
    return terms.remove(at: index).coefficient
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Turns `0 = constant + terms` into an equation for one of the symbols.
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

/// Below this a coefficient or a value is taken for what rounding left of 0.
///
/// Coefficients are near 1 and values below 10⁵, which leaves rounding errors below 10⁻¹⁰.
let roundingError = 1e-8

func isNearlyZero(_ number: Double) -> Bool { abs(number) < roundingError }
