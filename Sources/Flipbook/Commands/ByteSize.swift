import ArgumentParser

/// The length of a file as one types it: `200kB`, `1.5MiB`.
struct ByteSize: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  let bytes: Int
  /// As it was typed.
  let description: String

  /// The longest units first, since all end with a B.
  private static let units: [(name: String, bytes: Double)] = [
    ("KiB", 1024), ("MiB", 1_048_576), ("kB", 1000), ("KB", 1000), ("MB", 1_000_000), ("B", 1),
  ]

  /// - Parameter argument: a number and B, kB, MB, KiB or MiB; a number alone is in bytes.
  init?(argument: String) {
    let unit = Self.units.first { argument.hasSuffix($0.name) }
    let digits = argument.dropLast(unit?.name.count ?? 0).filter { $0 != " " }
    guard let number = Double(digits), number.isFinite, number > 0 else { return nil }
    let bytes = (number * (unit?.bytes ?? 1)).rounded(.down)
    guard (1...Self.most).contains(bytes) else { return nil }
    self.bytes = Int(bytes)
    description = argument
  }

  private static let most = 1e15
}
