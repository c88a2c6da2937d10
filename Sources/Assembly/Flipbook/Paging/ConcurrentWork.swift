import Foundation
import Synchronization

/// Work of which several pieces are done at once.
enum ConcurrentWork {
  /// Makes something for each number, the lowest first.
  ///
  /// - Parameters:
  ///   - count: how many there are, counted from 0.
  ///   - width: how many are made at once.
  ///   - make: makes one; it is called from several threads.
  /// - Returns: what was made, in the order of the numbers.
  static func results<Result: Sendable>(
    _ count: Int, width: Int, _ make: @Sendable (Int) -> Result
  ) -> [Result] {
    let state = Mutex((next: 0, made: [Result?](repeating: nil, count: count)))
    DispatchQueue.concurrentPerform(iterations: min(width, count)) { _ in
      while true {
        let number = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard number < count else { return }
        let made = make(number)
        state.withLock { $0.made[number] = made }
      }
    }
    return state.withLock { $0.made }.compactMap(\.self)
  }
}
