import Files
import Foundation

/// Everything that a film depends on, by unique names.
///
/// A name is a group, a point and the name within the group: a scene's limit is `scene.limit`, a
/// file's is `medium.limit`.
struct FilmIngredients: Hashable, Sendable {
  /// What an ingredient belongs to.
  enum Group: String, CaseIterable {
    case scene, timing, film, medium, maker, environment
  }

  private(set) var texts: [String: String] = [:]

  /// Adds one ingredient.
  ///
  /// - Precondition: the group has none of that name yet.
  mutating func add(_ name: String, of group: Group, _ value: Any) {
    let text = value as? String ?? WrittenValue(value).text
    let isShort = text.utf8.count <= Self.longest
    let before = texts.updateValue(
      isShort ? text : FilmMaker.text(Checksum.of(Array(text.utf8))),
      forKey: "\(group.rawValue).\(name)")
    precondition(before == nil, "a film has two ingredients called \(group.rawValue).\(name)")
  }

  /// Adds all stored properties of a value, so that none is forgotten.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - group: what it is.
  ///   - left: the names of properties that do not change the film.
  mutating func add(propertiesOf value: Any, to group: Group, without left: Set<String> = []) {
    for case (let name?, let value) in Mirror(reflecting: value).children
    where !left.contains(name) {
      add(name, of: group, value)
    }
  }

  /// The longest value that is kept as it is; a longer one is kept as its checksum.
  ///
  /// *Units*: bytes.
  private static let longest = 64
}

/// A value as text: the same in every run, and different for different values.
///
/// The description of a value is for people and may leave something out. So it is used only for
/// values whose parts cannot be reflected.
struct WrittenValue {
  private(set) var text = ""

  init(_ value: Any) { add(value) }

  private mutating func add(_ value: Any) {
    // The commonest values first: reflecting a type and asking what it conforms to take long.
    switch value {
    case let value as String: text += value.debugDescription
    case let value as Int: text += value.description
    case let value as Double: text += value.description
    case let value as CGFloat: text += value.description
    case let value as UInt8: text += value.description
    case let value as UInt32: text += value.description
    case let value as Bool: text += value.description
    default: reflect(value)
    }
  }

  private mutating func reflect(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    // A vector's parts cannot be reflected. Asking each type whether it is one takes long.
    case .struct where mirror.children.first?.label == "_storage" && value is any SIMD:
      text += "\(value)"
    case .struct, .tuple: addParts(of: mirror, "(", ")")
    case .collection: addParts(of: mirror, "[", "]")
    case .set, .dictionary: addSorted(mirror)
    case .optional:
      if let inside = mirror.children.first?.value { add(inside) } else { text += "nil" }
    case .enum where !mirror.children.isEmpty: addParts(of: mirror, "<", ">")
    case .class: preconditionFailure("an object cannot be written down: \(mirror.subjectType)")
    default: text += String(reflecting: value)
    }
  }

  private mutating func addParts(of mirror: Mirror, _ open: String, _ close: String) {
    text += open
    for (label, part) in mirror.children {
      if let label { text += "\(label):" }
      add(part)
      text += ","
    }
    text += close
  }

  /// Sets and dictionaries have no order, so their parts are sorted.
  private mutating func addSorted(_ mirror: Mirror) {
    let parts = mirror.children.map { WrittenValue($0.value).text }.sorted()
    text += "{\(parts.joined(separator: ","))}"
  }
}
