import Foundation

/// A part of a page.
enum HTMLToken {
  case text(String)
  /// The beginning of an element, its names in small letters.
  case open(String, [String: String])
  case close(String)

  /// Cuts a page into its parts; comments, declarations and scripts are left out.
  static func all(in page: String) -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      if start > rest.startIndex { tokens.append(.text(decoded(rest[..<start]))) }
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let next = rest.dropFirst().first
      guard next == "/" || next == "!" || next == "?" || next?.isLetter == true else {
        tokens.append(.text("<"))
        rest = rest.dropFirst()
        continue
      }
      guard let end = endOfTag(in: rest) else { return tokens }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      guard let token = HTMLToken(tag: tag) else { continue }
      tokens.append(token)
      guard case .open(let name, _) = token, name == "script" || name == "style" else { continue }
      let close = rest.range(of: "</\(name)", options: .caseInsensitive)
      tokens.append(.text(String(rest[..<(close?.lowerBound ?? rest.endIndex)])))
      rest = close.map { rest[$0.lowerBound...] } ?? ""
    }
    if !rest.isEmpty { tokens.append(.text(decoded(rest))) }
    return tokens
  }

  /// Returns where a tag ends; a sign within quotes is none.
  private static func endOfTag(in rest: Substring) -> Substring.Index? {
    var quote: Character?
    for index in rest.indices {
      let letter = rest[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if letter == ">" {
        return index
      }
    }
    return nil
  }

  /// Reads what stands between the signs of a tag; `nil` for a declaration.
  private init?(tag: Substring) {
    if tag.hasPrefix("/") {
      self = .close(tag.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines).lowercased())
      return
    }
    guard tag.first?.isLetter == true else { return nil }
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
    self = .open(name.lowercased(), Self.attributes(in: tag[name.endIndex...]))
  }

  private static func attributes(in text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      guard !name.isEmpty else { return attributes }
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else {
        attributes[name.lowercased()] = ""
        continue
      }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest[value.endIndex...].dropFirst()
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest[value.endIndex...]
      }
      attributes[name.lowercased()] = decoded(value)
    }
  }

  /// Returns a text with letters in place of their names, such as `&amp;`.
  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard let letter = letter(named: name) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += letter
      rest = rest[name.endIndex...]
      if rest.first == ";" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func letter(named name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§",
    "para": "¶", "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½", "frac14": "¼",
    "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
    "agrave": "à", "aacute": "á", "ccedil": "ç", "ntilde": "ñ", "oacute": "ó", "iacute": "í",
    "uacute": "ú", "ecirc": "ê", "ocirc": "ô", "acirc": "â", "iquest": "¿", "iexcl": "¡",
  ]
}
