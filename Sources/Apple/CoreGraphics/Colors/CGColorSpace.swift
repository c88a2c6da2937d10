import Foundation

/// A string under its name in Core Foundation.
public typealias CFString = NSString

/// An array under its name in Core Foundation.
public typealias CFArray = NSArray

/// What the numbers of a colour mean: red, green and blue of sRGB, or its grey.
///
/// Source: Apple, CGColorSpace.
public final class CGColorSpace: Hashable, Sendable {
  /// The numbers of a colour without its alpha: 3 or 1.
  public let numberOfComponents: Int

  fileprivate init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }

  /// Makes the space of patterns, whose cells have colours of their own or are drawn in one of a
  /// space.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(numberOfComponents: baseSpace?.numberOfComponents ?? 0)
  }

  /// Makes the colour space of a name; `nil` for others than those that are named here.
  ///
  /// Colours of wider or linear spaces are taken for sRGB's of the same numbers.
  public convenience init?(name: CFString) {
    switch name.description {
    case Self.sRGBName, Self.deviceRGBName: self.init(numberOfComponents: 3)
    case Self.grayName, Self.deviceGrayName: self.init(numberOfComponents: 1)
    case let name where Self.wideNames.contains(name): self.init(numberOfComponents: 3)
    default: return nil
    }
  }

  private static let sRGBName = "kCGColorSpaceSRGB"
  private static let grayName = "kCGColorSpaceGenericGrayGamma2_2"

  private static let deviceRGBName = "kCGColorSpaceDeviceRGB"
  private static let deviceGrayName = "kCGColorSpaceDeviceGray"
  private static let wideNames: Set<String> = [
    "kCGColorSpaceDisplayP3", "kCGColorSpaceExtendedSRGB", "kCGColorSpaceLinearSRGB",
    "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceAdobeRGB1998",
  ]

  // The names of spaces that are taken for sRGB.
  /// Names of spaces that are taken for sRGB: their numbers are kept, not converted.
  public static var displayP3: CFString { NSString(string: "kCGColorSpaceDisplayP3") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var extendedSRGB: CFString { NSString(string: "kCGColorSpaceExtendedSRGB") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var linearSRGB: CFString { NSString(string: "kCGColorSpaceLinearSRGB") }
  /// The name of a linear space that is taken for sRGB: its colours look darker than on a phone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var extendedLinearSRGB: CFString {
    NSString(string: "kCGColorSpaceExtendedLinearSRGB")
  }
  /// The name of a wider space that is taken for sRGB: its colours look paler than on a phone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var adobeRGB1998: CFString { NSString(string: "kCGColorSpaceAdobeRGB1998") }

  /// The name of the space.
  public var name: CFString? {
    switch numberOfComponents {
    case 3: Self.sRGB
    case 1: Self.genericGrayGamma2_2
    default: nil
    }
  }

  /// What kind of numbers the space has.
  public var model: CGColorSpaceModel {
    switch numberOfComponents {
    case 3: .rgb
    case 1: .monochrome
    default: .pattern
    }
  }

  /// Whether the space has colours that sRGB lacks.
  public var isWideGamutRGB: Bool { false }

  /// The name of sRGB.
  public static var sRGB: CFString { NSString(string: sRGBName) }

  /// The name of grey with sRGB's tone curve.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var genericGrayGamma2_2: CFString { NSString(string: grayName) }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.numberOfComponents == right.numberOfComponents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// What kind of numbers a colour space has.
///
/// Source: Apple, CGColorSpaceModel.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// Returns the colours of a screen, which are sRGB here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// Returns the greys of a screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

extension CGColor {
  /// Makes a colour of numbers, alpha last; `nil` for a space that takes another count of them.
  ///
  /// *Units*: 0...1 each.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let numbers = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    if numbers.count == 2 {
      self.init(gray: numbers[0], alpha: numbers[1])
    } else {
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
  }
}
