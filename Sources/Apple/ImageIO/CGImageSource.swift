import Foundation
import PictureFiles
import UIKitGround

/// Reads images out of the bytes of a PNG, JPEG, GIF or WebP file, of the last the first alone.
///
/// Source: Apple, CGImageSource.
public final class CGImageSource {
  private var bytes: [UInt8]
  /// Whether more bytes may come.
  private var isWhole: Bool
  private lazy var content = Content(bytes)

  init(_ bytes: [UInt8], isWhole: Bool = true) { (self.bytes, self.isWhole) = (bytes, isWhole) }

  /// What is found in the bytes.
  fileprivate enum Content {
    case picture(PictureFile, kind: String)
    case film(GIFFile, shown: PlayedGIF)
    /// Bytes that begin as those of a kind, and are damaged or not all there.
    case damaged(kind: String)
    case unknown

    init(_ bytes: [UInt8]) {
      if GIFFile.begins(bytes) {
        let file = try? GIFFile(bytes)
        self = file.map { .film($0, shown: PlayedGIF($0)) } ?? .damaged(kind: "com.compuserve.gif")
        return
      }
      let kind: String
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        kind = "public.png"
      } else if JPEGPicture.begins(bytes) {
        kind = "public.jpeg"
      } else if WebPPicture.begins(bytes) {
        kind = "org.webmproject.webp"
      } else {
        self = .unknown
        return
      }
      self = (try? PictureFile(bytes)).map { .picture($0, kind: kind) } ?? .damaged(kind: kind)
    }
  }

  /// The kind of the file; `nil` for an unknown one.
  var kind: String? {
    switch content {
    case .picture(_, let kind), .damaged(let kind): kind
    case .film: "com.compuserve.gif"
    case .unknown: nil
    }
  }

  /// How many images the file has.
  var count: Int {
    switch content {
    case .picture: 1
    case .film(let file, _): file.pictures.count
    case .damaged, .unknown: 0
    }
  }

  var status: CGImageSourceStatus {
    switch content {
    case .picture, .film: isWhole ? .statusComplete : .statusIncomplete
    case .damaged: isWhole ? .statusUnexpectedEOF : .statusIncomplete
    case .unknown: bytes.isEmpty && !isWhole ? .statusReadingHeader : .statusUnknownType
    }
  }

  /// Takes bytes in place of those before.
  func update(_ bytes: [UInt8], isWhole: Bool) {
    (self.bytes, self.isWhole) = (bytes, isWhole)
    content = Content(bytes)
  }

  /// How the camera of an image was held, as Exif numbers it.
  var orientation: Int {
    if case .picture(let file, _) = content { file.orientation } else { 1 }
  }

  /// Returns an image as its pixels stand; `nil` where there is none of that number.
  func image(at index: Int) -> CGImage? {
    guard 0..<count ~= index else { return nil }
    switch content {
    case .picture(let file, _):
      return CGImage(levels: file.pixels, width: file.width, height: file.height)
    case .film(let file, var shown):
      // Nobody else may hold the pixels while they are drawn on.
      content = .unknown
      shown.show(index)
      content = .film(file, shown: shown)
      return CGImage(levels: shown.pixels, width: file.width, height: file.height)
    case .damaged, .unknown: return nil
    }
  }

  /// Returns what is known of the whole file.
  func properties() -> [NSString: Any] {
    var all: [NSString: Any] = [kCGImagePropertyFileSize: NSNumber(value: bytes.count)]
    if case .film(let file, _) = content {
      var own: [NSString: Any] = [
        kCGImagePropertyGIFHasGlobalColorMap: NSNumber(value: file.hasGlobalColors),
        kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: file.width),
        kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: file.height),
      ]
      own[kCGImagePropertyGIFLoopCount] = file.loopCount.map { NSNumber(value: $0) }
      all[kCGImagePropertyGIFDictionary] = own as NSDictionary
    }
    return all
  }

  /// Returns what is known of an image; `nil` where there is none of that number.
  func properties(at index: Int) -> [NSString: Any]? {
    guard 0..<count ~= index else { return nil }
    var all: [NSString: Any] = [
      kCGImagePropertyDepth: NSNumber(value: 8),
      kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    ]
    func tell(_ width: Int, _ height: Int, hasAlpha: Bool) {
      all[kCGImagePropertyPixelWidth] = NSNumber(value: width)
      all[kCGImagePropertyPixelHeight] = NSNumber(value: height)
      if hasAlpha { all[kCGImagePropertyHasAlpha] = NSNumber(value: true) }
    }
    switch content {
    case .picture(let file, let kind):
      tell(file.width, file.height, hasAlpha: kind == "public.png")
      let held = NSNumber(value: file.orientation)
      if file.orientation > 1 {
        all[kCGImagePropertyOrientation] = held
        all[kCGImagePropertyTIFFDictionary] =
          [kCGImagePropertyTIFFOrientation: held] as NSDictionary
      }
    case .film(let file, _):
      tell(file.width, file.height, hasAlpha: true)
      let delay = Double(file.pictures[index].delay) / 100
      all[kCGImagePropertyGIFDictionary] =
        [
          kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
          kCGImagePropertyGIFDelayTime: NSNumber(
            value: delay <= Self.shortestDelay ? Self.delayInItsPlace : delay),
        ] as NSDictionary
    case .damaged, .unknown: return nil
    }
    return all
  }

  /// Shorter delays are not kept, and another one stands in their place, as in browsers.
  ///
  /// *Units*: seconds.
  private static let shortestDelay = 0.01
  private static let delayInItsPlace = 0.1
}

/// How much of an image is there.
///
/// Source: Apple, CGImageSourceStatus.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData
  case statusUnknownType
  case statusReadingHeader
  case statusIncomplete
  case statusComplete
}
