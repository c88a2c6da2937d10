/// A sum of a constant and of variables, each times a number.
package struct LinearExpression: Hashable, Sendable {
  /// A variable times a number.
  package struct Term: Hashable, Sendable {
    /// The variable.
    package var variable: Variable
    /// The number.
    package var coefficient: Double

    /// Makes a term.
    package init(variable: Variable, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms.
  ///
  /// *Shape*: each variable at most once, the older first; no coefficient is 0.
  package private(set) var terms: [Term]

  /// The constant.
  package var constant: Double

  /// Makes an expression without variables.
  package init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Makes an expression of one variable.
  package init(_ variable: Variable) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  /// Whether the expression has no variables.
  package var isConstant: Bool { terms.isEmpty }

  /// Adds a multiple of another expression.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard factor != 0, !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var mine = terms[...]
    for theirs in other.terms {
      while let next = mine.first, next.variable.index < theirs.variable.index {
        sum.append(mine.removeFirst())
      }
      var coefficient = theirs.coefficient * factor
      if let next = mine.first, next.variable == theirs.variable {
        coefficient += mine.removeFirst().coefficient
      }
      if coefficient != 0 {
        sum.append(Term(variable: theirs.variable, coefficient: coefficient))
      }
    }
    terms = sum + mine
  }

  /// Returns the difference.
  package static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  /// Returns the expression times a factor.
  package static func * (factor: Double, expression: Self) -> Self {
    var product = LinearExpression()
    product.add(expression, times: factor)
    return product
  }
}
