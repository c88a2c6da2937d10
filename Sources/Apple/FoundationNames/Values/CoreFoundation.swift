import Foundation
import Synchronization

/// A dictionary under its name in Core Foundation.
public typealias CFDictionary = NSDictionary

/// Returns the one object of a text, which lives as long as the process.
///
/// Apple's constants are objects that never go: code finds them again by their place in memory.
package func constant(_ text: String) -> CFString {
  let place = placesOfConstants.withLock { places in
    if let place = places[text] { return place }
    let place = UInt(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())
    places[text] = place
    return place
  }
  guard let pointer = UnsafeRawPointer(bitPattern: place) else { return NSString(string: text) }
  return Unmanaged<NSString>.fromOpaque(pointer).takeUnretainedValue()
}

/// Where the objects of constants stand in memory.
private let placesOfConstants = Mutex<[String: UInt]>([:])

/// An address under its name in Core Foundation.
public typealias CFURL = NSURL

/// A text with attributes under its name in Core Foundation.
public typealias CFAttributedString = NSAttributedString

/// A part of a row.
///
/// Source: Apple, CFRange.
public struct CFRange: Hashable, Sendable {
  /// The place of the first one, from 0.
  public var location: CFIndex
  /// How many there are.
  public var length: CFIndex

  /// Makes a part; an empty one at the beginning unless told otherwise.
  public init(location: CFIndex = 0, length: CFIndex = 0) {
    (self.location, self.length) = (location, length)
  }
}

/// Returns a part of a row.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// Returns how many objects an array has.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// Returns where an object of an array stands in memory, for `unsafeBitCast`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray.object(at: idx) as AnyObject).toOpaque())
}

/// Returns where the object of a key stands in memory, for `unsafeBitCast`; the key is given in the
/// same way.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  let key = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
  return theDict.object(forKey: key).map { value in
    // A value of Swift becomes an object here that nobody else holds: it stays for ever.
    type(of: value) is AnyClass
      ? UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
      : UnsafeRawPointer(Unmanaged.passRetained(value as AnyObject).toOpaque())
  }
}

/// Writes where the object of a key stands in memory; false where there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let place = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = place
  return true
}

/// Returns whether a dictionary has a key.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  CFDictionaryGetValue(theDict, key) != nil
}

/// Makes a text with the same attributes all over, which Core Foundation knows by their names.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAttributedStringCreate(
  _ alloc: CFAllocator?, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  var keys: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes { keys[NSAttributedString.Key(rawValue: "\(key)")] = value }
  return NSAttributedString(string: str.description, attributes: keys)
}

/// Makes bytes of others, which are copied.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! { NSData(bytes: bytes, length: length) }

/// The largest `Float`, as C's headers name it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MAXFLOAT: Float = .greatestFiniteMagnitude
