import Files
import Pixels

/// A page that plays a film, which appears when the film is whole: one file, exact colours, no network.
///
/// Of each frame only the changes are kept, on disk until the palette is known.
package final class HTMLFilm: FrameSink {
  /// How an HTML film plays.
  package struct Settings: Hashable, Sendable {
    /// How long a frame stands.
    package var frame: FrameDuration
    /// How often it plays; `nil` is for ever.
    package var plays: Int?
    /// The background of the film.
    package var ground: Ground
    /// Whether it is looked at once and soon replaced: it is made sooner, and is larger.
    package var isPassing: Bool

    /// Makes settings: 60 frames a second, for ever, over white, unless said otherwise.
    package init(
      frame: FrameDuration = FrameDuration(ticks: 1, rate: 60), plays: Int? = nil,
      ground: Ground = .white, isPassing: Bool = false
    ) {
      (self.frame, self.plays, self.ground) = (frame, plays, ground)
      self.isPassing = isPassing
    }

    /// What happens to pixels that are not opaque.
    var translucency: Translucency { ground.translucency(in: .full) }
  }

  private let settings: Settings
  private let file: FilmFile
  private var count = 0
  private var changes = 0
  /// How many runs all changes have.
  private var runs = 0
  private var poster: [UInt8] = []
  private var notes = FilmNotes()
  private var palette: [UInt32] = []
  /// The number of each colour, from 1; 0 is for pixels that stay.
  private var numbers: [UInt32: UInt32] = [HTMLChange.stays: 0]
  /// How many runs have each colour of the palette.
  private var uses: [Int] = []

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - path: where the film will stand.
  ///   - settings: how it plays.
  ///   - places: the list of unfinished work that an interruption removes.
  /// - Throws: `FilmFileError.cannotWrite`.
  package init(
    at path: String, settings: Settings = Settings(),
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FilmFileError) {
    self.settings = settings
    file = try FilmFile(at: path, among: places)
  }

  /// Makes an encoder that treats pixels that are not opaque as `settings` say.
  package func makeEncoder() -> HTMLEncoder { HTMLEncoder(settings.translucency) }

  /// Keeps what the player draws beside the pictures; the last notes count.
  package func note(_ notes: FilmNotes) { self.notes = notes }

  /// Takes the next frame.
  ///
  /// - Throws: `FilmFileError.sizeChanged`, or `.cannotWrite` on a full disk.
  package func append(_ piece: HTMLEncoder.Piece?) throws(FilmFileError) {
    defer { count += 1 }
    guard let piece else { return }
    try file.take(piece.size)
    if let bytes = piece.poster, count == 0 { poster = bytes }
    guard let change = piece.change else { return }
    let part = change.part
    let head = [count, part.x, part.y, part.width, part.height, change.runs.count]
    var runs = change.runs
    for place in stride(from: 1, to: runs.count, by: 2) {
      runs[place] = number(of: runs[place])
      if runs[place] > 0 { uses[Int(runs[place]) - 1] += 1 }
    }
    try file.keep(head.map(UInt32.init) + runs)
    changes += 1
    self.runs += runs.count / 2
  }

  /// Writes the page around its compressed pictures, and puts it in its place.
  ///
  /// - Throws: `FilmFileError.noFrames`, or `.file` where the disk fails; nothing is left then.
  package func finish() throws(FilmFileError) { try file.finish(write) }

  /// Removes the draft; does nothing after `finish`.
  package func cancel() { file.cancel() }

  private func number(of color: UInt32) -> UInt32 {
    if let known = numbers[color] { return known }
    palette.append(color)
    uses.append(0)
    numbers[color] = UInt32(palette.count)
    return UInt32(palette.count)
  }

  private func write(_ size: PixelSize) throws(FilmFileError) {
    let page = HTMLPage(size: size, frames: count, settings, notes, poster: poster)
    try file.write(Array(page.head.utf8))
    let deflation = try DeflateStream(
      effort: settings.isPassing ? 1 : runs < Self.manyRuns ? 9 : 6)
    var letters = Base64Letters()
    func put(_ bytes: [UInt8], isLast: Bool = false) throws(FilmFileError) {
      try file.write(
        letters.text(of: deflation.compressed(bytes, isLast: isLast), isLast: isLast))
    }
    // What is frequent has a small number, of a single byte.
    let order = palette.indices.sorted { (uses[$1], $0) < (uses[$0], $1) }
    var ranks = [UInt32](repeating: 0, count: palette.count + 1)
    for (rank, place) in order.enumerated() { ranks[place + 1] = UInt32(rank + 1) }
    var bytes: [UInt8] = []
    bytes.add(number: UInt32(palette.count))
    for color in order.map({ palette[$0] }) {
      for shift in [16, 8, 0, 24] { bytes.append(UInt8(truncatingIfNeeded: color >> shift)) }
    }
    try put(bytes)
    var last: UInt32 = 0
    for _ in 0..<changes {
      let head = try file.next(6)
      bytes.removeAll(keepingCapacity: true)
      bytes.add(number: head[0] - last)
      last = head[0]
      for value in head[1...4] { bytes.add(number: value) }
      let runs = try file.next(Int(head[5]))
      // Lengths and colours repeat among themselves.
      for place in stride(from: 0, to: runs.count, by: 2) { bytes.add(number: runs[place] - 1) }
      for place in stride(from: 1, to: runs.count, by: 2) {
        bytes.add(number: ranks[Int(runs[place])])
      }
      try put(bytes)
    }
    try put([], isLast: true)
    try file.write(Array(page.tail.utf8))
  }

  /// From here on, the last hundredth of the bytes would take as long again as all else.
  private static let manyRuns = 250_000
}

extension [UInt8] {
  /// Appends a number, seven bits a byte, the lowest first; all bytes but the last have the eighth
  /// bit.
  fileprivate mutating func add(number: UInt32) {
    var rest = number
    while rest > 127 {
      append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
