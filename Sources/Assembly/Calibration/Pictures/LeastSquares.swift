/// Sums up weighted observations of a few unknown numbers, and solves for them.
struct LeastSquares {
  private let count: Int
  private var matrix: [Double]
  private var right: [Double]

  /// Makes an empty system.
  ///
  /// - Parameter count: how many numbers are unknown.
  init(_ count: Int) {
    self.count = count
    matrix = Array(repeating: 0, count: count * count)
    right = Array(repeating: 0, count: count)
  }

  /// Adds an observation: that `row` times the unknown numbers is `value`.
  @inline(__always)
  mutating func add(_ row: UnsafeBufferPointer<Double>, _ value: Double, weight: Double) {
    for i in 0..<count {
      let scaled = row[i] * weight
      right[i] += scaled * value
      for j in i..<count { matrix[i * count + j] += scaled * row[j] }
    }
  }

  /// Draws an unknown number to a value, as strongly as a share of all that was observed of it.
  mutating func hold(_ index: Int, at value: Double, share: Double, least: Double) {
    let strength = matrix[index * count + index] * share + least
    matrix[index * count + index] += strength
    right[index] += strength * value
  }

  /// Returns the numbers that fit best; `nil` where the observations do not tell them all.
  func solution() -> [Double]? {
    var (matrix, right) = (matrix, right)
    for i in 0..<count {
      for j in 0..<i { matrix[i * count + j] = matrix[j * count + i] }
    }
    for column in 0..<count {
      let pivot = (column..<count).max {
        abs(matrix[$0 * count + column]) < abs(matrix[$1 * count + column])
      }
      guard let pivot, abs(matrix[pivot * count + column]) > Self.least else { return nil }
      if pivot != column {
        for j in 0..<count { matrix.swapAt(pivot * count + j, column * count + j) }
        right.swapAt(pivot, column)
      }
      for row in 0..<count where row != column {
        let share = matrix[row * count + column] / matrix[column * count + column]
        guard share != 0 else { continue }
        for j in column..<count { matrix[row * count + j] -= share * matrix[column * count + j] }
        right[row] -= share * right[column]
      }
    }
    return (0..<count).map { right[$0] / matrix[$0 * count + $0] }
  }

  /// Below this, a system has no one solution.
  private static let least = 1e-9
}
