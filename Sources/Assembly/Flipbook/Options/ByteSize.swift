import ArgumentParser
import Filming

extension ByteSize {
  /// The units, the longest names first, since all end with a B.
  private static let units: [(name: String, bytes: Double)] = [
    ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824), ("kB", 1000), ("KB", 1000),
    ("MB", 1_000_000), ("GB", 1e9), ("B", 1),
  ]

  /// Reads a size as a user types it.
  ///
  /// - Parameter text: a number and B, kB, MB, GB, KiB, MiB or GiB; a number alone is in bytes.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    let unit = Self.units.first { text.hasSuffix($0.name) }
    let digits = text.dropLast(unit?.name.count ?? 0).filter { $0 != " " }
    guard let number = Double(digits),
      case let bytes = (number * (unit?.bytes ?? 1)).rounded(.down), (1...Self.most).contains(bytes)
    else {
      throw ValidationError("give a size from 1 B to 1000000000 MB, as in 200kB or 1.5MiB.")
    }
    self.init(bytes: Int(bytes), description: text)
  }

  private static let most = 1e15
}
