import Drawing

/// How far from Inter's own places letters of the system's design stand, so that a text is as wide
/// as a phone's.
///
/// Source: docs/measurements.md, "Widths of text".
enum Tracking {
  /// Returns the distance that is added behind each letter; negative where letters come closer.
  ///
  /// *Units*: points.
  static func distance(of typeface: Typeface) -> Double {
    guard typeface.design == .system, typeface.isTracked else { return 0 }
    return (ofRegular(typeface.size) + more(for: typeface)) / 1000 * typeface.size
  }

  /// The distances between regular letters by their sizes: on a line between two rows, and beyond the
  /// first and the last row as there.
  ///
  /// *Units*: points; thousandths of the size.
  private static let table: [(size: Double, distance: Double)] = [
    (9, 19), (10, 12), (11, 8), (12, 2), (13, -7), (14, -12), (15, -13), (16, -15), (17, -18),
    (18, -19), (20, -26), (22, -25), (24, -22), (26, -15), (28, -11), (30, -7), (36, -8),
    (40, -11), (50, -10), (60, -11), (80, -15),
  ]

  private static func ofRegular(_ size: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].distance
    }
    guard next > 0 else { return table[0].distance }
    let (low, high) = (table[next - 1], table[next])
    let part = (size - low.size) / (high.size - low.size)
    return low.distance + part * (high.distance - low.distance)
  }

  /// Returns how much farther apart letters of a weight stand than regular ones: Inter's grow less
  /// wide with their weight than a phone's.
  ///
  /// *Units*: thousandths of the size.
  private static func more(for typeface: Typeface) -> Double {
    let hundreds = Double(VariableFont.system.nearestWeight(to: typeface.weight) - 400) / 100
    let part = VariableFont.partOfSizes(of: typeface)
    return hundreds > 0 ? hundreds * (5.3 - 2 * part) : hundreds * 5 * part
  }
}
