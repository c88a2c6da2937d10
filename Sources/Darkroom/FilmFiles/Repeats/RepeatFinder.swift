/// Cuts the symbols of a drawing into copies of earlier ones and those that stand for themselves, as
/// deflate and lossless WebP tell them.
///
/// Of the copies that begin somewhere, it takes the one that is worth most by rough prices. Where the
/// next one is worth more, it waits for that.
struct RepeatFinder: Sendable {
  /// Symbols side by side.
  struct Piece: Hashable, Sendable {
    let length: Int
    /// How many symbols before them the same stand; 0 where they stand for themselves.
    let distance: Int
  }

  /// What a format can tell, and what that takes.
  struct Terms: Sendable {
    /// What a symbol takes that stands for itself.
    ///
    /// *Units*: bits, about.
    var literal: Int
    /// What a copy takes from the row above, from the symbol before, or from as far as the last copy.
    ///
    /// *Units*: bits, about.
    var near: Int
    /// What any other copy takes.
    ///
    /// *Units*: bits, about.
    var far: Int
    /// The fewest symbols that a copy can have.
    var shortest: Int
    /// How many symbols back a copy may begin.
    var farthest: Int
    /// How many symbols tell places apart that are looked up, 2 or 4.
    var hashed = 4
    /// How many copies and symbols that stand for themselves there may be.
    var most = Int.max
  }

  /// The last place of each few symbols that are told apart by their hash; -1 is none.
  private var heads: [Int32] = []
  /// For each place, the one before with the same hash.
  private var links: [Int32] = []

  /// Cuts symbols into pieces.
  ///
  /// - Parameters:
  ///   - symbols: row after row; less than 2³¹.
  ///   - width: how many symbols a row has.
  ///   - terms: what can be told.
  /// - Returns: the pieces in order, which hold each symbol once; nil when there are too many.
  mutating func pieces(
    of symbols: UnsafeBufferPointer<UInt32>, width: Int, _ terms: Terms
  ) -> [Piece]? {
    guard let start = symbols.baseAddress else { return [] }
    var bits = Self.fewestBits
    while bits < Self.mostBits, 1 << bits < symbols.count { bits += 1 }
    if heads.count < 1 << bits { heads = Array(repeating: -1, count: 1 << bits) }
    if links.count < symbols.count { links = Array(repeating: -1, count: symbols.count) }
    return heads.withUnsafeMutableBufferPointer { heads in
      links.withUnsafeMutableBufferPointer { links in
        guard let heads = heads.baseAddress, let links = links.baseAddress else { return nil }
        heads.update(repeating: -1, count: 1 << bits)
        var walk = RepeatWalk(
          symbols: start, count: symbols.count, width: width, terms: terms, heads: heads,
          links: links, shift: UInt64(64 - bits))
        return walk.pieces()
      }
    }
  }

  /// How many bits a hash has.
  private static let (fewestBits, mostBits) = (10, 15)
}

/// Some symbols while they are cut.
private struct RepeatWalk {
  let symbols: UnsafePointer<UInt32>
  let count: Int
  let width: Int
  let terms: RepeatFinder.Terms
  let heads: UnsafeMutablePointer<Int32>
  let links: UnsafeMutablePointer<Int32>
  let shift: UInt64
  /// How far back the last copy began; 0 before the first.
  private var lastDistance = 0

  /// A copy, and how many bits it saves; 0 for none.
  private typealias Copy = (worth: Int, length: Int, distance: Int)

  init(
    symbols: UnsafePointer<UInt32>, count: Int, width: Int, terms: RepeatFinder.Terms,
    heads: UnsafeMutablePointer<Int32>, links: UnsafeMutablePointer<Int32>, shift: UInt64
  ) {
    (self.symbols, self.count, self.width, self.terms) = (symbols, count, width, terms)
    (self.heads, self.links, self.shift) = (heads, links, shift)
  }

  mutating func pieces() -> [RepeatFinder.Piece]? {
    var pieces: [RepeatFinder.Piece] = []
    var items = 0
    var (place, literals) = (0, 0)
    while place < count {
      var copy = bestCopy(at: place)
      remember(place)
      while copy.worth > 0, copy.length < Self.longestWait, place + 1 < count {
        let next = bestCopy(at: place + 1)
        guard next.worth > copy.worth + terms.literal else { break }
        literals += 1
        place += 1
        remember(place)
        copy = next
      }
      guard copy.worth > 0 else {
        (literals, place) = (literals + 1, place + 1)
        guard items + literals <= terms.most else { return nil }
        continue
      }
      if literals > 0 { pieces.append(RepeatFinder.Piece(length: literals, distance: 0)) }
      items += literals + 1
      guard items <= terms.most else { return nil }
      literals = 0
      pieces.append(RepeatFinder.Piece(length: copy.length, distance: copy.distance))
      lastDistance = copy.distance
      // What comes after a long copy hardly begins within it.
      if copy.length < Self.longEnough {
        for inner in place + 1..<place + copy.length { remember(inner) }
      }
      place += copy.length
    }
    if literals > 0 { pieces.append(RepeatFinder.Piece(length: literals, distance: 0)) }
    return pieces
  }

  /// Beside a copy that is longer, no other is looked for.
  private static let longEnough = 256
  /// A copy that is longer is taken without looking at the next.
  private static let longestWait = 1024
  /// How many earlier places are looked at.
  private static let mostPlaces = 32

  private func bestCopy(at place: Int) -> Copy {
    var best: Copy = (0, 0, 0)
    consider(width, at: place, terms.near, &best)
    if best.length < Self.longEnough { consider(1, at: place, terms.near, &best) }
    if best.length < Self.longEnough, lastDistance > 1, lastDistance != width {
      consider(lastDistance, at: place, terms.near + 3, &best)
    }
    guard place + terms.hashed <= count else { return best }
    var other = Int(heads[hash(place)])
    var places = Self.mostPlaces
    while other >= 0, places > 0, best.length < Self.longEnough, place - other <= terms.farthest {
      let end = place + best.length
      if end < count, symbols[other + best.length] == symbols[end] {
        consider(place - other, at: place, terms.far, &best)
      }
      other = Int(links[other])
      places -= 1
    }
    return best
  }

  /// Takes a copy from a distance if it is worth more than the best one.
  @inline(__always)
  private func consider(_ distance: Int, at place: Int, _ price: Int, _ best: inout Copy) {
    guard distance <= place, distance <= terms.farthest else { return }
    let length = self.length(of: place, from: place - distance)
    let worth = length * terms.literal - price
    if worth > best.worth, length >= terms.shortest { best = (worth, length, distance) }
  }

  /// Counts how many symbols equal those from another place on.
  @inline(__always)
  private func length(of place: Int, from other: Int) -> Int {
    let (bytes, others) = (UnsafeRawPointer(symbols + place), UnsafeRawPointer(symbols + other))
    let most = count - place
    var length = 0
    while length + 4 <= most {
      let difference =
        bytes.loadUnaligned(fromByteOffset: 4 * length, as: SIMD2<UInt64>.self)
        ^ others.loadUnaligned(fromByteOffset: 4 * length, as: SIMD2<UInt64>.self)
      guard difference[0] | difference[1] == 0 else { break }
      length += 4
    }
    while length < most, symbols[place + length] == symbols[other + length] { length += 1 }
    return length
  }

  @inline(__always)
  private func remember(_ place: Int) {
    guard place + terms.hashed <= count else { return }
    let hash = hash(place)
    links[place] = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: place)
  }

  @inline(__always)
  private func hash(_ place: Int) -> Int {
    let bytes = UnsafeRawPointer(symbols + place)
    // Knuth's multiplicative hash: the golden ratio of 2⁶⁴, and another odd number.
    var mixed = bytes.loadUnaligned(as: UInt64.self) &* 0x9E37_79B9_7F4A_7C15
    if terms.hashed == 4 {
      mixed ^= bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) &* 0xC2B2_AE3D_27D4_EB4F
    }
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }
}

extension [RepeatFinder.Piece] {
  /// Returns the symbols that stand for themselves, in order.
  func literals(of symbols: [UInt32]) -> [UInt32] {
    var literals: [UInt32] = []
    var place = 0
    for piece in self {
      if piece.distance == 0 { literals += symbols[place..<place + piece.length] }
      place += piece.length
    }
    return literals
  }
}
