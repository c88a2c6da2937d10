/// Calls that wait for a moment of virtual time.
@MainActor
struct VirtualTimers {
  /// Names one call, to take it back.
  struct Token: Hashable { fileprivate let number: Int }

  private struct Entry {
    let token: Token
    let time: TimeInterval
    let call: @MainActor () -> Void
  }

  /// What adding up seconds may lose; less than any step. Units: seconds.
  private static let slack: TimeInterval = 1e-6

  private var entries: [Entry] = []
  private var count = 0

  /// Whether nothing waits.
  var isEmpty: Bool { entries.isEmpty }

  /// Units: `time` in seconds since launch.
  mutating func add(at time: TimeInterval, _ call: @escaping @MainActor () -> Void) -> Token {
    count += 1
    let token = Token(number: count)
    entries.append(Entry(token: token, time: time, call: call))
    return token
  }

  mutating func remove(_ token: Token) { entries.removeAll { $0.token == token } }

  /// The next call whose time has come, the earliest first, in order of coming where they tie.
  mutating func takeDue(at time: TimeInterval) -> (@MainActor () -> Void)? {
    guard
      let index = entries.indices.min(by: { entries[$0].time < entries[$1].time }),
      entries[index].time <= time + Self.slack
    else { return nil }
    return entries.remove(at: index).call
  }
}
