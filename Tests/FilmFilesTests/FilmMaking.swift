import Foundation
import Pixels

@testable import Files
@testable import FilmFiles

/// Films with parts that change, frames that repeat, and few or many colours.
enum FilmMaking {
  static let size = PixelSize(width: 46, height: 34)

  /// Makes frames for a film.
  ///
  /// - Parameters:
  ///   - colors: how many colours the background has.
  ///   - hasAlpha: whether some of it is not opaque.
  ///   - count: how many frames there are.
  /// - Returns: the frames.
  static func frames(colors: Int, hasAlpha: Bool = false, count: Int = 12) -> [Frame] {
    var noise = Frame.scattered(opaqueColors(colors), width: size.width, height: size.height)
    if hasAlpha {
      for place in 0..<size.area where place % 3 == 0 {
        let (x, y) = (place % size.width, place / size.width)
        noise[x, y] = place % 2 == 0 ? 0 : noise[x, y] & 0xFF_FFFF | 0x8000_0000
      }
    }
    return (0..<count).map { index in
      var frame = noise
      // Every fifth frame repeats the one before.
      let step = index % 5 == 4 ? index - 1 : index
      for y in 5..<12 {
        for x in 3 + step..<12 + step { frame[x, y] = hasAlpha && x % 2 == 0 ? 0 : 0xFFFF_8000 }
      }
      frame[step, 0] = 0xFF00_0000
      frame[45 - step, 33] = 0xFF00_00FF
      return frame
    }
  }

  /// Appends frames in parts of `together`; every other part has an encoder that knows only the
  /// frame before it.
  static func append<Sink: FrameSink>(
    _ frames: [Frame], to film: Sink, together: Int
  ) throws(FilmFileError) {
    var shared = film.makeEncoder()
    for start in stride(from: 0, to: frames.count, by: together) {
      let isShared = start / together % 2 == 0
      var encoder = isShared ? shared : film.makeEncoder()
      let everywhere = ChangedArea(frames[start].size)
      if start > 0 { encoder.pass(frames[start - 1], change: everywhere) }
      for frame in frames[start..<min(start + together, frames.count)] {
        try film.append(encoder.encode(frame, change: everywhere))
      }
      if isShared { shared = encoder }
    }
  }
}

/// A program of the machine that tests compare with.
enum OtherProgram {
  static func isThere(_ name: String) -> Bool {
    guard let result = try? run(name, ["-version"]) else { return false }
    return result.status != 127
  }

  /// Returns what a program writes to its standard output.
  static func run(
    _ name: String, _ arguments: [String]
  ) throws -> (status: Int32, output: [UInt8]) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, Array(data))
  }

  /// Returns the frames that ffmpeg decodes from a file, each that is shown once.
  static func framesOfFFmpeg(_ path: String, _ size: PixelSize) throws -> [Frame] {
    let (_, bytes) = try run(
      "ffmpeg",
      ["-loglevel", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo"]
        + ["-pix_fmt", "bgra", "-"])
    return stride(from: 0, to: bytes.count, by: size.area * 4).map { start in
      Frame(
        size: size,
        pixels: stride(from: start, to: start + size.area * 4, by: 4).map { place in
          bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        })
    }
  }
}

extension [Frame] {
  /// The frames without those that equal the one before.
  var withoutRepeats: [Frame] {
    reduce(into: []) { kept, frame in
      if kept.last != frame { kept.append(frame) }
    }
  }
}

extension FrameSink {
  /// Encodes and takes a single frame, as if nothing had been shown before.
  func append(frame: Frame) throws(FilmFileError) {
    var encoder = makeEncoder()
    try append(encoder.encode(frame, change: ChangedArea(frame.size)))
  }

  /// Encodes and takes frames one after another.
  ///
  /// For films of a few frames: each is looked at everywhere, not only where it changed.
  func append(frames: [Frame]) throws(FilmFileError) {
    var encoder = makeEncoder()
    for frame in frames {
      try append(encoder.encode(frame, change: ChangedArea(frame.size)))
    }
  }
}
