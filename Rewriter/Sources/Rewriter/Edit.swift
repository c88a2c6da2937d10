/// A piece of a file that is replaced.
public struct Edit: Hashable, Sendable {
  /// The text that is replaced.
  ///
  /// *Units*: bytes of UTF-8 from the start of the file; empty where text is inserted.
  public var range: Range<Int>
  /// What comes instead, with as many line ends as what goes.
  public var replacement: String

  /// Replaces the bytes of a range.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension [Edit] {
  /// Returns the edits in the order of the file, without those that reach into an earlier one.
  ///
  /// Insertions at one place keep their order and come before what is replaced there.
  func disjoint() -> [Edit] {
    let ordered = enumerated().sorted { first, second in
      let (left, right) = (first.element, second.element)
      return (left.range.lowerBound, left.range.isEmpty ? 0 : 1, first.offset)
        < (right.range.lowerBound, right.range.isEmpty ? 0 : 1, second.offset)
    }
    var end = 0
    var kept: [Edit] = []
    for (_, edit) in ordered where edit.range.lowerBound >= end {
      kept.append(edit)
      end = edit.range.upperBound
    }
    return kept
  }

  /// Returns a text with the edits made, which must be disjoint and in order.
  func applied(to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in self {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns where the bytes of a range are after the edits, which must be disjoint and in order; a
  /// range that is edited at an end takes in what came there.
  func moved(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    for edit in self where edit.range.upperBound <= range.upperBound {
      let growth = edit.replacement.utf8.count - edit.range.count
      if edit.range.upperBound <= range.lowerBound, edit.range.lowerBound < range.lowerBound {
        start += growth
      }
      end += growth
    }
    return start..<end
  }
}
