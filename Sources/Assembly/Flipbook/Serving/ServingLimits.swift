/// What a server takes on; `docs/reliability.md` has the table.
enum ServingLimits {
  /// How many connections are open at once; others are closed at once.
  static let mostConnections = 64
  /// How many wait to be taken.
  static let mostWaiting: Int32 = 64
  /// How long a request may take to come, and a piece of an answer to go.
  ///
  /// *Units*: seconds.
  static let patience = 10.0
  /// *Units*: bytes.
  static let longestHead = 65_536
  /// A message over a WebSocket.
  ///
  /// *Units*: bytes.
  static let longestMessage = 1 << 20
  /// How long the page of `watch` waits for what is new before it asks again.
  ///
  /// *Units*: seconds.
  static let longestWait = 20.0
  /// How much of what a run of `watch` says is kept.
  ///
  /// *Units*: bytes.
  static let mostSaid = 262_144
  /// The pause before another connection is tried where the system has no room for one.
  ///
  /// *Units*: microseconds.
  static let pause: UInt32 = 50_000
}
