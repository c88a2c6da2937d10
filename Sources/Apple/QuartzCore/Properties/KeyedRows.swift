import Foundation

/// The properties of a class that are reached by their keys, those of its superclasses among them.
@MainActor
package struct KeyedRows {
  private let byKey: [String: KeyedRow]

  private init(_ byKey: [String: KeyedRow]) { self.byKey = byKey }

  /// Makes the table of a class above which none has rows.
  package init(_ rows: [KeyedRow]) {
    self.init(Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0) }))
  }

  /// Returns the table of a class below this one, whose own rows stand before those of the same keys.
  package func adding(_ rows: [KeyedRow]) -> Self {
    Self(byKey.merging(Self(rows).byKey) { $1 })
  }

  /// Returns the row of a key; `nil` for a key that is none of these.
  package subscript(key: String) -> KeyedRow? { byKey[key] }
}

/// A class of a room further up with rows of its own, beside those that its superclass has below.
@MainActor
package protocol HasOwnRows: NSObject {
  /// The rows that it adds.
  static var ownRows: KeyedRows { get }
}

@MainActor
extension NSObject {
  /// Returns the row of a key in this object.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - rows: the rows of its class, as the room below knows them.
  /// - Returns: the row; `nil` for a key that the object does not have.
  package func row(_ key: String, among rows: KeyedRows) -> KeyedRow? {
    (self as? any HasOwnRows).flatMap { type(of: $0).ownRows[key] } ?? rows[key]
  }

  /// Returns the row of a key, or of the name of the method that reads its property: `isHidden`.
  package func readableRow(_ name: String, among rows: KeyedRows) -> KeyedRow? {
    if let row = row(name, among: rows) { return row }
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    return row(first.lowercased() + name.dropFirst(3), among: rows)
  }
}
