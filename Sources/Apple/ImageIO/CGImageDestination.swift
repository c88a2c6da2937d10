// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import PictureFiles
import UIKitGround

/// Writes an image as a PNG or JPEG file.
///
/// Source: Apple, CGImageDestination.
public final class CGImageDestination {
  private let kind: String
  private let count: Int
  /// Takes the bytes; returns false where they cannot be written.
  private let write: ([UInt8]) -> Bool
  private var images: [(image: CGImage, options: CFDictionary?)] = []
  private var isOver = false
  var options: CFDictionary?

  /// Makes a destination; `nil` for a kind of file that cannot be written, and for several images in
  /// one file.
  init?(_ kind: String, _ count: Int, write: @escaping ([UInt8]) -> Bool) {
    guard Self.kinds.contains(kind), count == 1 else { return nil }
    (self.kind, self.count, self.write) = (kind, count, write)
  }

  static let kinds = ["public.jpeg", "public.png"]

  func add(_ image: CGImage, _ options: CFDictionary?) {
    if images.count < count { images.append((image, options)) }
  }

  /// Writes the file, once all images are there; false outside of films, where nothing can be drawn.
  func finish() -> Bool {
    guard !isOver, images.count == count, let (image, own) = images.first,
      let lab = ImageDevelopment.present, let levels = image.levels
    else { return false }
    isOver = true
    let file =
      kind == "public.png"
      ? lab.png(levels, image.width, image.height)
      : try? JPEGPicture.file(
        of: levels, width: image.width, height: image.height,
        quality: quality(own) ?? quality(options) ?? 1)
    return file.map(write) ?? false
  }

  private func quality(_ options: CFDictionary?) -> Double? {
    (options?.object(forKey: kCGImageDestinationLossyCompressionQuality) as? NSNumber)?.doubleValue
  }
}

/// Makes a destination that appends a file to bytes; `nil` for another kind than PNG and JPEG, and
/// for several images.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type.description, count) { bytes in
    data.append(Data(bytes))
    return true
  }
}

/// Makes a destination that appends a file to bytes, of a kind that is named by a text.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: String, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestinationCreateWithData(data, NSString(string: type), count, options)
}

/// Makes a destination that writes a file; `nil` for another kind than PNG and JPEG, and for several
/// images.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard url.isFileURL, let path = url.path else { return nil }
  return CGImageDestination(type.description, count) { bytes in
    FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }
}

/// Makes a destination that writes a file, of a kind that is named by a text.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: String, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestinationCreateWithURL(url, NSString(string: type), count, options)
}

/// Returns the kinds of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  NSArray(array: CGImageDestination.kinds)
}

/// Sets options for all images.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) { idst.options = properties }

/// Adds an image; of its options, the quality of a JPEG file counts.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }

/// Adds an image of a source.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = isrc.image(at: index) { idst.add(image, properties) }
}

/// Writes the file; false where an image is missing, or where it was written already.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
