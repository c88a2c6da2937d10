import Foundation
import Pages
import Synchronization

/// Makes what all markers of some pages ask for, several at once.
struct PageWork {
  let pages: [Page]
  let scratch: String
  let scenes: [String: SceneFacts]
  /// *Units*: bytes.
  let limit: Int
  /// How many are made at once.
  let width: Int

  /// Makes everything.
  ///
  /// - Returns: what was made of each block of each page, in their order.
  func make() -> [[MadeBlock]] {
    let makers = pages.enumerated().flatMap { place, page in
      let parts = PlayedParts(of: page, scratch: scratch)
      return page.blocks.enumerated().map { number, block in
        BlockMaker(
          page: page, block: block, parts: parts, scratch: "\(scratch)/\(place)-\(number)",
          scenes: scenes, limit: limit)
      }
    }
    let state = Mutex((next: 0, made: [MadeBlock](repeating: MadeBlock(), count: makers.count)))
    DispatchQueue.concurrentPerform(iterations: min(width, max(1, makers.count))) { _ in
      while true {
        let place = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard makers.indices.contains(place) else { return }
        let made = makers[place].make()
        state.withLock { $0.made[place] = made }
      }
    }
    var rest = state.withLock { $0.made }[...]
    return pages.map { page in
      defer { rest = rest.dropFirst(page.blocks.count) }
      return Array(rest.prefix(page.blocks.count))
    }
  }
}
