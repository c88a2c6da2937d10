/// What a file may have in one another, and what the parser takes too long for where it is deep.
public enum Nesting: String, Hashable, Sendable {
  case conditions = "conditions or interpolations"
  case lists = "lists"

  /// Files with deeper ones are left as they are.
  var deepestRead: Int {
    switch self {
    case .conditions: 256
    case .lists: 12
    }
  }
}

/// Returns what of a file is too deep to be read; `nil` for nothing.
func excessiveNesting(in bytes: [UInt8]) -> Nesting? {
  if deepestNesting(in: bytes) > Nesting.conditions.deepestRead { return .conditions }
  return longestRunOfBrackets(in: bytes) > Nesting.lists.deepestRead ? .lists : nil
}

/// Returns how deep conditions (`#if`) or interpolations (`\(`) stand in one another, at most.
///
/// The parser's time and memory grow with the square of either; what else is nested, it stops at
/// 256 levels.
private func deepestNesting(in bytes: [UInt8]) -> Int {
  var deepest = 0
  var conditions = 0
  var interpolations = 0
  for index in bytes.indices {
    switch bytes[index] {
    case UInt8(ascii: "#"):
      let rest = bytes[(index + 1)...]
      if rest.starts(with: "if".utf8) {
        conditions += 1
      } else if rest.starts(with: "endif".utf8) {
        conditions = max(0, conditions - 1)
      }
    case UInt8(ascii: "\\"):
      if bytes[(index + 1)...].first == UInt8(ascii: "(") { interpolations += 1 }
    case UInt8(ascii: ")"):
      interpolations = max(0, interpolations - 1)
    default: break
    }
    deepest = max(deepest, conditions, interpolations)
  }
  return deepest
}

/// Returns how many brackets open behind one another, at most, with nothing but names in between:
/// `[[[`, `[A: [B: [`.
///
/// The parser tries each of them as a type and as a list, so that its time doubles with each.
private func longestRunOfBrackets(in bytes: [UInt8]) -> Int {
  var longest = 0
  var run = 0
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "["):
      run += 1
      longest = max(longest, run)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: " "),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), 128...:
      break
    default: run = 0
    }
  }
  return longest
}
