/// Returns those of `names` that `mistyped` may have meant, nearest first.
///
/// *Shape*: at most three; empty when nothing is near.
func nearestNames(to mistyped: String, among names: [String]) -> [String] {
  let mistyped = mistyped.lowercased()
  let near = names.enumerated().compactMap { index, name -> (distance: Int, index: Int)? in
    let name = name.lowercased()
    let begins = !mistyped.isEmpty && (name.hasPrefix(mistyped) || mistyped.hasPrefix(name))
    let distance = begins ? 1 : editDistance(mistyped, name)
    // With a third of the letters wrong it is a slip; with more it is another word.
    return distance <= max(2, name.count / 3) ? (distance, index) : nil
  }
  return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    .prefix(3).map { names[$0.index] }
}

/// Returns a question for what may have been meant, or `otherwise` when nothing is near.
func nearestNamesAsked(
  for mistyped: String, among names: [String], otherwise: String
) -> String {
  let near = nearestNames(to: mistyped, among: names)
  return near.isEmpty ? otherwise : "Did you mean \(near.joined(separator: " or "))?"
}

/// Returns how many single changes turn one word into the other.
///
/// A change adds, removes or replaces a letter, or swaps it with its neighbour.
///
/// Source: Damerau, "A technique for computer detection and correction of spelling errors", 1964.
func editDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first)
  let b = Array(second)
  var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in 0...a.count { rows[i][0] = i }
  for j in 0...b.count { rows[0][j] = j }
  for i in a.indices {
    for j in b.indices {
      let replaced = rows[i][j] + (a[i] == b[j] ? 0 : 1)
      var least = min(replaced, rows[i][j + 1] + 1, rows[i + 1][j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        least = min(least, rows[i - 1][j - 1] + 1)
      }
      rows[i + 1][j + 1] = least
    }
  }
  return rows[a.count][b.count]
}
