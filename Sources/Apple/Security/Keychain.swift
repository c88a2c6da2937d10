import Foundation
import UIKitGround

/// A result: 0 for success.
public typealias OSStatus = Int32

/// What an app keeps under lock, which here lasts only as long as the scene, so that every run begins
/// alike.
@MainActor
final class Keychain {
  private typealias Item = [String: NSObject]

  private var items: [Item] = []

  /// What tells one item from another.
  private static let primary = [
    "class", "svce", "acct", "srvr", "ptcl", "path", "port", "sdmn", "atyp", "agrp", "sync",
  ]

  /// Adds an item.
  func add(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let given = Self.item(attributes)
    let item = given.filter { !Self.isQuestion($0.key) }
    guard item["class"] != nil else { return errSecParam }
    let isThere = items.contains { other in
      Self.primary.allSatisfy { item[$0] == other[$0] }
    }
    guard !isThere else { return errSecDuplicateItem }
    items.append(item)
    if let result { result.pointee = Self.answer(to: given, with: [item]) }
    return errSecSuccess
  }

  /// Looks for items.
  func copy(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let query = Self.item(query)
    let found = places(of: query).map { items[$0] }
    guard !found.isEmpty else { return errSecItemNotFound }
    if let result { result.pointee = Self.answer(to: query, with: found) }
    return errSecSuccess
  }

  /// Changes items.
  func update(_ query: CFDictionary, to attributes: CFDictionary) -> OSStatus {
    let places = places(of: Self.item(query))
    guard !places.isEmpty else { return errSecItemNotFound }
    for place in places { items[place].merge(Self.item(attributes)) { _, new in new } }
    return errSecSuccess
  }

  /// Removes items.
  func delete(_ query: CFDictionary) -> OSStatus {
    let places = places(of: Self.item(query))
    guard !places.isEmpty else { return errSecItemNotFound }
    for place in places.reversed() { items.remove(at: place) }
    return errSecSuccess
  }

  private func places(of query: Item) -> [Int] {
    let wanted = query.filter { name, value in
      // Any item will do, of this device or of all of the user's.
      !Self.isQuestion(name) && !(name == "sync" && value == kSecAttrSynchronizableAny)
    }
    return items.indices.filter { place in
      wanted.allSatisfy { items[place][$0.key] == $0.value }
    }
  }

  /// Returns whether an attribute says what is asked for, and not what an item is.
  private static func isQuestion(_ name: String) -> Bool {
    name.hasPrefix("r_") || name.hasPrefix("m_") || name.hasPrefix("u_") || name == "nleg"
  }

  private static func item(_ dictionary: CFDictionary) -> Item {
    var item: Item = [:]
    for (key, value) in dictionary {
      item["\(key)"] =
        switch value {
        case let object as NSObject: object
        case let string as String: NSString(string: string)
        case let data as Data: NSData(data: data)
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        default: nil
        }
    }
    return item
  }

  private static func answer(to query: Item, with found: [Item]) -> AnyObject? {
    func wants(_ name: String) -> Bool { (query[name] as? NSNumber)?.boolValue == true }
    let answers = found.compactMap { item -> NSObject? in
      if wants("r_Attributes") {
        let shown = item.filter { $0.key != "v_Data" || wants("r_Data") }
        return NSDictionary(dictionary: shown)
      }
      return wants("r_Data") ? item["v_Data"] : nil
    }
    let isList =
      query["m_Limit"] == kSecMatchLimitAll || (query["m_Limit"] as? NSNumber)?.intValue ?? 1 > 1
    return isList ? NSArray(array: answers) : answers.first
  }
}

/// Keeps an item in the keychain of the app.
///
/// Source: Apple, SecItemAdd(_:_:).
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus { World.current.keychain.add(attributes, result) }

/// Looks for items in the keychain of the app.
///
/// Source: Apple, SecItemCopyMatching(_:_:).
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus { World.current.keychain.copy(query, result) }

/// Changes items in the keychain of the app.
///
/// Source: Apple, SecItemUpdate(_:_:).
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  World.current.keychain.update(query, to: attributesToUpdate)
}

/// Removes items from the keychain of the app.
///
/// Source: Apple, SecItemDelete(_:).
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  World.current.keychain.delete(query)
}

/// Returns what a result means; `nil` for one that is not known.
///
/// Source: Apple, SecCopyErrorMessageString(_:_:).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  let words: String? =
    switch status {
    case errSecSuccess: "No error."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecParam: "One or more parameters passed to a function were not valid."
    default: nil
    }
  return words.map { NSString(string: $0) }
}

extension World {
  /// What the app keeps under lock.
  var keychain: Keychain { part { Keychain() } }
}
