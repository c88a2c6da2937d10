import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import FilmFiles

/// A small file cannot keep a processor busy for hours.
@Suite struct FilmBudgetTests {
  private let folder = TemporaryFolder()

  /// Returns a GIF of a million pixels of which each image changes one, in 23 bytes each.
  private func bomb(images: Int) -> [UInt8] {
    let palette: [UInt8] = [0, 0, 0, 255, 255, 255]
    let head = Array("GIF89a".utf8) + [0xE8, 0x03, 0xE8, 0x03, 0x80, 0, 0] + palette
    let control: [UInt8] = [0x21, 0xF9, 4, 0, 2, 0, 0, 0]
    let image: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0] + [2, 2, 0x44, 1, 0]
    return head + (0..<images).flatMap { _ in control + image } + [0x3B]
  }

  /// Reads a film until it ends or fails, and returns how many pictures came and what was said.
  private func read(
    _ path: String, mostPixels: Int? = nil
  ) -> (count: Int, error: FilmFileError?) {
    var count = 0
    do throws(FilmFileError) {
      let reader = try Films.open(path, mostPixels: mostPixels)
      while try reader.next() != nil { count += 1 }
      return (count, nil)
    } catch {
      return (count, error)
    }
  }

  /// 200 such images of 33 million pixels, 4620 bytes, once took minutes.
  @Test func `a GIF of a few bytes is refused long before its end`() throws {
    let bytes = bomb(images: 200)
    #expect(bytes.count == 4620)
    try Data(bytes).write(to: URL(filePath: folder("bomb.gif")))
    #expect(read(folder("bomb.gif"), mostPixels: 200_000_000).count == 200)
    let (count, error) = read(folder("bomb.gif"), mostPixels: 16_000_000)
    #expect(count == 16)
    #expect(
      error?.description
        == "cannot read \(folder("bomb.gif")): its pictures have more than 16 million pixels in all, "
        + "far more than a film of that length should; give a shorter or a smaller one")
    // The same limit applies when none was asked for.
    var budget = PixelBudget(of: "bomb.gif", asked: nil, bytes: bytes.count)
    #expect(throws: FilmFileError.tooManyPixels(path: "bomb.gif", limit: 1_231_000_000)) {
      for _ in 0..<40 { try budget.spend(5792 * 5792) }
    }
  }

  /// Each format counts pixels, and counts them before it decodes.
  @Test(arguments: ["gif", "apng", "webp", "png/"])
  func `the budget is that of the film, whatever its format`(format: String) throws {
    let frames = FilmMaking.frames(colors: 9)
    let path = folder("film.\(format)")
    switch format {
    case "gif": try finish(GIFFilm(at: path), frames)
    case "apng": try finish(APNGFilm(at: path), frames)
    case "webp": try finish(WebPFilm(at: path), frames)
    default: try finish(PNGFolder(at: path), frames)
    }
    let whole = read(path)
    #expect(whole.error == nil && whole.count >= 8)
    let area = frames[0].size.area
    #expect(read(path, mostPixels: whole.count * area).error == nil)
    let short = read(path, mostPixels: 3 * area + 1)
    #expect(short.count == 3)
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    #expect(short.error == .tooManyPixels(path: name, limit: 3 * area + 1))
  }

  /// A film of ten minutes has 26 thousand million pixels; each of its frames has at least some 30
  /// bytes.
  @Test func `ten minutes of a phone are within the budget in any format`() throws {
    let frames = 600 * 60
    var budget = PixelBudget(of: "film", asked: nil, bytes: frames * 30)
    for _ in 0..<frames { try budget.spend(640 * 1136) }
    var short = PixelBudget(of: "film", asked: nil, bytes: frames)
    #expect(throws: FilmFileError.self) {
      for _ in 0..<frames { try short.spend(640 * 1136) }
    }
  }

  private func finish<Sink: FrameSink>(_ film: Sink, _ frames: [Frame]) throws {
    try film.append(frames: frames)
    try film.finish()
  }
}
