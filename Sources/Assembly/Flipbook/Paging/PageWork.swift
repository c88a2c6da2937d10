import Pages

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
    var rest = ConcurrentWork.results(makers.count, width: width) { makers[$0].make() }[...]
    return pages.map { page in
      defer { rest = rest.dropFirst(page.blocks.count) }
      return Array(rest.prefix(page.blocks.count))
    }
  }
}
