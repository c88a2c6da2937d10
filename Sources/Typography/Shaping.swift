import Foundation

/// What shapes letters, one after the other on all threads: layouts, and the metrics of fonts.
///
/// Pango 1.50 gives each thread fonts of its own, as long as each thread has its own font map. Yet
/// where two threads break lines at the same time, one may break them elsewhere: a film would
/// depend on how its frames met on the threads.
enum Shaping {
  private static let lock = NSLock()

  /// Shapes letters while no other thread does.
  ///
  /// - Parameter make: what shapes letters; must not call this again.
  /// - Returns: what was made.
  /// - Throws: what `make` throws.
  static func alone<Made: ~Copyable, Failure: Error>(
    _ make: () throws(Failure) -> Made
  ) throws(Failure) -> Made {
    lock.lock()
    defer { lock.unlock() }
    return try make()
  }
}
