import UIKit

/// An image to process, or the bytes of one.
///
/// Source: Kingfisher, ImageProcessItem.
public enum ImageProcessItem {
  case image(UIImage)
  case data(Data)
}

/// What makes an image of another, or of bytes.
///
/// Source: Kingfisher, ImageProcessor.
@preconcurrency @MainActor
public protocol ImageProcessor {
  /// Two of equal identifiers make equal images.
  var identifier: String { get }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
}

extension ImageProcessor {
  /// Returns what this one makes and then another.
  public func append(another: any ImageProcessor) -> any ImageProcessor {
    ProcessorInTurn(first: self, second: another)
  }
}

infix operator |> : AdditionPrecedence

/// Returns what the left one makes and then the right one.
@preconcurrency @MainActor
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

private struct ProcessorInTurn: ImageProcessor {
  let first: any ImageProcessor
  let second: any ImageProcessor
  var identifier: String { "\(first.identifier)|>\(second.identifier)" }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    first.process(item: item, options: options).flatMap {
      second.process(item: .image($0), options: options)
    }
  }
}

/// Makes images of bytes.
///
/// Source: Kingfisher, DefaultImageProcessor.
public struct DefaultImageProcessor: ImageProcessor {
  /// What loads use that name no other processor.
  nonisolated public static let `default` = DefaultImageProcessor()

  /// Empty: an image that it made is kept under the key of its address alone.
  public let identifier = ""

  /// Makes a processor that only decodes.
  nonisolated public init() {}

  /// Returns the image as it is, or that of bytes, at the scale of the options; `nil` for other
  /// bytes.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    switch item {
    case .image(let image): image
    case .data(let data): UIImage(data: data, scale: options.scaleFactor)
    }
  }
}

extension ImageProcessItem {
  /// The image, made of the bytes where it is none yet.
  @MainActor
  func image(_ options: KingfisherParsedOptionsInfo) -> UIImage? {
    DefaultImageProcessor.default.process(item: self, options: options)
  }
}

/// Scales images down to a size in points, and keeps their aspect.
///
/// Source: Kingfisher, DownsamplingImageProcessor.
public struct DownsamplingImageProcessor: ImageProcessor {
  /// The size at which images are to be shown, in points.
  public let size: CGSize
  /// The mark under which its images are kept, with the size.
  public var identifier: String { "com.onevcat.Kingfisher.DownsamplingImageProcessor(\(size))" }

  /// Makes a processor for images that are shown at a size in points.
  public init(size: CGSize) { self.size = size }

  /// Returns the image with as many pixels as the longer side of `size` has on the screen, or
  /// fewer.
  ///
  /// - Returns: `nil` for bytes that are no image.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.image(options) else { return nil }
    let longest = max(image.size.width, image.size.height)
    let share = min(1, max(size.width, size.height) * UIScreen.main.scale / max(1, longest))
    return image.redrawn(
      CGSize(width: image.size.width * share, height: image.size.height * share),
      scale: options.scaleFactor)
  }
}

/// Scales images to a size in points.
///
/// Source: Kingfisher, ResizingImageProcessor and ContentMode.
public struct ResizingImageProcessor: ImageProcessor {
  /// The size into which images are brought, in points.
  public let referenceSize: CGSize
  /// How they are brought into it; `none` stretches them.
  public let targetContentMode: ContentMode
  /// The mark under which its images are kept, with the size and the mode.
  public var identifier: String {
    "com.onevcat.Kingfisher.ResizingImageProcessor(\(referenceSize), \(targetContentMode))"
  }

  /// Makes a processor that stretches images to a size in points, unless a mode keeps their aspect.
  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    (self.referenceSize, targetContentMode) = (referenceSize, mode)
  }

  /// Returns the image in its new size at its own scale; `nil` for one without area.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.image(options), image.size.width > 0, image.size.height > 0 else {
      return nil
    }
    let shares = (
      referenceSize.width / image.size.width, referenceSize.height / image.size.height
    )
    func scaled(_ share: CGFloat) -> CGSize {
      CGSize(width: image.size.width * share, height: image.size.height * share)
    }
    switch targetContentMode {
    case .none: return image.redrawn(referenceSize, scale: image.scale)
    case .aspectFit: return image.redrawn(scaled(min(shares.0, shares.1)), scale: image.scale)
    case .aspectFill: return image.redrawn(scaled(max(shares.0, shares.1)), scale: image.scale)
    }
  }
}

/// How a size is fitted into another.
///
/// Source: Kingfisher, ContentMode.
public enum ContentMode: Sendable {
  case none
  case aspectFit
  case aspectFill
}

/// Rounds the corners of images, all of them by one radius in points.
///
/// Source: Kingfisher, RoundCornerImageProcessor.
public struct RoundCornerImageProcessor: ImageProcessor {
  /// The radius of all four corners, in points of the image.
  public let cornerRadius: CGFloat
  /// The size to which images are stretched before; `nil` leaves it.
  public let targetSize: CGSize?
  /// The colour behind the image and in its corners; `nil` leaves them clear.
  public let backgroundColor: UIColor?
  /// The mark under which its images are kept, with the radius, the size and the background.
  public var identifier: String {
    let size = targetSize.map { "_\($0)" } ?? ""
    let color = backgroundColor.map { "_\($0.words)" } ?? ""
    return "com.onevcat.Kingfisher.RoundCornerImageProcessor(\(cornerRadius)\(size)\(color))"
  }

  /// Makes a processor that rounds images at their own size, over nothing, unless said otherwise.
  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil, backgroundColor: UIColor? = nil) {
    (self.cornerRadius, self.targetSize) = (cornerRadius, targetSize)
    self.backgroundColor = backgroundColor
  }

  /// Returns the image with round corners, at its own scale; `nil` for bytes that are no image.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.image(options) else { return nil }
    let bounds = CGRect(origin: .zero, size: targetSize ?? image.size)
    return image.drawn(bounds.size, scale: image.scale) {
      if let backgroundColor {
        backgroundColor.setFill()
        UIBezierPath(rect: bounds).fill()
      }
      UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).addClip()
      image.draw(in: bounds)
    }
  }
}

/// Lays a colour over images.
///
/// Source: Kingfisher, OverlayImageProcessor.
public struct OverlayImageProcessor: ImageProcessor {
  /// The colour, which lies only where the image is not clear.
  public let overlay: UIColor
  /// How much of the image is left to see, 0...1.
  public let fraction: CGFloat
  /// The mark under which its images are kept, with the colour and the fraction.
  public var identifier: String {
    "com.onevcat.Kingfisher.OverlayImageProcessor(\(overlay.words)_\(fraction))"
  }

  /// Makes a processor that lays a colour over images and leaves half of them to see.
  public init(overlay: UIColor, fraction: CGFloat = 0.5) {
    (self.overlay, self.fraction) = (overlay, fraction)
  }

  /// Returns the image with the colour over it, at its own scale; `nil` for bytes that are no
  /// image.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.image(options) else { return nil }
    let bounds = CGRect(origin: .zero, size: image.size)
    return image.drawn(bounds.size, scale: image.scale) {
      image.draw(in: bounds)
      overlay.withAlphaComponent(1 - fraction).setFill()
      UIRectFillUsingBlendMode(bounds, .sourceAtop)
    }
  }
}

extension UIColor {
  /// The numbers of the colour as it shows now.
  fileprivate var words: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "\(red) \(green) \(blue) \(alpha)"
  }
}

extension UIImage {
  @MainActor
  func redrawn(_ size: CGSize, scale: CGFloat) -> UIImage {
    drawn(size, scale: scale) { draw(in: CGRect(origin: .zero, size: size)) }
  }

  @MainActor
  func drawn(_ size: CGSize, scale: CGFloat, _ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
  }
}
