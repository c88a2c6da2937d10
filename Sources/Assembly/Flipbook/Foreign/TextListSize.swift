import Foundation

/// How deep lists stand in one another in a list of text, in XML or as NeXT wrote them, and how many values
/// it has: both in one pass, without reading what the values say.
///
/// The pass ends where there is too much.
struct TextListSize {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var depth = 0
  private var count = 0
  private var fault: String?

  /// Returns why a list is too much to be read, as a sentence; `nil` for one that is not.
  static func fault(in data: Data) -> String? {
    // Of letters of two bytes each those that count here have one that is 0.
    let bytes = data.contains(0) ? Array(data.lazy.filter { $0 != 0 }) : Array(data)
    return bytes.withUnsafeBufferPointer { bytes in
      var scan = TextListSize(bytes)
      scan.run()
      return scan.fault
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() {
    let isXML = bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 } == UInt8(ascii: "<")
    while place < bytes.count, fault == nil { isXML ? takeXML() : takeText() }
  }

  /// Counts a value.
  private mutating func count(opening isList: Bool) {
    count += 1
    if isList { depth += 1 }
    if depth > ForeignList.deepest {
      fault = ForeignList.tooDeep
    } else if count > ForeignList.mostValues {
      fault = ForeignList.tooLarge
    }
  }

  private mutating func takeXML() {
    guard bytes[place] == UInt8(ascii: "<") else {
      place += 1
      return
    }
    if starts("<!--") {
      skip(behind: "-->")
    } else if starts("<![CDATA[") {
      skip(behind: "]]>")
    } else if starts("</") {
      depth -= 1
      skip(behind: ">")
    } else if starts("<?") || starts("<!") {
      skip(behind: ">")
    } else {
      skip(behind: ">")
      let isEmpty = place >= 2 && place <= bytes.count && bytes[place - 2] == UInt8(ascii: "/")
      count(opening: !isEmpty)
    }
  }

  private mutating func takeText() {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      skipText(to: byte)
    case UInt8(ascii: "/") where starts("/*"): skip(behind: "*/")
    case UInt8(ascii: "/") where starts("//"): skip(behind: "\n")
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      place += 1
      count(opening: true)
    case UInt8(ascii: "}"), UInt8(ascii: ")"):
      place += 1
      depth -= 1
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="):
      place += 1
      count(opening: false)
    default: place += 1
    }
  }

  private mutating func skipText(to quote: UInt8) {
    place += 1
    while place < bytes.count, bytes[place] != quote {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }

  private func starts(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skip(behind text: StaticString) {
    let first = text.utf8Start[0]
    while place < bytes.count, bytes[place] != first || !starts(text) { place += 1 }
    place += text.utf8CodeUnitCount
  }
}
