/// A property list as NeXT wrote them, and as `project.pbxproj` is written: braces, brackets and
/// texts.
///
/// Texts in quotation marks have escapes of C, octal ones for ASCII, and `\U` with the digits of a unit
/// of UTF-16.
///
/// Source: Apple, *Property List Programming Guide*, "Old-Style ASCII Property Lists".
enum OldStyleList: Hashable {
  case text(String)
  case list([OldStyleList])
  case dictionary([String: OldStyleList])

  /// Reads a list; `nil` for what is none.
  ///
  /// - Parameter bytes: the file, in UTF-8.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// The entry of a dictionary; `nil` for other values.
  subscript(_ key: String) -> OldStyleList? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The values of a list; empty for other values.
  var values: [OldStyleList] { if case .list(let values) = self { values } else { [] } }
  var texts: [String] { values.compactMap(\.text) }
}

private struct Reader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private static let deepest = 64

  /// Reads a value; `nil` where none stands.
  mutating func value(depth: Int) -> OldStyleList? {
    guard depth < Self.deepest, let byte = next() else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return list(depth: depth)
    default: return text().map(OldStyleList.text)
    }
  }

  private mutating func dictionary(depth: Int) -> OldStyleList? {
    place += 1
    var entries: [String: OldStyleList] = [:]
    while let byte = next() {
      if byte == UInt8(ascii: "}") {
        place += 1
        return .dictionary(entries)
      }
      guard let key = text(), next() == UInt8(ascii: "=") else { return nil }
      place += 1
      guard let value = value(depth: depth + 1), next() == UInt8(ascii: ";") else { return nil }
      place += 1
      entries[key] = value
    }
    return nil
  }

  private mutating func list(depth: Int) -> OldStyleList? {
    place += 1
    var values: [OldStyleList] = []
    while let byte = next() {
      if byte == UInt8(ascii: ")") {
        place += 1
        return .list(values)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      if next() == UInt8(ascii: ",") { place += 1 }
    }
    return nil
  }

  /// Reads a text, with or without quotation marks.
  private mutating func text() -> String? {
    guard let first = next() else { return nil }
    if first == UInt8(ascii: "\"") { return quoted() }
    let start = place
    while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    place += 1
    var (text, plain) = ("", place)
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      text += String(decoding: bytes[plain..<place], as: UTF8.self)
      place += 1
      if byte == UInt8(ascii: "\"") { return text }
      text += escaped()
      plain = place
    }
    return nil
  }

  /// Reads what stands behind a backslash.
  private mutating func escaped() -> String {
    guard let byte = at(place) else { return "" }
    place += 1
    switch byte {
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "U"): return unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      place -= 1
      return String(
        decoding: [UInt8(truncatingIfNeeded: number(radix: 8, digits: 3))], as: UTF8.self)
    default:
      // What stands there itself; of a letter beyond ASCII it is the first byte of several.
      place -= byte < 0x80 ? 0 : 1
      return byte < 0x80 ? String(UnicodeScalar(byte)) : ""
    }
  }

  /// Reads the hexadecimal digits of a unit of UTF-16, and of the one that follows it in a pair.
  private mutating func unicode() -> String {
    var units = [UInt16(truncatingIfNeeded: number(radix: 16, digits: 4))]
    if UTF16.isLeadSurrogate(units[0]), at(place) == UInt8(ascii: "\\"),
      at(place + 1) == UInt8(ascii: "U")
    {
      place += 2
      units.append(UInt16(truncatingIfNeeded: number(radix: 16, digits: 4)))
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Reads a number of at most some digits; 0 for none.
  private mutating func number(radix: Int, digits: Int) -> Int {
    var (value, count) = (0, 0)
    while count < digits, let byte = at(place),
      let digit = Int(String(decoding: [byte], as: UTF8.self), radix: radix)
    {
      value = value * radix + digit
      (place, count) = (place + 1, count + 1)
    }
    return value
  }

  /// Skips blanks and comments, and returns the byte that stands there.
  private mutating func next() -> UInt8? {
    while place < bytes.count {
      let byte = bytes[place]
      if byte <= UInt8(ascii: " ") {
        place += 1
      } else if byte == UInt8(ascii: "/"), at(place + 1) == UInt8(ascii: "*") {
        place += 2
        while place < bytes.count,
          !(bytes[place] == UInt8(ascii: "*") && at(place + 1) == UInt8(ascii: "/"))
        { place += 1 }
        place += 2
      } else if byte == UInt8(ascii: "/"), at(place + 1) == UInt8(ascii: "/") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else {
        return byte
      }
    }
    return nil
  }

  private func at(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "+"),
      UInt8(ascii: "@"), 0x80...0xFF:
      true
    default: false
    }
  }
}
