import CWebP
import Pixels

/// Compresses what each frame changes: what takes few words itself, all else with libwebp.
package struct WebPEncoder: ChangeEncoder {
  /// The result for one frame; `part` is `nil` when it equals the one before.
  package struct Piece: Sendable {
    let size: PixelSize
    let part: PixelRectangle?
    /// Whether clear pixels of the part leave what was there.
    let leavesPixels: Bool
    /// The chunks of the picture, without the head of a file.
    let chunks: [UInt8]
  }

  var shown = ShownPicture()
  private let quality: Int?
  private let translucency: Translucency
  private var lossless: LosslessWebP
  /// How hard libwebp tries, 0...9; 6 is its own default when it loses nothing.
  private let effort: Int32

  init(quality: Int?, _ translucency: Translucency, isQuick: Bool) {
    self.quality = quality
    self.translucency = translucency
    lossless = LosslessWebP(isQuick: isQuick)
    effort = isQuick ? Self.quickEffort : Self.fullEffort
  }

  package mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> Piece {
    guard let changed = shown.difference(from: frame, in: change) else {
      return Piece(size: frame.size, part: nil, leavesPixels: false, chunks: [])
    }
    let part = changed.atEvenPlace
    let still = stillTiles(in: part, of: frame)
    shown.show(frame, in: changed)
    return Piece(
      size: frame.size, part: part, leavesPixels: !still.isEmpty,
      chunks: try chunks(of: frame, in: part, without: still))
  }

  /// Returns the tiles that need not be compressed, since they stay as they were.
  ///
  /// Where two things move far from each other, most of what lies between them stays; one colour
  /// takes libwebp far less time than whatever is seen there, unless that is one colour as well.
  private func stillTiles(in part: PixelRectangle, of frame: Frame) -> [PixelRectangle] {
    guard translucency != .kept, shown.size == frame.size else { return [] }
    let still = StillTiles(in: part, of: frame, over: shown)
    let isWorthIt =
      2 * still.area > part.area && Self.fewestColored * still.coloredArea > part.area
    return isWorthIt ? still.tiles : []
  }

  /// The least part of the pixels, as one in so many, that are in tiles of more colours than one.
  private static let fewestColored = 32

  private mutating func chunks(
    of frame: Frame, in part: PixelRectangle, without still: [PixelRectangle]
  ) throws(FilmFileError) -> [UInt8] {
    var pixels = frame.pixels(in: part)
    translucency.lay(&pixels)
    for tile in still {
      for row in tile.rows {
        let start = (row - part.y) * part.width + tile.x - part.x
        for place in start..<start + tile.width { pixels[place] = 0 }
      }
    }
    let size = PixelSize(width: part.width, height: part.height)
    if quality == nil, let chunk = lossless.chunk(of: pixels, size) { return chunk }
    var file: [UInt8] = []
    let failure = pixels.withUnsafeMutableBufferPointer { pixels in
      withUnsafeMutablePointer(to: &file) { compress(pixels, of: part, into: $0) }
    }
    guard failure == VP8_ENC_OK, file.count > Self.fileHeaderLength else {
      throw .encoder(format: "WebP", reason: "libwebp gave up with error \(failure.rawValue)")
    }
    return Self.pictureChunks(of: file)
  }

  private func compress(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, of part: PixelRectangle,
    into file: UnsafeMutablePointer<[UInt8]>
  ) -> WebPEncodingError {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigPreset(&config, WEBP_PRESET_DRAWING, Float(quality ?? 100)) != 0,
      WebPPictureInit(&picture) != 0
    else { return VP8_ENC_ERROR_INVALID_CONFIGURATION }
    if quality == nil { WebPConfigLosslessPreset(&config, effort) }
    // Keeps the colours of clear pixels too.
    config.exact = 1
    picture.use_argb = 1
    picture.width = Int32(part.width)
    picture.height = Int32(part.height)
    picture.argb = pixels.baseAddress
    picture.argb_stride = Int32(part.width)
    picture.custom_ptr = UnsafeMutableRawPointer(file)
    picture.writer = { bytes, count, picture in
      picture?.pointee.custom_ptr.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
      return 1
    }
    let isDone = WebPEncode(&config, &picture) != 0
    let failure = picture.error_code
    WebPPictureFree(&picture)
    return isDone ? VP8_ENC_OK : failure
  }

  /// Returns the chunks without the one for the picture's size, which the film has already.
  private static func pictureChunks(of file: [UInt8]) -> [UInt8] {
    var chunks: [UInt8] = []
    var place = fileHeaderLength
    while place + 8 <= file.count {
      let name = String(decoding: file[place..<place + 4], as: UTF8.self)
      let length = file[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = min(place + 8 + length + length % 2, file.count)
      if ["ALPH", "VP8 ", "VP8L"].contains(name) { chunks += file[place..<end] }
      place = end
    }
    return chunks
  }

  private static let fileHeaderLength = 12
  /// Measured on films of text and of cells: 2 takes half the time, for a hundredth and a sixth
  /// more bytes; 7 saves nothing more.
  private static let (quickEffort, fullEffort): (Int32, Int32) = (2, 6)
}

extension PixelRectangle {
  /// The smallest part around this one whose x and y are even, which the format requires.
  fileprivate var atEvenPlace: PixelRectangle {
    PixelRectangle(x: x & ~1, y: y & ~1, width: width + x % 2, height: height + y % 2)
  }
}
