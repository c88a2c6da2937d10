import Foundation
import Pixels

/// Reads an APNG as a film; a PNG without animation is a film of one picture.
///
/// Source: W3C, Portable Network Graphics, third edition, animation.
final class APNGReader: FilmReader {
  private var chunks: PNGChunks
  private let path: String
  private let header: PNGHeader
  /// The chunks that every picture needs to be decoded, such as the palette, in the file's order.
  private var preamble: [UInt8] = []
  private var canvas: APNGCanvas
  private var budget: PixelBudget
  /// How many pictures the file promises; `nil` without animation.
  private var promised: Int?
  private var control: APNGControl?
  /// The compressed data, collected so far, of the next picture.
  private var data: [UInt8] = []
  private var sequence = 0
  private var index = 0
  private var seconds: TimeInterval = 0
  private var isOver = false
  /// Whether an IDAT chunk was read.
  private var hasImage = false

  init(_ bytes: [UInt8], path: String, _ budget: PixelBudget) throws(FilmFileError) {
    self.path = path
    self.budget = budget
    do throws(FilmFileError) {
      chunks = PNGChunks(bytes)
      guard let first = try chunks.next() else { throw PNGChunks.damage("there is nothing in it") }
      header = try PNGHeader(first)
      canvas = APNGCanvas(header.size)
    } catch {
      throw error.reading(path)
    }
  }

  func next() throws(FilmFileError) -> FilmImage? {
    guard !isOver else { return nil }
    do throws(FilmFileError) {
      return try nextImage()
    } catch {
      isOver = true
      throw error.reading(path)
    }
  }

  private func nextImage() throws(FilmFileError) -> FilmImage? {
    while let chunk = try chunks.next() {
      switch chunk.name {
      case "acTL": try begin(chunk)
      case "fcTL":
        let finished = try image()
        try take(control: chunk)
        if let finished { return finished }
      case "IDAT":
        hasImage = true
        // The still picture, for viewers that cannot animate, need not be part of the animation.
        if promised == nil || control != nil { try collect(chunk.content) }
      case "fdAT":
        guard chunk.content.count >= 4, control != nil, hasImage else {
          throw PNGChunks.damage("a part of a picture stands outside of one")
        }
        try count(chunk.number(at: 0))
        try collect(chunk.content.dropFirst(4))
      case "IEND":
        isOver = true
        return try lastImage()
      case "IHDR": throw PNGChunks.damage("it has two headers")
      case "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT":
        if !hasImage { preamble += PNGChunks.chunk(chunk.name, chunk.content) }
      default: break
      }
    }
    throw PNGChunks.damage("it ends too early")
  }

  private func begin(_ chunk: PNGChunks.Chunk) throws(FilmFileError) {
    guard chunk.content.count == 8, !hasImage, promised == nil else {
      throw PNGChunks.damage("its animation is announced in the wrong way")
    }
    let count = chunk.number(at: 0)
    guard (1...FilmLimits.mostFrames).contains(count) else {
      throw PNGChunks.damage("it announces \(count) pictures")
    }
    promised = count
  }

  private func take(control chunk: PNGChunks.Chunk) throws(FilmFileError) {
    guard promised != nil else { return }
    let control = try APNGControl(chunk, in: header.size)
    guard hasImage || control.part == PixelRectangle(header.size) else {
      throw PNGChunks.damage("its first picture does not fill it")
    }
    try count(chunk.number(at: 0))
    self.control = control
  }

  /// Checks that sequence numbers go up by one.
  private func count(_ number: Int) throws(FilmFileError) {
    guard number == sequence else { throw PNGChunks.damage("its parts are out of order") }
    sequence += 1
  }

  private func collect(_ content: ArraySlice<UInt8>) throws(FilmFileError) {
    data += content
  }

  private func lastImage() throws(FilmFileError) -> FilmImage? {
    guard hasImage else { throw PNGChunks.damage("there is no picture in it") }
    let last = try image()
    if let promised, index != promised {
      throw PNGChunks.damage("it announces \(promised) pictures and has \(index)")
    }
    return last
  }

  /// Decodes the picture that was collected, if there is one.
  private func image() throws(FilmFileError) -> FilmImage? {
    guard promised == nil || control != nil else { return nil }
    if control != nil, data.isEmpty {
      throw PNGChunks.damage("a picture of its animation is missing")
    }
    guard !data.isEmpty else { return nil }
    let control = control ?? APNGControl(still: header.size)
    let file =
      PNGChunks.signature + header.chunk(control.part) + preamble
      + PNGChunks.chunk("IDAT", data) + PNGChunks.chunk("IEND", [])
    data = []
    self.control = nil
    // A part never has more pixels than the whole, so the whole is counted.
    try budget.spend(header.size.area)
    let picture = try PNGDecoder.frame(from: file, largestArea: FilmLimits.largestArea)
    canvas.draw(picture, control)
    defer {
      index += 1
      seconds += control.duration
    }
    return FilmImage(
      index: index, time: seconds, duration: control.duration, content: .frame(canvas.frame))
  }
}
