import Foundation
import Pixels

/// Reads the pictures of a page that plays a film.
final class HTMLReader: FilmReader {
  private let path: String
  private let meta: HTMLMeta
  private let stream: InflateStream
  private var budget: PixelBudget
  private var palette: [UInt32] = []
  private var canvas: Frame
  /// The frame of the next change; nil after the last one.
  private var upcoming: Int?
  private var index = 0

  init(_ bytes: [UInt8], path: String, _ budget: PixelBudget) throws(FilmFileError) {
    (self.path, self.budget) = (path, budget)
    do throws(FilmFileError) {
      let text = try Self.part(of: bytes, after: HTMLPage.metaOpening)
      meta = try Self.meta(text)
      let letters = try Self.part(of: bytes, after: HTMLPage.opening)
      guard let data = Data(base64Encoded: Data(letters)) else {
        throw InflateStream.damage("its pictures are not in base 64")
      }
      stream = try InflateStream(Array(data))
      canvas = Frame(size: PixelSize(width: meta.width, height: meta.height), filledWith: 0)
      guard let count = try stream.number(), count <= FilmLimits.largestArea else {
        throw InflateStream.damage("it has no palette")
      }
      for _ in 0..<count {
        var color: UInt32 = 0
        for shift in [16, 8, 0, 24] as [UInt32] {
          guard let byte = try stream.byte() else {
            throw InflateStream.damage("its palette is cut off")
          }
          color |= UInt32(byte) << shift
        }
        palette.append(color)
      }
      upcoming = try stream.number()
      guard upcoming == 0 else { throw InflateStream.damage("its first frame is missing") }
    } catch {
      throw error.reading(path)
    }
  }

  func next() throws(FilmFileError) -> FilmImage? {
    guard let first = upcoming else { return nil }
    do throws(FilmFileError) {
      try budget.spend(canvas.size.area)
      try change()
      let after = try stream.number()
      let end = after.map { first + $0 } ?? meta.frames
      guard end > first, end <= meta.frames, after == nil || end < meta.frames else {
        throw InflateStream.damage("its frames are out of order")
      }
      upcoming = after.map { _ in end }
      defer { index += 1 }
      return FilmImage(
        index: index, time: seconds(first), duration: seconds(end) - seconds(first),
        content: .frame(canvas))
    } catch {
      upcoming = nil
      throw error.reading(path)
    }
  }

  private func seconds(_ frame: Int) -> Double {
    Double(frame * meta.ticks) / Double(meta.ticksPerSecond)
  }

  private func change() throws(FilmFileError) {
    var numbers: [Int] = []
    for _ in 0..<4 { numbers.append(try stream.number() ?? -1) }
    let part = PixelRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard part.x >= 0, part.y >= 0, part.width > 0, part.height > 0,
      part.columns.upperBound <= meta.width, part.rows.upperBound <= meta.height
    else { throw InflateStream.damage("a frame lies outside of the film") }
    let damage = InflateStream.damage("a frame has the wrong length or colours")
    var (runs, length) = ([Int](), 0)
    while length < part.area {
      guard let run = try stream.number(), run < part.area - length else { throw damage }
      runs.append(run)
      length += run + 1
    }
    var place = 0
    for run in runs {
      guard let color = try stream.number(), color <= palette.count else { throw damage }
      if color > 0 {
        for pixel in place...place + run {
          canvas[part.x + pixel % part.width, part.y + pixel / part.width] = palette[color - 1]
        }
      }
      place += run + 1
    }
  }

  private static func meta(_ text: [UInt8]) throws(FilmFileError) -> HTMLMeta {
    let meta: HTMLMeta
    do {
      meta = try JSONDecoder().decode(HTMLMeta.self, from: Data(text))
    } catch {
      throw InflateStream.damage("what it says of its film cannot be read")
    }
    guard meta.width > 0, meta.height > 0, meta.width <= FilmLimits.largestArea,
      meta.height <= FilmLimits.largestArea / meta.width,
      (1...FilmLimits.mostFrames).contains(meta.frames), (1...1_000_000).contains(meta.ticks),
      (1...1_000_000).contains(meta.ticksPerSecond)
    else { throw InflateStream.damage("its size or its times are out of range") }
    return meta
  }

  private static func part(
    of bytes: [UInt8], after opening: String
  ) throws(FilmFileError) -> [UInt8] {
    let data = Data(bytes)
    guard let start = data.range(of: Data(opening.utf8)),
      let end = data.range(
        of: Data(HTMLPage.closing.utf8), in: start.upperBound..<data.endIndex)
    else { throw InflateStream.damage("it is a page, but no film of Flipbook's") }
    return Array(data[start.upperBound..<end.lowerBound])
  }
}
