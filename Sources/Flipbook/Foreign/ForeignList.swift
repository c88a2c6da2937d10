import Files
import Foundation

/// Reads property lists and JSON that others wrote: those that stand beside an app's code.
///
/// Foundation unpacks whatever a file says, however large that becomes, and calls itself for each
/// list in a list. So a file is measured before it is handed on.
enum ForeignList {
  /// Reads a property list of any kind; `nil` for what is none, or is too much.
  static func propertyList(at path: String) -> Any? {
    guard let data = data(at: path), fault(in: data) == nil else { return nil }
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      return nil
    }
  }

  /// Reads the keys and values of a JSON file; `nil` for what is none, or is too much.
  static func json(at path: String) -> [String: Any]? {
    guard let data = data(at: path), sizeFault(of: data) == nil else { return nil }
    do {
      return try JSONSerialization.jsonObject(with: data) as? [String: Any]
    } catch {
      return nil
    }
  }

  /// Returns the bytes of a file; `nil` where it cannot be read, or has far too many.
  static func data(at path: String) -> Data? {
    do throws(FileError) {
      return Data(try SourceFile.bytes(of: path))
    } catch {
      return nil
    }
  }

  /// Returns why a property list is too much to be read, as a sentence; `nil` for one that is not.
  static func fault(in data: Data) -> String? {
    if let fault = sizeFault(of: data) { return fault }
    let isBinary = data.starts(with: Data("bplist".utf8))
    return isBinary ? BinaryListSize(Array(data)).fault : nestingFault(in: Array(data))
  }

  /// Returns why a file is too long to be read, as a sentence; `nil` for one that is not.
  static func sizeFault(of data: Data) -> String? {
    data.count <= mostBytes ? nil : "It has \(data.count) bytes, and at most \(mostBytes) are read."
  }

  /// Returns why a list of text, in XML or as NeXT wrote them, is too much.
  private static func nestingFault(in bytes: [UInt8]) -> String? {
    var scan = NestingScan(bytes.filter { $0 != 0 })
    return scan.depth() > deepest ? tooDeep : nil
  }

  static let tooDeep = "Lists stand more than \(deepest) deep in one another."

  /// How deep lists may stand in one another; no app's are half as deep.
  static let deepest = 100
  /// How many values a file may have once it is unpacked, which takes some 200 MB.
  static let mostValues = 1_000_000
  /// *Units*: bytes.
  static let mostBytes = 16 << 20
}

/// Finds how deep lists stand in one another in a text, without reading what they hold.
private struct NestingScan {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the greatest depth.
  mutating func depth() -> Int {
    let isXML = bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 } == UInt8(ascii: "<")
    return isXML ? depthOfXML() : depthOfText()
  }

  private mutating func depthOfXML() -> Int {
    var (depth, deepest) = (0, 0)
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
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
        let isEmpty = place >= 2 && bytes[place - 2] == UInt8(ascii: "/")
        if !isEmpty { depth += 1 }
        deepest = max(deepest, depth)
      }
    }
    return deepest
  }

  private mutating func depthOfText() -> Int {
    var (depth, deepest) = (0, 0)
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText(to: byte)
      case UInt8(ascii: "/") where starts("/*"): skip(behind: "*/")
      case UInt8(ascii: "/") where starts("//"): skip(behind: "\n")
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        deepest = max(deepest, depth)
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        depth -= 1
        place += 1
      default: place += 1
      }
    }
    return deepest
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
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(behind text: StaticString) {
    while place < bytes.count, !starts(text) { place += 1 }
    place += text.utf8CodeUnitCount
  }
}
