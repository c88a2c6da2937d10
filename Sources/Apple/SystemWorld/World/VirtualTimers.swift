/// Calls that wait for a moment of virtual time.
@MainActor
package struct VirtualTimers {
  /// Identifies a call, to remove it.
  package struct Token: Hashable { fileprivate let number: Int }

  /// When a call is due, and its number in the order of adding.
  private struct Entry {
    let time: TimeInterval
    let number: Int

    func isBefore(_ other: Entry) -> Bool {
      time < other.time || (time == other.time && number < other.number)
    }
  }

  /// A tolerance for times that are sums, less than any step.
  ///
  /// *Units*: seconds.
  private static let slack: TimeInterval = 1e-6

  /// The entries as a heap: none is before the one at half its index.
  ///
  /// Removed calls stay until they come up, or until they are the majority.
  private var heap: [Entry] = []
  private var calls: [Int: @MainActor () -> Void] = [:]
  private var count = 0

  /// Whether no call waits.
  package var isEmpty: Bool { calls.isEmpty }

  /// Adds a call for a time, in seconds since launch.
  package mutating func add(at time: TimeInterval, _ call: @escaping @MainActor () -> Void) -> Token
  {
    count += 1
    calls[count] = call
    heap.append(Entry(time: time, number: count))
    rise(from: heap.count - 1)
    return Token(number: count)
  }

  /// Removes a call that is not due any more.
  package mutating func remove(_ token: Token) {
    calls[token.number] = nil
    guard heap.count > 2 * calls.count + Self.fewest else { return }
    // A sorted list is a heap.
    heap = heap.filter { calls[$0.number] != nil }.sorted { $0.isBefore($1) }
  }

  /// Removes and returns the next call that is due; the earliest first, then in the order of
  /// adding.
  mutating func takeDue(at time: TimeInterval) -> (@MainActor () -> Void)? {
    while let first = heap.first, first.time <= time + Self.slack {
      takeFirst()
      if let call = calls.removeValue(forKey: first.number) { return call }
    }
    return nil
  }

  /// The number of removed entries below which removing them is not worth the work.
  private static let fewest = 64

  private mutating func takeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while true {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard child < heap.count, heap[child].isBefore(heap[place]) else { return }
      heap.swapAt(place, child)
      place = child
    }
  }

  private mutating func rise(from start: Int) {
    var place = start
    while place > 0, heap[place].isBefore(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }
}
