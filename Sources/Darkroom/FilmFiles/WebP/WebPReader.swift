import CWebP
import Foundation
import Pixels

/// Reads a WebP as a film; one without animation is a film of one picture.
final class WebPReader: FilmReader {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let decoder: OpaquePointer
  private let path: String
  private let size: PixelSize
  private let durations: [TimeInterval]
  private var budget: PixelBudget
  private var index = 0
  private var seconds: TimeInterval = 0

  init(_ content: [UInt8], path: String, _ budget: PixelBudget) throws(FilmFileError) {
    (self.path, self.budget) = (path, budget)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: content.count)
    _ = bytes.initialize(from: content)
    do throws(FilmFileError) {
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      (size, durations) = try Self.contents(of: &data)
      var options = WebPAnimDecoderOptions()
      guard WebPAnimDecoderOptionsInit(&options) != 0 else {
        throw .settings("libwebp has another version than Flipbook was built with; build it again")
      }
      // The bytes blue, green, red, alpha are a frame's pixel on a little-endian machine.
      options.color_mode = MODE_BGRA
      guard let decoder = WebPAnimDecoderNew(&data, &options) else {
        throw Self.damage("its pictures cannot be begun")
      }
      self.decoder = decoder
    } catch {
      bytes.deallocate()
      throw error.reading(path)
    }
    self.bytes = bytes
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    bytes.deallocate()
  }

  var knownDurations: [TimeInterval]? { durations }

  func next() throws(FilmFileError) -> FilmImage? {
    guard index < durations.count else { return nil }
    try budget.spend(size.area)
    var pixels: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
      throw Self.damage("picture \(index + 1) cannot be decoded").reading(path)
    }
    let shown = pixels.withMemoryRebound(to: UInt32.self, capacity: size.area) {
      Array(UnsafeBufferPointer(start: $0, count: size.area))
    }
    defer {
      seconds += durations[index]
      index += 1
    }
    return FilmImage(
      index: index, time: seconds, duration: durations[index],
      content: .frame(Frame(size: size, pixels: shown)))
  }

  /// Reads the size of the film and how long each picture stands, in seconds; decodes nothing.
  private static func contents(
    of data: inout WebPData
  ) throws(FilmFileError) -> (PixelSize, [TimeInterval]) {
    guard let file = WebPDemux(&data) else {
      throw damage("it ends too early or breaks its format")
    }
    defer { WebPDemuxDelete(file) }
    let width = Int(WebPDemuxGetI(file, WEBP_FF_CANVAS_WIDTH))
    let height = Int(WebPDemuxGetI(file, WEBP_FF_CANVAS_HEIGHT))
    guard width > 0, height > 0 else { throw damage("it has no area") }
    guard width <= FilmLimits.largestArea / height else {
      throw .tooLarge(
        format: "WebP", width: width, height: height,
        limit: "\(FilmLimits.largestArea) pixels in all")
    }
    var durations: [TimeInterval] = []
    var picture = WebPIterator()
    defer { WebPDemuxReleaseIterator(&picture) }
    guard WebPDemuxGetFrame(file, 1, &picture) != 0 else {
      throw damage("there is no picture in it")
    }
    repeat {
      durations.append(picture.duration > 0 ? Double(picture.duration) / 1000 : standardDuration)
    } while WebPDemuxNextFrame(&picture) != 0 && durations.count < FilmLimits.mostFrames
    return (PixelSize(width: width, height: height), durations)
  }

  /// What browsers take for a duration of 0.
  ///
  /// *Units*: seconds.
  private static let standardDuration = 0.1

  private static func damage(_ reason: String) -> FilmFileError {
    .damaged(format: "WebP", reason: reason)
  }
}
