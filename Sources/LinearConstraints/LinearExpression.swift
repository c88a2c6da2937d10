/// A sum of variables, each times a number, and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// A variable times a number.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(variable: Variable, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// *Shape*: each variable at most once, the older first; no coefficient is 0.
  package private(set) var terms: [Term]

  package var constant: Double

  /// An expression without variables.
  package init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// One variable.
  package init(_ variable: Variable) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  /// Whether there is no variable in it.
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

  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right)
    return sum
  }

  package static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  package static func * (factor: Double, expression: Self) -> Self {
    var product = LinearExpression()
    product.add(expression, times: factor)
    return product
  }
}
