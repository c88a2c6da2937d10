extension LinearSystem {
  /// Adds a constraint, which takes effect with `solve`.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: a token to change or remove it with.
  /// - Throws: `contradiction` if required constraints exclude it, `notFinite`; the system is then
  ///   unchanged.
  @discardableResult
  package mutating func add(
    _ constraint: LinearConstraint
  ) throws(LinearConstraintsError) -> ConstraintToken {
    let expression = constraint.expression
    guard expression.constant.isFinite, constraint.priority.isFinite,
      expression.terms.allSatisfy(\.coefficient.isFinite)
    else { throw .notFinite }

    let number = entries.count
    var row = row(for: expression)
    let entry = addSymbols(for: constraint, number, to: &row)
    if let subject = subject(of: row) {
      row.solve(for: subject)
      substitute(row, for: subject)
    } else if let only = onlyFixed(row) {
      guard isNearlyZero(row.constant) else {
        throw .contradiction(others: only.filter { $0.number != number })
      }
      row.constant = 0
      row.solve(for: entry.marker)
      install(row, for: entry.marker)
    } else {
      try enter(row, entry, number)
    }
    entries.append(entry)
    addCosts(of: entry)
    return ConstraintToken(number: number)
  }

  /// Adds the symbols that make the constraint an equation, such as `expression + slack - error =
  /// 0`.
  private mutating func addSymbols(
    for constraint: LinearConstraint, _ number: Int, to row: inout Row
  ) -> Entry {
    var entry = Entry(
      marker: 0, markerCoefficient: 1, errors: [], priority: constraint.priority,
      constant: constraint.expression.constant)
    switch constraint.relation {
    case .lessOrEqual, .greaterOrEqual:
      entry.marker = addSymbol(.restricted, owner: number)
      entry.markerCoefficient = constraint.relation == .lessOrEqual ? 1 : -1
      if !constraint.isRequired {
        let error = addSymbol(.restricted, owner: number)
        row.add(error, times: -entry.markerCoefficient)
        entry.errors = [error]
      }
    case .equal where constraint.isRequired:
      entry.marker = addSymbol(.fixed, owner: number)
    case .equal:
      entry.marker = addSymbol(.restricted, owner: number)
      entry.markerCoefficient = -1
      let below = addSymbol(.restricted, owner: number)
      row.add(below, times: 1)
      entry.errors = [entry.marker, below]
    }
    row.add(entry.marker, times: entry.markerCoefficient)
    return entry
  }

  /// Returns a symbol for which `0 = row` can be solved while all restricted symbols stay at 0 or
  /// above.
  private func subject(of row: Row) -> Int? {
    if let free = row.terms.first(where: { kinds[$0.symbol] == .free }) { return free.symbol }
    let isNew = { (symbol: Int) in
      kinds[symbol] == .restricted && (owners[symbol] == nil || owners[symbol] == entries.count)
        && occurrences[symbol].isEmpty
    }
    let candidates = row.terms.map(\.symbol).filter {
      row.coefficient(of: $0) * row.constant <= 0 && isNew($0)
    }
    // The constraint's own symbols leave at 0 the variables that already are as it asks.
    return candidates.first { owners[$0] != nil } ?? candidates.first
  }

  /// Returns the constraints of a row whose symbols are all fixed; nil for any other row.
  private func onlyFixed(_ row: Row) -> [ConstraintToken]? {
    guard row.terms.allSatisfy({ kinds[$0.symbol] == .fixed }) else { return nil }
    return constraints(in: row)
  }

  /// Adds an equation for which the present values have to change.
  ///
  /// An artificial symbol takes what is missing, and is removed once it has been brought to 0.
  private mutating func enter(
    _ row: Row, _ entry: Entry, _ number: Int
  ) throws(LinearConstraintsError) {
    var row = row
    if row.constant < 0 { row.multiply(by: -1) }
    let artificial = addSymbol(.restricted)
    install(row, for: artificial)
    while let missing = rows[artificial], !isNearlyZero(missing.constant),
      let entering = missing.terms.first(where: {
        $0.coefficient < 0 && kinds[$0.symbol] != .fixed
      })?.symbol,
      let leaving = leavingSymbol(for: entering, preferred: artificial)
    {
      pivot(leaving, entering)
    }
    if var rest = rows[artificial] {
      rows[artificial] = nil
      guard isNearlyZero(rest.constant) else {
        throw .contradiction(others: constraints(in: rest).filter { $0.number != number })
      }
      rest.constant = 0
      let subject = rest.terms.first { kinds[$0.symbol] != .fixed }?.symbol ?? entry.marker
      rest.solve(for: subject)
      substitute(rest, for: subject)
    }
    for basic in basicSymbols(with: artificial) { _ = rows[basic]?.remove(artificial) }
    for index in levels.indices { _ = levels[index].row.remove(artificial) }
    occurrences[artificial] = []
  }
}
