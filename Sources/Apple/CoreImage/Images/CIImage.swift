import Foundation
import Synchronization

/// A recipe for an image: what it is made of and what is done to it.
///
/// A `CIContext` makes the pixels.
///
/// *Space*: pixels; the origin is at the lower left, +y is up.
///
/// Source: Apple, CIImage.
public final class CIImage: NSObject, Sendable {
  /// Where the image has pixels; `CGRect.infinite` for one without an end.
  public let extent: CGRect

  private let draw: @Sendable (RasterRequest) -> Raster

  /// Makes an image that draws itself; it is asked only for what lies in its extent.
  init(_ extent: CGRect, _ draw: @escaping @Sendable (RasterRequest) -> Raster) {
    self.extent = extent
    self.draw = draw
  }

  /// Makes the same image again.
  package convenience init(_ other: CIImage) { self.init(other.extent) { other.raster($0) } }

  /// Makes an image of a bitmap, from the origin on.
  public convenience init(cgImage image: CGImage) {
    let source = SourcePixels(image)
    self.init(CGRect(x: 0, y: 0, width: image.width, height: image.height)) { source.raster($0) }
  }

  /// Makes an image of a bitmap; options are not needed here.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }

  /// Makes an image of one colour, without an end.
  public convenience init(color: CIColor) {
    self.init(.infinite) { request in
      let pixel = color.pixel(isLinear: request.isLinear)
      return Raster(request.area) { _, _ in pixel }
    }
  }

  /// Returns an image without pixels.
  public class func empty() -> CIImage { CIImage() }

  /// Makes an image without pixels.
  public convenience override init() { self.init(.null) { Raster($0.area) } }

  /// What a file says of the image: nothing.
  public var properties: [String: Any] { [:] }

  /// The file from which the image was read; `nil` here.
  public var url: URL? { nil }

  /// What the numbers of the image mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Makes the pixels of an area.
  func raster(_ request: RasterRequest) -> Raster {
    let inside = request.area.clipped(to: extent)
    if inside == request.area { return draw(request) }
    var whole = Raster(request.area)
    guard !inside.isEmpty else { return whole }
    let part = draw(request.with(inside))
    for row in 0..<inside.height {
      let target =
        (inside.y + row - request.area.y) * request.area.width + inside.x - request.area.x
      whole.pixels.replaceSubrange(
        target..<target + inside.width,
        with: part.pixels[row * inside.width..<(row + 1) * inside.width])
    }
    return whole
  }

  public override var description: String { "<CIImage: extent \(describe(extent))>" }
}

/// How an image is made of something else; none of these changes a film.
///
/// Source: Apple, CIImageOption.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The options by Apple's texts, which are ignored.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}

/// The pixels of a bitmap, which are made when they are first needed.
private final class SourcePixels: Sendable {
  private let image: CGImage
  private let known = Mutex<[Bool: Raster]>([:])

  init(_ image: CGImage) { self.image = image }

  func raster(_ request: RasterRequest) -> Raster {
    let whole = known.withLock { known in
      if let whole = known[request.isLinear] { return whole }
      let whole = Raster(
        PixelArea(x: 0, y: 0, width: image.width, height: image.height), bytes: image.levels ?? [],
        isLinear: request.isLinear)
      known[request.isLinear] = whole
      return whole
    }
    if request.area == whole.area { return whole }
    return Raster(request.area) { whole.at($0, $1) }
  }
}
