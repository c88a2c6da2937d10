import Foundation

/// The making of layouts, one after the other on all threads.
///
/// Pango 1.50 gives each thread fonts of its own, as long as each thread has its own font map. Yet
/// where two threads break lines at the same time, one may break them elsewhere: a film would
/// depend on how its frames met on the threads.
enum Shaping {
  private static let lock = NSLock()

  /// Makes a layout while no other is made.
  ///
  /// - Parameter make: makes the layout; must not make another.
  /// - Returns: the layout.
  /// - Throws: what `make` throws.
  static func alone<Made: ~Copyable, Failure: Error>(
    _ make: () throws(Failure) -> Made
  ) throws(Failure) -> Made {
    lock.lock()
    defer { lock.unlock() }
    return try make()
  }
}
