import Foundation

/// Reads a GIF as a film.
final class GIFReader: FilmReader {
  /// The bytes that giflib reads; lives as long as the reader.
  private let source: UnsafeMutablePointer<GIFSource>
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let stream: GIFStream
  private let path: String
  private var canvas: GIFCanvas
  private var budget: PixelBudget
  private var index = 0
  /// The time of the next picture.
  ///
  /// *Units*: hundredths of a second.
  private var hundredths = 0

  init(
    _ content: [UInt8], path: String, _ budget: PixelBudget
  ) throws(FilmFileError) {
    self.path = path
    self.budget = budget
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: content.count)
    _ = bytes.initialize(from: content)
    let source = UnsafeMutablePointer<GIFSource>.allocate(capacity: 1)
    source.initialize(to: GIFSource(bytes: UnsafeBufferPointer(bytes)))
    do throws(FilmFileError) {
      let stream = try GIFStream(source)
      canvas = try GIFCanvas(stream.size)
      self.stream = stream
    } catch {
      source.deallocate()
      bytes.deallocate()
      throw error.reading(path)
    }
    self.bytes = bytes
    self.source = source
  }

  deinit {
    source.deallocate()
    bytes.deallocate()
  }

  func next() throws(FilmFileError) -> FilmImage? {
    do throws(FilmFileError) {
      guard let image = try stream.next() else {
        if index > 0 { return nil }
        throw .damaged(format: "GIF", reason: "there is no picture in it")
      }
      try budget.spend(max(image.part.area, canvas.frame.size.area))
      canvas.draw(image)
      let delay = image.delay <= Self.shortestDelay ? Self.standardDelay : image.delay
      defer {
        index += 1
        hundredths += delay
      }
      return FilmImage(
        index: index, time: Double(hundredths) / 100, duration: Double(delay) / 100,
        content: .frame(canvas.frame))
    } catch {
      throw error.reading(path)
    }
  }

  /// The longest delay that browsers replace with `standardDelay`.
  ///
  /// *Units*: hundredths of a second.
  private static let shortestDelay = 1
  private static let standardDelay = 10
}
