// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import UIKitGround

// Image I/O's functions for reading images. Source: Apple, Image I/O.

/// Makes a source of the bytes of a file, which may turn out to be of no kind that can be read.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource([UInt8](Data(referencing: data))) }

/// Makes a source of a file; `nil` where there is none.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? {
  guard url.isFileURL, let path = url.path,
    let bytes = FileManager.default.contents(atPath: path)
  else { return nil }
  return CGImageSource([UInt8](bytes))
}

/// Makes a source of what a provider gives.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.flatMap { CGImageSourceCreateWithData($0, options) } }

/// Makes a source of bytes that come by and by.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource([], isWhole: false)
}

/// Gives a source all the bytes that have come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update([UInt8](Data(referencing: data)), isWhole: final)
}

/// Gives a source what a provider has so far.
public func CGImageSourceUpdateDataProvider(
  _ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) {
  if let data = provider.data { CGImageSourceUpdateData(isrc, data, final) }
}

/// Returns the kind of the file, such as `public.png`; `nil` for one that cannot be read.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.kind.map { NSString(string: $0) }
}

/// Returns the kinds of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  NSArray(array: ["public.jpeg", "public.png", "com.compuserve.gif"])
}

/// Returns how many images there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the number of the image that stands for all.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns how much of the file is there.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns how much of an image is there.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus { 0..<isrc.count ~= index ? isrc.status : .statusUnknownType }

/// Returns an image as its pixels stand; `nil` where there is none of that number.
///
/// A picture of an animated GIF is whole: it has what those before it left.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// Returns what is known of the file; `nil` for one that cannot be read.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { isrc.kind.map { _ in isrc.properties() as NSDictionary } }

/// Returns what is known of an image; `nil` where there is none of that number.
///
/// That is its size, how the camera was held, and how long a GIF's picture is shown.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties(at: index).map { $0 as NSDictionary } }

/// Makes a small image.
///
/// - Parameters:
///   - isrc: the source.
///   - index: the number of the image.
///   - options: `kCGImageSourceThumbnailMaxPixelSize` says how long the longer side is at most, in
///     pixels; `kCGImageSourceCreateThumbnailWithTransform` turns the image upright.
/// - Returns: the image; `nil` unless the options ask for one that is made of the whole image, for
///   no smaller one is read out of a file.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func number(_ key: CFString) -> Double? {
    (options?.object(forKey: key) as? NSNumber)?.doubleValue
  }
  guard
    [
      kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent,
    ].contains(where: { number($0) ?? 0 != 0 }), let whole = isrc.image(at: index)
  else { return nil }
  let longest = Double(max(whole.width, whole.height))
  let most = number(kCGImageSourceThumbnailMaxPixelSize) ?? longest
  let turns = number(kCGImageSourceCreateThumbnailWithTransform) ?? 0 != 0
  return whole.reduced(
    by: most > 0 ? min(1, most / longest) : 1,
    turned: turns ? UIImage.Orientation(exif: isrc.orientation) : .up)
}

extension CGImage {
  /// Returns the image in a smaller size, with its pixels standing as an orientation says.
  fileprivate func reduced(by factor: Double, turned orientation: UIImage.Orientation) -> CGImage {
    func length(_ pixels: Int) -> Int { max(1, Int((Double(pixels) * factor).rounded())) }
    let (width, height) = (length(width), length(height))
    let map = CGAffineTransform(
      scaleX: CGFloat(width) / CGFloat(self.width), y: CGFloat(height) / CGFloat(self.height))
    let small = picture.moved(by: map)
    guard orientation != .up else { return CGImage(small, width: width, height: height) }
    let shown =
      orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    return CGImage(
      small.moved(by: orientation.transform(shownIn: shown)),
      width: Int(saturating: shown.width), height: Int(saturating: shown.height))
  }
}

/// How a photograph was held, as files number it.
///
/// Source: Apple, CGImagePropertyOrientation.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
