/// Where the alpha of a pixel stands, and whether colours are multiplied with it.
///
/// Source: Apple, CGImageAlphaInfo.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// In which order the bytes of a number stand in memory.
///
/// Source: Apple, CGImageByteOrderInfo.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
  case orderMask = 0x7000
}

/// How the pixels of a bitmap stand in memory: a `CGImageAlphaInfo` and an order of bytes.
///
/// Source: Apple, CGBitmapInfo.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the alpha info.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that tell about numbers with a point.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Each part is a number with a point.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The first part stands first.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// The two bytes of a pixel stand in reverse.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// The four bytes of a pixel stand in reverse.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// The first part of a pixel of two bytes stands first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// The first part of a pixel of four bytes stands first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// Where the alpha stands.
  var alpha: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
  }

  /// In which order the bytes stand.
  var order: CGImageByteOrderInfo? {
    CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue)
  }
}
