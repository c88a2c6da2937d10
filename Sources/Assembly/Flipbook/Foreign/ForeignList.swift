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
    return isBinary ? BinaryListSize(Array(data)).fault : TextListSize.fault(in: data)
  }

  /// Returns why a file is too long to be read, as a sentence; `nil` for one that is not.
  static func sizeFault(of data: Data) -> String? {
    data.count <= mostBytes ? nil : "It has \(data.count) bytes, and at most \(mostBytes) are read."
  }

  static let tooDeep = "Lists stand more than \(deepest) deep in one another."
  static let tooLarge = "It unpacks to more than \(mostValues) values."

  /// How deep lists may stand in one another; no app's are half as deep.
  static let deepest = 100
  /// How many values a file may have once it is unpacked, which takes some 200 MB.
  static let mostValues = 1_000_000
  /// *Units*: bytes.
  static let mostBytes = 16 << 20
}
