import UIKit

/// Why a sound cannot be read.
enum SoundError {
  /// Source: Apple, kAudioFileFileNotFoundError.
  static let noFile = NSError(domain: NSOSStatusErrorDomain, code: -43)
  /// Source: Apple, kAudioFileUnsupportedFileTypeError, `typ?`.
  static let noSound = NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647)
}

/// How long a sound takes, as its file says.
struct Sound {
  /// *Units*: seconds.
  let duration: TimeInterval
  let channels: Int

  /// Reads the head of a sound.
  ///
  /// - Throws: `SoundError.noSound`.
  init(_ data: Data) throws {
    let bytes = FileBytes(data)
    guard
      let found = Self.wave(bytes) ?? Self.aiff(bytes) ?? Self.coreAudio(bytes)
        ?? Self.mpeg4(bytes) ?? Self.mp3(bytes), found.duration.isFinite, found.duration >= 0
    else { throw SoundError.noSound }
    self = found
  }

  private init(duration: TimeInterval, channels: Int) {
    (self.duration, self.channels) = (duration, max(1, channels))
  }

  /// Source: Microsoft, Multimedia Programming Interface and Data Specifications 1.0, WAVE.
  private static func wave(_ bytes: FileBytes) -> Sound? {
    guard bytes.word(0) == "RIFF", bytes.word(8) == "WAVE" else { return nil }
    let chunks = bytes.chunks(from: 12, isLittle: true)
    guard let format = chunks["fmt "], let data = chunks["data"],
      let channels = bytes.number(format.lowerBound + 2, 2, isLittle: true),
      let rate = bytes.number(format.lowerBound + 8, 4, isLittle: true), rate > 0
    else { return nil }
    return Sound(duration: Double(data.count) / Double(rate), channels: channels)
  }

  /// Source: Apple, Audio Interchange File Format 1.3, the common chunk.
  private static func aiff(_ bytes: FileBytes) -> Sound? {
    guard bytes.word(0) == "FORM", ["AIFF", "AIFC"].contains(bytes.word(8)) else { return nil }
    guard let common = bytes.chunks(from: 12, isLittle: false)["COMM"],
      let channels = bytes.number(common.lowerBound, 2),
      let frames = bytes.number(common.lowerBound + 2, 4),
      let exponent = bytes.number(common.lowerBound + 8, 2),
      let mantissa = bytes.number(common.lowerBound + 10, 4)
    else { return nil }
    // A number of 80 bits; rates have no more than 32 bits.
    var rate = Double(mantissa)
    for _ in 0..<max(0, min(64, 16383 + 31 - exponent)) { rate /= 2 }
    return rate > 0 ? Sound(duration: Double(frames) / rate, channels: channels) : nil
  }

  /// Source: Apple, Core Audio Format Specification 1.0.
  private static func coreAudio(_ bytes: FileBytes) -> Sound? {
    guard bytes.word(0) == "caff" else { return nil }
    var place = 8
    var description: Int?
    while let size = bytes.number(place + 4, 8), let kind = bytes.word(place) {
      let content = place + 12
      if kind == "desc" { description = content }
      if kind == "pakt", let description, let frames = bytes.number(content + 8, 8) {
        return Sound(of: bytes, description, frames: Double(frames))
      }
      if kind == "data", let description, let packet = bytes.number(description + 16, 4),
        packet > 0, let frames = bytes.number(description + 20, 4)
      {
        let length = size > 0 && size <= bytes.count ? size : bytes.count - content
        let count = Double(max(0, length - 4)) / Double(packet) * Double(frames)
        return Sound(of: bytes, description, frames: count)
      }
      guard size >= 0, size < bytes.count else { return nil }
      place = content + size
    }
    return nil
  }

  /// Makes the sound of a description of a CAF file.
  private init?(of bytes: FileBytes, _ description: Int, frames: Double) {
    guard let high = bytes.number(description, 4), let low = bytes.number(description + 4, 4),
      let channels = bytes.number(description + 24, 4)
    else { return nil }
    let rate = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
    guard rate > 0 else { return nil }
    self.init(duration: frames / rate, channels: channels)
  }

  /// A film's header says how long its sound takes, too.
  private static func mpeg4(_ bytes: FileBytes) -> Sound? {
    guard bytes.word(4) == "ftyp", let film = MovieFile(bytes) else { return nil }
    return Sound(duration: film.duration.seconds, channels: 2)
  }

  /// Source: ISO/IEC 11172-3, the header of a frame of layer III; all frames are taken for as long
  /// as the first.
  private static func mp3(_ bytes: FileBytes) -> Sound? {
    var start = 0
    if bytes.word(0, 3) == "ID3", let size = bytes.number(6, 4) {
      // Seven bits of each byte.
      start = 10 + (0..<4).reduce(0) { $0 << 7 | (size >> (24 - 8 * $1)) & 0x7F }
    }
    guard let header = bytes.number(start, 4), header >> 21 == 0x7FF, header >> 17 & 3 == 1 else {
      return nil
    }
    let isFirst = header >> 19 & 3 == 3
    let rates = isFirst ? bitRates : halfBitRates
    let index = header >> 12 & 15
    let samples = [44100, 48000, 32000, 0][header >> 10 & 3] / (isFirst ? 1 : 2)
    guard rates[index] > 0, samples > 0 else { return nil }
    return Sound(
      duration: Double(bytes.count - start) * 8 / Double(rates[index] * 1000),
      channels: header >> 6 & 3 == 3 ? 1 : 2)
  }

  /// *Units*: kilobits a second.
  private static let bitRates = [
    0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0,
  ]
  /// *Units*: kilobits a second.
  private static let halfBitRates = [
    0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0,
  ]
}
