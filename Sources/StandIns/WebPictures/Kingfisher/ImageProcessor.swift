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
  nonisolated public static let `default` = DefaultImageProcessor()

  public let identifier = ""

  nonisolated public init() {}

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
  public let size: CGSize
  public var identifier: String { "com.onevcat.Kingfisher.DownsamplingImageProcessor(\(size))" }

  public init(size: CGSize) { self.size = size }

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
  public let referenceSize: CGSize
  public let targetContentMode: ContentMode
  public var identifier: String {
    "com.onevcat.Kingfisher.ResizingImageProcessor(\(referenceSize), \(targetContentMode))"
  }

  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    (self.referenceSize, targetContentMode) = (referenceSize, mode)
  }

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
  public let cornerRadius: CGFloat
  public let targetSize: CGSize?
  public let backgroundColor: UIColor?
  public var identifier: String {
    "com.onevcat.Kingfisher.RoundCornerImageProcessor(\(cornerRadius))"
  }

  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil, backgroundColor: UIColor? = nil) {
    (self.cornerRadius, self.targetSize) = (cornerRadius, targetSize)
    self.backgroundColor = backgroundColor
  }

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
  public let overlay: UIColor
  public let fraction: CGFloat
  public var identifier: String { "com.onevcat.Kingfisher.OverlayImageProcessor(\(fraction))" }

  public init(overlay: UIColor, fraction: CGFloat = 0.5) {
    (self.overlay, self.fraction) = (overlay, fraction)
  }

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
