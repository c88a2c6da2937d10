import Drawing
import Foundation
import PictureFiles
import Synchronization

/// Turns drawings into pixels for code that asks for the bytes of an image.
///
/// The stage never sees a pixel; the darkroom leaves here how it makes them, and the stage asks.
package enum ImageDevelopment {
  /// How the darkroom develops images.
  package struct Lab: Sendable {
    let pixels: @Sendable (DisplayList, _ width: Int, _ height: Int) -> [UInt32]?
    let png: @Sendable (_ pixels: [UInt32], _ width: Int, _ height: Int) -> [UInt8]?

    /// Makes a lab.
    ///
    /// - Parameters:
    ///   - pixels: draws a list at a pixel a point; returns rows from the top, `0xAARRGGBB` with
    ///     straight alpha, or `nil` for a list that cannot be drawn.
    ///   - png: returns the PNG file of such pixels.
    package init(
      pixels: @escaping @Sendable (DisplayList, _ width: Int, _ height: Int) -> [UInt32]?,
      png: @escaping @Sendable (_ pixels: [UInt32], _ width: Int, _ height: Int) -> [UInt8]?
    ) {
      (self.pixels, self.png) = (pixels, png)
    }
  }

  private static let lab = Mutex<Lab?>(nil)

  /// Tells how images are developed from now on.
  package static func develop(in lab: Lab) { Self.lab.withLock { $0 = lab } }

  static var present: Lab? { lab.withLock { $0 } }
}

extension UIImage {
  /// Returns the PNG file of the image's pixels, which stand as `imageOrientation` says; `nil` for an
  /// image without size.
  ///
  /// Every film has the same bytes. Outside of films, where nothing can be drawn, it is `nil`.
  public func pngData() -> Data? {
    guard let (image, pixels, lab) = developed(cgImage) else { return nil }
    return lab.png(pixels, image.width, image.height).map { Data($0) }
  }

  /// Returns the JPEG file of the image as it is shown; `nil` for an image without size.
  ///
  /// What is clear becomes white. Every film has the same bytes. Outside of films, where nothing can
  /// be drawn, it is `nil`.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture.
  /// - Returns: the bytes of the file.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let upright = UIImage(picture, size: size, scale: scale).cgImage
    guard let (image, pixels, _) = developed(upright) else { return nil }
    let file = try? JPEGPicture.file(
      of: pixels, width: image.width, height: image.height, quality: Double(compressionQuality))
    return file.map { Data($0) }
  }

  private func developed(
    _ image: CGImage?
  ) -> (CGImage, [UInt32], ImageDevelopment.Lab)? {
    guard let image, image.width > 0, image.height > 0, let lab = ImageDevelopment.present,
      let pixels = lab.pixels(image.picture.list, image.width, image.height)
    else { return nil }
    return (image, pixels, lab)
  }
}

extension UIGraphicsImageRenderer {
  /// Returns the PNG file of what `actions` draws.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the JPEG file of what `actions` draws.
  ///
  /// - Parameters:
  ///   - compressionQuality: 0 for the smallest file, 1 for the best picture.
  ///   - actions: draws in the context.
  /// - Returns: the bytes of the file; none outside of films.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
