import Drawing
import Foundation
import Geometry
import Synchronization

extension CGImage {
  /// Makes an image of bytes; `nil` for a form other than eight bits a part of RGB, grey or alpha.
  ///
  /// - Parameters:
  ///   - width: pixels a row.
  ///   - height: rows.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8, 16, 24 or 32.
  ///   - bytesPerRow: the bytes from one row to the next.
  ///   - space: what the numbers mean.
  ///   - bitmapInfo: how they stand.
  ///   - provider: the bytes.
  ///   - decode: the ends between which numbers lie, which are those of the space.
  ///   - shouldInterpolate: whether the image is enlarged smoothly, which it always is.
  ///   - intent: how colours are fitted to a device, which shows all of them here.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, bytesPerRow >= width * bitsPerPixel / 8,
      let form = PixelForm(
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, colors: space.numberOfComponents,
        info: bitmapInfo),
      let data = provider.data, data.length >= bytesPerRow * (height - 1) + width * form.bytes
    else { return nil }
    let pixels = form.pixels(at: CFDataGetBytePtr(data), width: width, height: height)
    let size = CGSize(width: width, height: height)
    self.init(
      Picture(pixels: pixels, width: width, height: height, size: size), width: width,
      height: height, form: form)
  }

  /// The bytes of the image's pixels; `nil` outside of films, where nothing can be drawn.
  public var dataProvider: CGDataProvider? {
    guard let pixels = DevelopedImages.pixels(of: self) else { return nil }
    return DevelopedImages.provider(of: pixels, in: form, width: width)
  }

  /// The bits of a part of a pixel.
  public var bitsPerComponent: Int { 8 }

  /// The bits of a pixel.
  public var bitsPerPixel: Int { form.bytes * 8 }

  /// The bytes from one row to the next.
  public var bytesPerRow: Int { form.bytesPerRow }

  /// What the numbers of a pixel mean.
  public var colorSpace: CGColorSpace? {
    switch form.colors {
    case 3: CGColorSpaceCreateDeviceRGB()
    case 1: CGColorSpaceCreateDeviceGray()
    default: nil
    }
  }

  /// How the numbers of a pixel stand in memory; red, green, blue and alpha unless told otherwise.
  public var bitmapInfo: CGBitmapInfo { form.info }

  /// Where the alpha of a pixel stands.
  public var alphaInfo: CGImageAlphaInfo { form.info.alpha ?? .none }

  /// In which order the bytes of a pixel stand.
  public var byteOrderInfo: CGImageByteOrderInfo { form.info.order ?? .orderDefault }

  /// Whether the image is enlarged smoothly.
  public var shouldInterpolate: Bool { true }

  /// How colours are fitted to a device.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Whether the image is a mask, which none is here.
  public var isMask: Bool { false }

  /// Returns the image, which never changes.
  public func copy() -> CGImage? { self }

  /// Returns the image; its colours are those of sRGB whatever the space.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  /// Returns the image where another one is light, as far as it is.
  ///
  /// - Parameter mask: a grey image, stretched over this one.
  /// - Returns: the image; `nil` outside of films, where nothing can be drawn.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard mask.width > 0, mask.height > 0, let pixels = DevelopedImages.pixels(of: mask) else {
      return nil
    }
    // How light a pixel is becomes how opaque the mask is.
    let shares = pixels.map { pixel in
      let light = (pixel >> 16 & 255) * 30 + (pixel >> 8 & 255) * 59 + (pixel & 255) * 11
      return ((light * (pixel >> 24) / 255 + 50) / 100) << 24
    }
    let stencil = Picture(
      pixels: shares, width: mask.width, height: mask.height,
      size: CGSize(width: width, height: height))
    return CGImage(
      Picture(DisplayList([.masked(picture.list, mask: stencil.list)])), width: width,
      height: height)
  }
}

/// The pixels that were asked for last: code asks for each colour of an image anew.
enum DevelopedImages {
  private static let last = Mutex<(image: CGImage, pixels: [UInt32])?>(nil)
  private static let lastBytes = Mutex<
    (pixels: [UInt32], form: PixelForm, provider: CGDataProvider)?
  >(nil)

  /// Returns the pixels of an image, rows from the top; `nil` where nothing can be drawn.
  static func pixels(of image: CGImage) -> [UInt32]? {
    guard image.width > 0, image.height > 0 else { return nil }
    if let known = last.withLock({ $0?.image == image ? $0?.pixels : nil }) { return known }
    guard
      let pixels = ImageDevelopment.present?.pixels(
        image.picture.list, image.width, image.height)
    else { return nil }
    last.withLock { $0 = (image, pixels) }
    return pixels
  }

  /// Returns pixels as bytes.
  static func provider(of pixels: [UInt32], in form: PixelForm, width: Int) -> CGDataProvider? {
    let known = lastBytes.withLock {
      $0?.form == form && $0?.pixels == pixels ? $0?.provider : nil
    }
    if let known { return known }
    let provider = CGDataProvider(data: NSData(data: Data(form.bytes(of: pixels, width: width))))
    if let provider { lastBytes.withLock { $0 = (pixels, form, provider) } }
    return provider
  }
}
