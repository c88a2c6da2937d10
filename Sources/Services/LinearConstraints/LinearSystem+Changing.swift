extension LinearSystem {
  /// Gives expressions other constants, which takes effect with `solve`.
  ///
  /// The best values so far are changed as little as possible, so that they follow smoothly.
  ///
  /// - Parameter changes: The constraints and their new constants.
  /// - Throws: `contradiction` if required constraints exclude the change, `notFinite`; the system
  ///   is then unchanged.
  package mutating func setConstants(
    _ changes: [(token: ConstraintToken, constant: Double)]
  ) throws(LinearConstraintsError) {
    guard changes.allSatisfy(\.constant.isFinite) else { throw .notFinite }
    solve()
    let old = changes.map { ($0.token, entries[$0.token.number].constant) }
    for (token, constant) in changes { shift(token, to: constant) }
    isOptimal = false
    if let contradiction = restoreSigns() {
      for (token, constant) in old.reversed() { shift(token, to: constant) }
      _ = restoreSigns()
      throw .contradiction(others: contradiction)
    }
  }

  /// Changes a constant by moving the constraint's marker, which comes to the same.
  private mutating func shift(_ token: ConstraintToken, to constant: Double) {
    let entry = entries[token.number]
    entries[token.number].constant = constant
    let shift = (constant - entry.constant) / entry.markerCoefficient
    rows[entry.marker]?.constant -= shift
    for basic in basicSymbols(with: entry.marker) {
      guard let coefficient = rows[basic]?.coefficient(of: entry.marker) else { continue }
      rows[basic]?.constant += coefficient * shift
    }
  }

  /// Brings restricted symbols back to 0 or above at the least cost, by the dual simplex method.
  ///
  /// - Returns: the constraints that exclude one another; nil if it succeeded.
  private mutating func restoreSigns() -> [ConstraintToken]? {
    while let leaving = rows.indices.first(where: isOutOfPlace), let row = rows[leaving] {
      guard kinds[leaving] == .restricted, let entering = cheapestSymbol(in: row) else {
        return constraints(in: row, of: leaving)
      }
      pivot(leaving, entering)
    }
    return nil
  }

  private func isOutOfPlace(_ symbol: Int) -> Bool {
    guard let row = rows[symbol] else { return false }
    switch kinds[symbol] {
    case .free: return false
    case .restricted: return row.constant < -roundingError
    case .fixed: return !isNearlyZero(row.constant)
    }
  }

  /// Returns the symbol that raises a row at the least cost; the first of several.
  private func cheapestSymbol(in row: Row) -> Int? {
    var found: (symbol: Int, costs: [Double])?
    for term in row.terms where term.coefficient > 0 && kinds[term.symbol] != .fixed {
      let costs = levels.map { $0.row.coefficient(of: term.symbol) / term.coefficient }
      guard let best = found, !isLess(costs, best.costs) else {
        found = (term.symbol, costs)
        continue
      }
    }
    return found?.symbol
  }
}

/// Returns true when the first cost that differs is lower.
private func isLess(_ costs: [Double], _ others: [Double]) -> Bool {
  for (cost, other) in zip(costs, others) where !isNearlyZero(cost - other) { return cost < other }
  return false
}
