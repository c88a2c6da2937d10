import Foundation

/// What shapes letters, one after the other on all threads: layouts, and the metrics of fonts.
///
/// Pango 1.50 may break lines elsewhere where two threads break lines at the same time, even if each
/// has fonts of its own: a film would depend on how its frames met on the threads. So one thread
/// shapes at a time, and all use the same fonts.
enum Shaping {
  private static let lock = NSRecursiveLock()

  /// The right to use Pango, its fonts and what is kept for them, as long as the value lives.
  ///
  /// A thread may take several turns at once; others wait until all have ended. So a turn is short,
  /// and ends on the thread that took it.
  struct Turn: ~Copyable {
    init() { lock.lock() }

    deinit { lock.unlock() }

    /// Finds or makes a value, which is kept as long as the process lives.
    ///
    /// - Parameters:
    ///   - name: what the value is kept under.
    ///   - make: makes the value; nothing is kept where it returns nil.
    /// - Returns: the value; nil where there is none.
    /// - Throws: what `make` throws.
    borrowing func kept<Failure: Error>(
      named name: String, make: () throws(Failure) -> OpaquePointer?
    ) throws(Failure) -> OpaquePointer? {
      if let known = Shaping.known[name] { return known }
      guard let made = try make() else { return nil }
      Shaping.known[name] = made
      return made
    }
  }

  /// The values that are kept, by name.
  ///
  /// Only the holder of a turn may read or change them.
  nonisolated(unsafe) private static var known: [String: OpaquePointer] = [:]
}
