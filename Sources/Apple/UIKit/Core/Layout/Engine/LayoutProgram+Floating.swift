import LinearConstraints

extension LayoutProgram {
  /// Returns the first item of each chain along an axis that equations tie to one another, and to no
  /// place: as the first of a column whose upper edge was forgotten.
  ///
  /// Unspecified by Apple: where ambiguous layout puts such a chain. As reported, at 0.
  func floating(along axis: Axis) -> [any LayoutItem] {
    let offset = axis == .horizontal ? 0 : 1
    let width = Self.variablesPerItem
    var leaders = Array(items.indices)
    var isHeld = [Bool](repeating: false, count: items.count)
    func leader(of item: Int) -> Int {
      var item = item
      while leaders[item] != item { item = leaders[item] }
      return item
    }
    for row in rows where row.constraint.relation == .equal {
      let starts = row.constraint.expression.terms.filter { $0.variable.index % width == offset }
      guard let first = starts.first else { continue }
      var chain = leader(of: first.variable.index / width)
      var isHeldHere = abs(starts.reduce(0) { $0 + $1.coefficient }) > Self.coefficientSlack
      for term in starts {
        let other = leader(of: term.variable.index / width)
        isHeldHere = isHeldHere || isHeld[other]
        // The first item of a chain leads it.
        leaders[max(chain, other)] = min(chain, other)
        chain = min(chain, other)
      }
      isHeld[chain] = isHeldHere || isHeld[chain]
    }
    return items.indices.filter { leaders[$0] == $0 && !isHeld[$0] }.map { items[$0] }
  }

  /// The error of a sum of coefficients.
  private static let coefficientSlack = 1e-9
}
