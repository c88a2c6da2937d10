import Fingerprints
import Pixels
import UIKit

/// Reads a record from its files.
struct RecordReader {
  /// The folder, named in errors.
  let folder: String
  private var record = FilmRecord(scene: "", size: PixelSize(width: 1, height: 1), rate: 1)
  private var motions: [Fingerprint] = []
  /// The fingerprints of files as the ledger has them; none in one of an older version.
  private var seals: [RecordFile: Fingerprint] = [:]
  /// The files that are not as they were recorded.
  private var broken: [RecordFile] = []

  init(folder: String) { self.folder = folder }

  /// Reads all files.
  ///
  /// - Parameter file: returns the bytes of one of the files.
  /// - Returns: the record.
  /// - Throws: `ReferenceError`.
  mutating func read(
    _ file: (RecordFile) throws(ReferenceError) -> [UInt8]
  ) throws(ReferenceError) -> FilmRecord {
    try readLedger(rows(of: .ledger, file))
    try readViews(
      motion: rows(of: .motion, file), looks: rows(of: .looks, file),
      causes: rows(of: .causes, file))
    for (index, frame) in record.frames.enumerated()
    where frame.motion(inVersion: record.motionVersion) != motions[index] {
      throw .mixed(path: path(.ledger), frame: index)
    }
    for row in try rows(of: .events, file) {
      guard row.words.count == 3, let frame = Int(row.words[0]) else {
        throw damage(.events, row, "this is no event")
      }
      record.events.append(RecordedEvent(frame: frame, kind: row.words[1], text: row.words[2]))
    }
    if let file = broken.first { throw .changed(path: path(file)) }
    return record
  }

  /// Reads the rows of a ledger before its frames.
  ///
  /// - Throws: `ReferenceError`.
  static func origin(in ledger: [UInt8], path: String) throws(ReferenceError) -> RecordOrigin? {
    var table = RecordFile.ledger.table
    let end = ledger.firstRange(of: Array("\n0\t".utf8))?.lowerBound
    try table.read(Array(end.map { ledger[...$0] } ?? ledger[...]), path: path)
    guard table.version > 1 else { return nil }
    var origin = RecordOrigin()
    for row in table.rows.dropFirst(headCount) { _ = origin.take(row) }
    return origin
  }

  private func path(_ file: RecordFile) -> String { "\(folder)/\(file.name)" }

  private func damage(_ file: RecordFile, _ row: Row, _ reason: String) -> ReferenceError {
    .damaged(path: path(file), line: row.line, reason: reason)
  }

  struct Row {
    let line: Int
    let words: [String]
  }

  private mutating func rows(
    of file: RecordFile, _ bytes: (RecordFile) throws(ReferenceError) -> [UInt8]
  ) throws(ReferenceError) -> [Row] {
    var table = file.table
    let bytes = try bytes(file)
    try table.read(bytes, path: path(file))
    if let seal = seals[file], seal != Fingerprint(of: bytes) { broken.append(file) }
    switch file {
    case .ledger:
      record.ledgerVersion = table.version
      record.origin = table.version > 1 ? RecordOrigin() : nil
    case .motion: record.motionVersion = table.version
    case .looks: record.looksVersion = table.version
    case .causes, .events: break
    }
    return table.rows.enumerated().map { Row(line: $0 + 3, words: $1) }
  }

  // MARK: Ledger

  private mutating func readLedger(_ rows: [Row]) throws(ReferenceError) {
    guard rows.count >= Self.headCount else {
      throw .damaged(path: path(.ledger), line: rows.count + 3, reason: "it ends too early")
    }
    func value(_ place: Int, _ name: String, _ count: Int) throws(ReferenceError) -> [String] {
      guard rows[place].words.first == name, rows[place].words.count == count + 1 else {
        throw damage(.ledger, rows[place], "there should be the \(name) of the film")
      }
      return Array(rows[place].words.dropFirst())
    }
    record.scene = try value(0, "scene", 1)[0]
    let sides = try value(1, "pixels", 2).compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...Self.longestSide).contains($0) }) else {
      throw damage(.ledger, rows[1], "this is no size of a picture")
    }
    record.size = PixelSize(width: sides[0], height: sides[1])
    guard let rate = Int(try value(2, "rate", 1)[0]), (1...Self.highestRate).contains(rate) else {
      throw damage(.ledger, rows[2], "this is no number of frames a second")
    }
    record.rate = rate
    guard let stride = Int(try value(3, "keys", 1)[0]), (0...Self.highestRate).contains(stride)
    else { throw damage(.ledger, rows[3], "this is no number of frames a key") }
    record.keyStride = stride
    var rest = rows.dropFirst(Self.headCount)
    if record.ledgerVersion >= RecordFile.sealingVersion {
      let end = rows.count + 3
      for file in RecordFile.sealed { seals[file] = try seal(of: file, rest.popFirst(), end: end) }
    }
    guard let count = Int(try value(4, "frames", 1)[0]), count >= 0 else {
      throw damage(.ledger, rows[4], "this is no number of frames")
    }
    while let row = rest.first, record.origin?.take(row.words) == true { rest.removeFirst() }
    // A line that is broken is told before the number of lines, which it changes.
    for row in rest { try readFrame(row) }
    guard count == rest.count else {
      throw damage(.ledger, rows[4], "there are \(rest.count) frames below")
    }
  }

  private func seal(
    of file: RecordFile, _ row: Row?, end: Int
  ) throws(ReferenceError) -> Fingerprint {
    guard let row else {
      throw .damaged(path: path(.ledger), line: end, reason: "it ends too early")
    }
    guard row.words.count == 3, row.words.prefix(2) == ["file", file.rawValue],
      let seal = Fingerprint(row.words[2])
    else { throw damage(.ledger, row, "there should be the fingerprint of \(file.name)") }
    return seal
  }

  private mutating func readFrame(_ row: Row) throws(ReferenceError) {
    let words = row.words
    if record.origin != nil, let kind = words.first, let columns = RecordOrigin.columns(of: kind) {
      let reason =
        record.frames.isEmpty
        ? "a \(kind) has \(columns)" : "a \(kind) stands before the frames"
      throw damage(.ledger, row, reason)
    }
    guard words.count == 6, Int(words[0]) == record.frames.count,
      Double(words[1]) == record.time(of: record.frames.count),
      let motion = Fingerprint(words[2]), let drawing = Fingerprint(words[3])
    else { throw damage(.ledger, row, "this is not frame \(record.frames.count)") }
    let pixels = Fingerprint(words[4])
    let substeps = words[5].split(separator: " ").map { Fingerprint($0) }
    guard pixels != nil || words[4] == "-", substeps.allSatisfy({ $0 != nil }) else {
      throw damage(.ledger, row, "a fingerprint has sixteen digits")
    }
    motions.append(motion)
    record.frames.append(
      RecordedFrame(
        drawing: drawing, pixels: pixels, substeps: substeps.compactMap { $0 }, views: []))
  }

  /// How many rows come before the frames.
  private static let headCount = 5
  private static let longestSide = 100_000
  private static let highestRate = 960

  // MARK: Views

  private mutating func readViews(
    motion: [Row], looks: [Row], causes: [Row]
  ) throws(ReferenceError) {
    for (file, rows) in [(RecordFile.motion, motion), (.looks, looks), (.causes, causes)] {
      try checkOrder(of: rows, in: file)
    }
    var views: [RecordedView] = []
    var outside: [RecordedPart] = []
    var (motion, looks, causes) = (motion[...], looks[...], causes[...])
    for index in record.frames.indices {
      let frame = "\(index)"
      while let row = motion.first, row.words.first == frame {
        motion.removeFirst()
        try move(row, in: &views)
      }
      while let row = looks.first, row.words.first == frame {
        looks.removeFirst()
        try look(row, in: &views, &outside)
      }
      while let row = causes.first, row.words.first == frame {
        causes.removeFirst()
        guard row.words.count == 3, let place = place(row.words[1], in: views) else {
          throw damage(.causes, row, "there is no such view in this frame")
        }
        views[place].causes = row.words[2].isEmpty ? [] : row.words[2].split(", ")
      }
      record.frames[index].views = views
      record.frames[index].outside = outside
    }
  }

  /// Checks that rows are in the order of frames, and that the ledger has those frames.
  private func checkOrder(of rows: [Row], in file: RecordFile) throws(ReferenceError) {
    var last = 0
    for row in rows {
      guard let frame = row.words.first.flatMap({ Int($0) }), row.words[0] == "\(frame)",
        frame >= last, frame < record.frames.count
      else { throw damage(file, row, "its frame is out of order or not in the ledger") }
      last = frame
    }
  }

  private func place(_ name: String, in views: [RecordedView]) -> Int? {
    views.firstIndex { $0.name == name }
  }

  private func move(_ row: Row, in views: inout [RecordedView]) throws(ReferenceError) {
    let words = row.words
    guard words.count >= 3 else { throw damage(.motion, row, "there are no numbers") }
    let place = place(words[1], in: views)
    switch words[2] {
    case "gone":
      guard let place else { throw damage(.motion, row, "there is no such view to go") }
      views.remove(at: place)
    case "order":
      // A line without a name begins a new order of the views.
      guard !words[1].isEmpty else { return }
      guard let place else { throw damage(.motion, row, "there is no such view to be ordered") }
      views.append(views.remove(at: place))
    default:
      let old = place.map { views[$0].pose.numbers.map(Optional.some) } ?? Pose.usual
      var numbers: [Double] = []
      for (index, name) in Pose.names.enumerated() {
        let word = index + 2 < words.count ? words[index + 2] : ""
        guard let number = word.isEmpty ? old[index] : Double(word), number.isFinite else {
          throw damage(.motion, row, "“\(word)” is no number for \(name)")
        }
        numbers.append(number)
      }
      if let place {
        views[place].pose = Pose(numbers)
      } else {
        views.append(RecordedView(words[1], Pose(numbers)))
      }
    }
  }

  private func look(
    _ row: Row, in views: inout [RecordedView], _ outside: inout [RecordedPart]
  ) throws(ReferenceError) {
    let words = row.words
    guard words.count >= 3 else { throw damage(.looks, row, "there is no property") }
    let value = words.count > 3 ? words[3] : nil
    let text = words.count > 4 ? words[4] : nil
    if words[1].isEmpty,
      let isTaken = PartText(view: "", word: PartText.outside)
        .take(words[2], value, text, into: &outside)
    {
      guard isTaken else { throw damage(.looks, row, "this is no part of a picture") }
      return
    }
    guard let place = place(words[1], in: views) else {
      throw damage(.looks, row, "there is no such view in this frame")
    }
    if let isTaken = PartText(view: words[1], word: PartText.inside)
      .take(words[2], value, text, into: &views[place].parts)
    {
      guard isTaken else { throw damage(.looks, row, "this is no part of a view") }
      return
    }
    let old = views[place].look.firstIndex { $0.name == words[2] }
    switch (old, words.count == 4 ? LookProperty(words[2], words[3]) : nil) {
    case (let old?, let property?): views[place].look[old] = property
    case (let old?, nil): views[place].look.remove(at: old)
    case (nil, let property?):
      views[place].look.append(property)
      views[place].look.sort {
        (LookOrder.rank($0.name), $0.name) < (LookOrder.rank($1.name), $1.name)
      }
    case (nil, nil): throw damage(.looks, row, "the view has no such property")
    }
  }
}

extension String {
  /// Returns the parts between `separator`.
  fileprivate func split(_ separator: String) -> [String] {
    ranges(of: separator).isEmpty
      ? [self] : self.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

/// The order in which the properties of a look stand.
enum LookOrder {
  private static let names = ViewLook.Aspect.allCases.map(\.rawValue)

  static func rank(_ name: String) -> Int { names.firstIndex(of: name) ?? names.count }

  /// Returns properties in their order: the aspects of all views, then others by their names.
  static func sorted(_ look: [LookProperty]) -> [LookProperty] {
    let others = look.filter { rank($0.name) == names.count }.sorted { $0.name < $1.name }
    return others.isEmpty ? look : look.filter { rank($0.name) < names.count } + others
  }
}
