extension LinearSystem {
  /// Makes a symbol basic by giving it an equation.
  mutating func install(_ row: Row, for symbol: Int) {
    for term in row.terms { occurrences[term.symbol].append(symbol) }
    rows[symbol] = row
  }

  /// Replaces a symbol by its equation everywhere, and makes it basic.
  mutating func substitute(_ row: Row, for symbol: Int) {
    for basic in basicSymbols(with: symbol) { substitute(row, for: symbol, in: basic) }
    occurrences[symbol] = []
    for index in levels.indices {
      let coefficient = levels[index].row.remove(symbol)
      if coefficient != 0 { levels[index].row.add(row, times: coefficient) }
    }
    install(row, for: symbol)
  }

  private mutating func substitute(_ row: Row, for symbol: Int, in basic: Int) {
    guard var changed = rows[basic] else { return }
    rows[basic] = nil
    let coefficient = changed.remove(symbol)
    changed.add(row, times: coefficient) { occurrences[$0].append(basic) }
    rows[basic] = changed
  }

  /// Returns the basic symbols whose rows contain a symbol.
  ///
  /// *Shape*: ascending.
  func basicSymbols(with symbol: Int) -> [Int] {
    var found: [Int] = []
    for basic in occurrences[symbol].sorted() where basic != found.last {
      if let row = rows[basic], row.coefficient(of: symbol) != 0 { found.append(basic) }
    }
    return found
  }

  /// Exchanges a basic symbol for one of its row.
  mutating func pivot(_ leaving: Int, _ entering: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.solve(for: entering, insteadOf: leaving)
    substitute(row, for: entering)
  }

  /// Lowers the costs until no symbol lowers one without raising a more important one.
  mutating func optimize() {
    while let entering = cheaperSymbol(), let leaving = leavingSymbol(for: entering) {
      pivot(leaving, entering)
    }
  }

  /// Returns the first symbol whose rise lowers a cost, by Bland's rule.
  private func cheaperSymbol() -> Int? {
    var found: Int?
    for (index, level) in levels.enumerated() {
      for term in level.row.terms where term.coefficient < 0 && kinds[term.symbol] != .fixed {
        if let found, found <= term.symbol { break }
        guard levels[..<index].allSatisfy({ $0.row.coefficient(of: term.symbol) <= 0 })
        else { continue }
        found = term.symbol
      }
    }
    return found
  }

  /// Returns the restricted symbol that is the first to reach 0 when another one rises.
  ///
  /// - Parameters:
  ///   - entering: The symbol that rises.
  ///   - preferred: The symbol that wins a tie; otherwise the first wins, by Bland's rule.
  /// - Returns: nil if no symbol limits the rise.
  func leavingSymbol(for entering: Int, preferred: Int? = nil) -> Int? {
    var found: (symbol: Int, rise: Double)?
    for basic in basicSymbols(with: entering) where kinds[basic] == .restricted {
      guard let row = rows[basic] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let rise = -row.constant / coefficient
      let isFirst = found.map { rise < $0.rise || (rise == $0.rise && basic == preferred) } ?? true
      if isFirst { found = (basic, rise) }
    }
    return found?.symbol
  }
}
