import Files

extension FilmFormat {
  /// Tells the format of a file; `nil` when it is no film.
  ///
  /// An MP4 and a MOV begin alike, and so do an APNG and a PNG, which is a film of a single
  /// picture.
  ///
  /// - Parameter start: the first bytes of the file.
  init?(ofFileBeginningWith start: [UInt8]) {
    func begins(_ name: String, at place: Int = 0) -> Bool {
      start.dropFirst(place).starts(with: name.utf8)
    }
    if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .webm
    } else if ["ftyp", "moov", "mdat", "wide", "free"].contains(where: { begins($0, at: 4) }) {
      self = .mp4
    } else if start.starts(with: PNGChunks.signature) {
      self = .apng
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else if begins(HTMLPage.beginning) {
      self = .html
    } else {
      return nil
    }
  }

  /// How many bytes are needed to tell the format of a file.
  static let tellingBytes = 48

  /// Opens a film of this format.
  ///
  /// - Parameters:
  ///   - path: the film.
  ///   - rate: the frame rate of a folder, which has no times of its own, in frames a second.
  ///   - mostPixels: how many pixels of all its pictures are decoded at most; by default many times
  ///     what a film of that length has.
  /// - Returns: a reader of its pictures.
  /// - Throws: `FilmFileError.cannotRead` or `.tooManyPixels`, here or when pictures are read.
  func open(_ path: String, rate: Double, mostPixels: Int?) throws(FilmFileError) -> any FilmReader
  {
    func bytes() throws(FilmFileError) -> ([UInt8], PixelBudget) {
      let bytes = try onDisk(SourceFile.bytes(of: path))
      return (bytes, PixelBudget(of: path, asked: mostPixels, bytes: bytes.count))
    }
    switch self {
    case .gif:
      let (bytes, budget) = try bytes()
      return try GIFReader(bytes, path: path, budget)
    case .apng:
      let (bytes, budget) = try bytes()
      return try APNGReader(bytes, path: path, budget)
    case .webp:
      let (bytes, budget) = try bytes()
      return try WebPReader(bytes, path: path, budget)
    case .mp4, .mov: return try VideoReader(path, .mov, mostPixels: mostPixels)
    case .webm: return try VideoReader(path, .matroska, mostPixels: mostPixels)
    case .html:
      let (bytes, budget) = try bytes()
      return try HTMLReader(bytes, path: path, budget)
    case .folder:
      let budget = PixelBudget(of: path, asked: mostPixels, bytes: 0)
      return try PNGFolderReader(path, rate: rate, budget)
    }
  }
}
