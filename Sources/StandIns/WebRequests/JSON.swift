import UIKit

/// A value of JSON, which is asked for its parts without knowing whether they are there.
///
/// Source: SwiftyJSON, JSON.
public struct JSON {
  /// What it is, of Foundation's kinds.
  public var object: Any
  /// Why there is no such part; `nil` where there is one.
  public private(set) var error: SwiftyJSONError?

  /// JSON's own null, which is a value and no error.
  public static let null = JSON(NSNull())

  /// Reads JSON.
  public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
    self.init(
      object: try JSONSerialization.jsonObject(with: data, options: options))
  }

  /// Takes a value, or reads data; what cannot be read is null.
  public init(_ object: Any) {
    switch object {
    case let json as JSON: self = json
    case let data as Data:
      self = (try? JSON(data: data, options: .fragmentsAllowed)) ?? JSON(object: NSNull())
    default: self.init(object: object)
    }
  }

  /// Reads a text of JSON; null where it is none.
  public init(parseJSON text: String) { self.init(Data(text.utf8)) }

  private init(object: Any, error: SwiftyJSONError? = nil) {
    (self.object, self.error) = (object, error)
  }

  /// The kinds of values.
  public enum ValueType: Int, Sendable {
    case number
    case string
    case bool
    case array
    case dictionary
    case null
    case unknown
  }

  /// What kind of value it is; `unknown` for what JSON cannot hold.
  public var type: ValueType {
    switch object {
    case is NSNull: .null
    case is String: .string
    case let number as NSNumber: number.isOfJSONBool ? .bool : .number
    case is [Any]: .array
    case is [String: Any]: .dictionary
    default: .unknown
    }
  }

  /// The part of an array at a place; null with an error where there is none.
  public subscript(index: Int) -> JSON {
    get {
      guard let array = object as? [Any] else { return JSON(object: NSNull(), error: .wrongType) }
      guard array.indices.contains(index) else {
        return JSON(object: NSNull(), error: .indexOutOfBounds)
      }
      return JSON(array[index])
    }
    set {
      guard var array = object as? [Any], array.indices.contains(index) else { return }
      array[index] = newValue.object
      object = array
    }
  }

  /// The part of a dictionary under a key; null with an error where there is none.
  public subscript(key: String) -> JSON {
    get {
      guard let dictionary = object as? [String: Any] else {
        return JSON(object: NSNull(), error: .wrongType)
      }
      return dictionary[key].map { JSON($0) } ?? JSON(object: NSNull(), error: .notExist)
    }
    set {
      guard var dictionary = object as? [String: Any] else { return }
      dictionary[key] = newValue.object
      object = dictionary
    }
  }

  /// The part at the end of a path.
  public subscript(path: any JSONSubscriptType...) -> JSON {
    path.reduce(self) { json, step in
      (step as? Int).map { json[$0] } ?? (step as? String).map { json[$0] } ?? json
    }
  }

  /// Returns false for a part that is not there; JSON's own null is there.
  public func exists() -> Bool { error == nil }

  /// Returns JSON as data, its keys in their order, so that each run writes the same.
  ///
  /// - Throws: `SwiftyJSONError.invalidJSON` for what is no array and no dictionary of JSON.
  public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    guard JSONSerialization.isValidJSONObject(object) else { throw SwiftyJSONError.invalidJSON }
    return try JSONSerialization.data(
      withJSONObject: object, options: options.union(.sortedKeys))
  }

  /// Returns JSON as a text; `nil` where it cannot be written.
  public func rawString(
    _ encoding: String.Encoding = .utf8,
    options: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? {
    switch type {
    case .array, .dictionary:
      (try? rawData(options: options)).flatMap { String(data: $0, encoding: encoding) }
    case .null: "null"
    case .string, .number, .bool: stringValue
    case .unknown: nil
    }
  }
}

/// A step in a path: a key or a place.
///
/// Source: SwiftyJSON, JSONSubscriptType.
public protocol JSONSubscriptType {}
extension Int: JSONSubscriptType {}
extension String: JSONSubscriptType {}

/// Why there is no such part.
///
/// Source: SwiftyJSON, SwiftyJSONError.
public enum SwiftyJSONError: Int, Error {
  case unsupportedType = 999
  case indexOutOfBounds = 900
  case wrongType = 901
  case notExist = 500
  case invalidJSON = 490
}

extension JSON {
  /// The text; `nil` for other values.
  public var string: String? { object as? String }
  /// The text, also of a number or a flag; empty for other values.
  public var stringValue: String {
    switch type {
    case .string: object as? String ?? ""
    case .number: (object as? NSNumber)?.stringValue ?? ""
    case .bool: (object as? NSNumber).map { $0.boolValue ? "true" : "false" } ?? ""
    default: ""
    }
  }

  /// The flag; `nil` for other values, numbers too.
  public var bool: Bool? { type == .bool ? (object as? NSNumber)?.boolValue : nil }
  /// The flag; other numbers than 0 and texts such as `yes` are true, too, and all else is false.
  public var boolValue: Bool {
    switch type {
    case .bool, .number: (object as? NSNumber)?.boolValue ?? false
    case .string: ["true", "y", "t", "yes", "1"].contains(stringValue.lowercased())
    default: false
    }
  }

  /// The number, also of a flag; `nil` for other values.
  public var number: NSNumber? {
    [.number, .bool].contains(type) ? object as? NSNumber : nil
  }
  /// The number, also of a flag or a text; 0 for other values.
  public var numberValue: NSNumber {
    number ?? string.flatMap { Double($0) }.map { NSNumber(value: $0) } ?? NSNumber(value: 0)
  }

  /// The number without its decimals, also of a flag; `nil` for other values.
  public var int: Int? { number?.intValue }
  /// The number without its decimals, also of a flag or a text; 0 for other values.
  public var intValue: Int { numberValue.intValue }
  /// The number without its decimals, also of a flag; `nil` for other values.
  public var int64: Int64? { number?.int64Value }
  /// The number without its decimals, also of a flag or a text; 0 for other values.
  public var int64Value: Int64 { numberValue.int64Value }
  /// The number, also of a flag; `nil` for other values.
  public var double: Double? { number?.doubleValue }
  /// The number, also of a flag or a text; 0 for other values.
  public var doubleValue: Double { numberValue.doubleValue }
  /// The number, also of a flag; `nil` for other values.
  public var float: Float? { number?.floatValue }
  /// The number, also of a flag or a text; 0 for other values.
  public var floatValue: Float { numberValue.floatValue }

  /// The address that the text is; `nil` where it is none.
  public var url: URL? { string.flatMap { URL(string: $0) } }

  /// The parts of an array; `nil` for other values.
  public var array: [JSON]? { (object as? [Any])?.map { JSON($0) } }
  /// The parts of an array; none for other values.
  public var arrayValue: [JSON] { array ?? [] }
  /// The parts of an array, of Foundation's kinds; `nil` for other values.
  public var arrayObject: [Any]? { object as? [Any] }

  /// The parts of a dictionary; `nil` for other values.
  public var dictionary: [String: JSON]? { (object as? [String: Any])?.mapValues { JSON($0) } }
  /// The parts of a dictionary; none for other values.
  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
  /// The parts of a dictionary, of Foundation's kinds; `nil` for other values.
  public var dictionaryObject: [String: Any]? { object as? [String: Any] }

  /// How many parts an array or a dictionary has, and whether it has none; other values have none.
  public var count: Int { array?.count ?? dictionary?.count ?? 0 }
  public var isEmpty: Bool { array?.isEmpty ?? dictionary?.isEmpty ?? true }
}

/// Goes through an array by its places, or through a dictionary in the order of its keys.
extension JSON: Sequence {
  /// Goes through the parts with their keys; those of an array are the places as texts.
  public func makeIterator() -> IndexingIterator<[(String, JSON)]> {
    let parts =
      array?.enumerated().map { ("\($0.offset)", $0.element) }
      ?? dictionary?.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } ?? []
    return parts.makeIterator()
  }
}

extension JSON: Equatable {
  public static func == (left: JSON, right: JSON) -> Bool {
    guard left.type == right.type else { return false }
    return switch left.type {
    case .array: left.arrayValue == right.arrayValue
    case .dictionary: left.dictionaryValue == right.dictionaryValue
    case .null, .unknown: left.type == .null
    case .number, .bool: left.numberValue == right.numberValue
    case .string: left.stringValue == right.stringValue
    }
  }
}

extension JSON: CustomStringConvertible {
  public var description: String {
    rawString() ?? "unknown"
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self.init(object: value) }
  public init(integerLiteral value: Int) { self.init(object: NSNumber(value: value)) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self.init(object: NSNumber(value: value)) }
  /// Makes a flag.
  public init(booleanLiteral value: Bool) { self.init(object: NSNumber(value: value)) }
  /// Makes an array of Foundation's kinds.
  public init(arrayLiteral elements: Any...) { self.init(object: elements) }
  /// Makes a dictionary; of values under one key, the last one counts.
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(object: Dictionary(elements) { $1 })
  }
}

extension NSNumber {
  /// Whether it was made of true or false; JSON has no other numbers of one byte.
  fileprivate var isOfJSONBool: Bool { String(cString: objCType) == "c" }
}
