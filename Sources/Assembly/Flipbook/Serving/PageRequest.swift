/// What a browser asks for: the head of a request of HTTP/1.
///
/// Source: https://www.rfc-editor.org/rfc/rfc9112.
struct PageRequest: Sendable {
  /// What is wrong with a request.
  enum Fault: Error, Hashable, Sendable {
    case malformed
    case otherMethod
  }

  /// The part of the target before a `?`, which begins with a `/`.
  let path: String
  /// The part after it; empty for none.
  let query: String
  private let fields: [(name: String, value: String)]

  /// Reads a head.
  ///
  /// - Parameter bytes: the lines up to the empty one, without it.
  /// - Throws: `Fault`.
  init(_ bytes: [UInt8]) throws(Fault) {
    var lines: [[UInt8]] = [[]]
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n") where place > 0 && bytes[place - 1] == UInt8(ascii: "\r"):
        lines[lines.count - 1].removeLast()
        lines.append([])
      // Texts in fields may be Latin 1; nothing here reads them.
      case 0x20..<0x7F, 0x80..., UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        lines[lines.count - 1].append(byte)
      default: throw .malformed
      }
    }
    guard lines.allSatisfy({ !$0.contains(UInt8(ascii: "\r")) }), let first = lines.first,
      first.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\t") })
    else { throw .malformed }
    let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), !words[0].isEmpty else {
      throw .malformed
    }
    guard words[0] == "GET" else { throw .otherMethod }
    guard words[1].hasPrefix("/"), !words[1].contains("#") else { throw .malformed }
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? String(parts[1]) : ""
    fields = try Self.fields(lines.dropFirst())
  }

  /// Finds the value of a field.
  ///
  /// - Parameter name: in small letters.
  /// - Returns: nil for a field that does not stand there once.
  func value(of name: String) -> String? {
    let found = fields.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// Returns the value of a name in the query; `nil` where it is not there.
  func value(inQuery name: String) -> String? {
    query.split(separator: "&").first { $0.hasPrefix("\(name)=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  private static func fields(
    _ lines: ArraySlice<[UInt8]>
  ) throws(Fault) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    for line in lines {
      // A line that begins with a space went on with the one before, which nobody does any more.
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
        line[..<colon].allSatisfy({ (0x21..<0x7F).contains($0) })
      else { throw .malformed }
      let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      var value = line[(colon + 1)...].drop(while: isSpace)
      while let last = value.last, isSpace(last) { value.removeLast() }
      fields.append(
        (
          String(decoding: line[..<colon], as: UTF8.self).lowercased(),
          String(decoding: value, as: UTF8.self)
        ))
    }
    return fields
  }
}
