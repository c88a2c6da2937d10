import CoreImage
import Geometry

extension UIImage {
  /// Makes an image of one pixel a point of what Core Image makes.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Makes an image of what Core Image makes.
  ///
  /// The pixels are made at once; an image without an end has none, and no size.
  ///
  /// - Parameters:
  ///   - ciImage: the recipe.
  ///   - scale: pixels a point.
  ///   - orientation: how the pixels stand.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var details = Details()
    details.recipe = ciImage
    guard let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init(Picture(joining: []), size: .zero, scale: scale, details: details)
      return
    }
    let upright = UIImage(cgImage: pixels, scale: scale, orientation: orientation)
    self.init(
      upright.picture, size: upright.size, scale: upright.scale, orientation: orientation,
      details: details)
  }

  /// The recipe of an image that was made of one; `nil` for all others.
  public var ciImage: CIImage? { details.recipe }
}

extension CIImage {
  /// Makes a recipe of an image's pixels; `nil` for an image without any.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// Makes a recipe of an image's pixels, or returns the one it was made of.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    if let recipe = image.ciImage {
      self.init(recipe)
    } else {
      guard let pixels = image.cgImage else { return nil }
      self.init(cgImage: pixels)
    }
  }

  /// Makes a recipe of the pixels in a file's bytes; `nil` for what is no picture.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Makes a recipe of the pixels in a file's bytes; options are not needed here.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Makes a recipe of the pixels in a file; `nil` for what is no picture.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Makes a recipe of the pixels in a file; options are not needed here.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }
}

extension CIColor {
  /// Makes a colour of UIKit's.
  @preconcurrency @MainActor
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  /// Makes a colour of Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour as Core Image's.
  @preconcurrency @MainActor
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}
