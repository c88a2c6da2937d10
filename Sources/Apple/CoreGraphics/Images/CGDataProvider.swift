import Foundation

/// Bytes under their name in Core Foundation.
public typealias CFData = NSData

/// Bytes that can be changed, under their name in Core Foundation.
public typealias CFMutableData = NSMutableData

/// Returns where bytes stand in memory.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns where bytes stand in memory that can be changed.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns how many bytes there are.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

/// Gives the bytes of an image, or takes them.
///
/// Source: Apple, CGDataProvider.
public final class CGDataProvider: Sendable {
  /// A copy that never changes.
  private nonisolated(unsafe) let bytes: NSData

  /// Makes a provider of bytes.
  public init?(data: CFData) { bytes = NSData(data: Data(referencing: data)) }

  /// Makes a provider of bytes in memory, which are copied; `releaseData` is called at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    bytes = NSData(bytes: data, length: size)
    releaseData(info, data, size)
  }

  /// The bytes.
  public var data: CFData? { bytes }
}

/// Called when bytes are no longer needed.
public typealias CGDataProviderReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Void
