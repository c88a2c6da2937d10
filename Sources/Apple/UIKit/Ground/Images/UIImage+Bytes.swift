import Foundation
import PictureFiles

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
