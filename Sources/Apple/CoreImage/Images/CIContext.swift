import Foundation

/// Makes pixels of images.
///
/// Source: Apple, CIContext.
open class CIContext: NSObject {
  /// Whether colours are mixed as light, as they are unless the options say otherwise.
  private let isLinear: Bool

  /// Makes a context.
  ///
  /// - Parameter options: without a working colour space (`NSNull`) colours are mixed as the numbers
  ///   of sRGB; others change nothing.
  public init(options: [CIContextOption: Any]? = nil) {
    isLinear = !(options?[.workingColorSpace] is NSNull)
  }

  /// Makes the pixels of a part of an image.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - fromRect: the part, in the image's space; it grows to whole pixels.
  /// - Returns: the pixels; `nil` for a part without an end, or without pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let area = PixelArea(fromRect), !area.isEmpty else { return nil }
    let raster = image.raster(RasterRequest(area: area, isLinear: isLinear))
    return CGImage(levels: raster.bytes(isLinear: isLinear), width: area.width, height: area.height)
  }

  /// Returns the pixels of a part of an image, which are always eight bits of sRGB.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Forgets what was made; nothing is kept.
  open func clearCaches() {}
}

/// What a context is told.
///
/// Source: Apple, CIContextOption.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The options by Apple's texts; only `workingColorSpace` with `NSNull` changes a film.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// How the pixels of an image stand in memory.
///
/// Source: Apple, CIFormat.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Formats by Apple's numbers; images are always eight bits of each colour.
  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 265)
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
}
