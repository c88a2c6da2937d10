import FilmFiles
import Foundation
import FrameComparison
import Pixels

/// A film inside a page: whole pictures now and then, and between them only what changes.
struct ReportFilm: Encodable, Sendable {
  /// PNG files in base 64.
  private(set) var pictures: [String] = []
  private(set) var frames: [Step] = []
  /// The rows of each view; `nil` when nothing is known of views.
  var views: [String: [[Double]]]?
  /// Whether pictures were left out because the page would have become too large.
  private(set) var isCut = false

  private var last: Frame?
  private var bytes = 0
  private var sinceWhole = 0

  /// How the page obtains a frame.
  enum Step: Encodable, Sendable {
    /// The frame is `pictures[n]`.
    case whole(Int)
    /// `pictures[n]` is drawn at x, y over the frame before.
    case patch(Int, x: Int, y: Int)
    /// The frame equals the one before.
    case same
    /// The frame equals a frame of the other film.
    case other(Int)
    /// The frame was not recorded.
    case unknown

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      switch self {
      case .whole(let number):
        try container.encode("k")
        try container.encode(number)
      case .patch(let number, let x, let y):
        try container.encode("p")
        for value in [number, x, y] { try container.encode(value) }
      case .same: try container.encode("-")
      case .other(let frame):
        try container.encode("=")
        try container.encode(frame)
      case .unknown: try container.encode("?")
      }
    }
  }

  enum CodingKeys: String, CodingKey { case pictures, frames, views }

  /// Adds the next frame.
  mutating func append(_ frame: Frame) throws(FilmFileError) {
    guard bytes < Self.mostBytes else {
      isCut = true
      frames.append(.unknown)
      return
    }
    defer { last = frame }
    guard let last, last.size == frame.size, sinceWhole < Self.framesBetweenWholes else {
      sinceWhole = 0
      frames.append(.whole(try add(frame)))
      return
    }
    sinceWhole += 1
    guard let part = FrameComparer().difference(from: last, to: frame).bounds else {
      frames.append(.same)
      return
    }
    frames.append(.patch(try add(frame.cropped(to: part)), x: part.x, y: part.y))
  }

  /// Adds a frame that needs no picture of its own.
  mutating func append(step: Step) { frames.append(step) }

  private mutating func add(_ picture: Frame) throws(FilmFileError) -> Int {
    let file = try PNGEncoder().bytes(of: picture)
    bytes += file.count
    pictures.append(Data(file).base64EncodedString())
    return pictures.count - 1
  }

  /// The most pictures in a page.
  ///
  /// *Units*: bytes of PNG.
  private static let mostBytes = 16_777_216
  private static let framesBetweenWholes = 60
}

extension Frame {
  /// Returns a part of the picture.
  fileprivate func cropped(to part: PixelRectangle) -> Frame {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.area)
    for y in part.rows {
      let start = y * size.width + part.x
      pixels += self.pixels[start..<start + part.width]
    }
    return Frame(size: PixelSize(width: part.width, height: part.height), pixels: pixels)
  }
}
