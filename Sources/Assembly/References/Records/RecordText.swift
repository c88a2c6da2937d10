import Fingerprints
import Pixels

/// The text files of a record.
enum RecordFile: String, CaseIterable, Sendable {
  /// One line a frame: its time and its fingerprints.
  case ledger
  /// Where views stand: a line only when that changes, with only the numbers that change.
  case motion
  /// What is seen of views: a line only when that changes.
  case looks
  /// What acts on views: a line only when that changes.
  case causes
  case events

  var name: String { "\(rawValue).tsv" }

  /// The newest version of the file's contents.
  var version: Int { columns.count }

  /// The columns, a list a version.
  ///
  /// Version 1 of the ledger had no fonts, libraries and sources, and version 2 no fingerprints of other
  /// files; with it the looks had not what controls stand at. Version 1 of the motion had no scales, shears and tilts, and version 2 not how far a view is
  /// scrolled. Version 1 of the looks had only
  /// backgrounds, borders and texts; in version 2 the content of a view was also that of the views
  /// without a name in it; in version 3 it changed with their number, these told only the rectangle
  /// around them, and how a text is set was not told.
  private var columns: [[String]] {
    let looks = ["frame", "view", "property", "value"]
    let ledger = ["frame", "time", "motion", "drawing", "pixels", "substeps"]
    return switch self {
    case .ledger: [ledger, ledger, ledger]
    case .motion: (1...3).map { ["frame", "view"] + Pose.names(inVersion: $0) }
    case .looks: [looks, looks, looks, looks + ["text"]]
    case .causes: [["frame", "view", "causes"]]
    case .events: [["frame", "kind", "text"]]
    }
  }

  /// The files of which the ledger keeps a fingerprint; of the motion it keeps one a frame.
  static let sealed: [RecordFile] = [.looks, .causes, .events]
  /// The first version of the ledger with these fingerprints.
  static let sealingVersion = 3

  var table: TextTable { TextTable(rawValue, versions: columns) }
}

extension FilmRecord {
  /// Returns the text of one of the files, in the newest version.
  func text(of file: RecordFile) -> String {
    var table = file.table
    switch file {
    case .ledger: table.rows = ledgerRows
    case .motion: eachFrame { table.rows += motionRows($0, after: $1, at: $2) }
    case .looks: eachFrame { table.rows += lookRows($0, after: $1, at: $2) }
    case .causes: eachFrame { table.rows += causeRows($0, after: $1, at: $2) }
    case .events: table.rows = events.map { ["\($0.frame)", $0.kind, $0.text] }
    }
    return table.text
  }

  private var ledgerRows: [[String]] {
    let head: [[String]] = [
      ["scene", scene], ["pixels", "\(size.width)", "\(size.height)"], ["rate", "\(rate)"],
      ["keys", "\(keyStride)"], ["frames", "\(frames.count)"],
    ]
    let seals: [[String]] = RecordFile.sealed.map {
      ["file", $0.rawValue, "\(Fingerprint(of: Array(text(of: $0).utf8)))"]
    }
    let places: [[String]] = origin?.rows ?? []
    let rows: [[String]] = frames.enumerated().map { index, frame in
      let pixels = frame.pixels.map { "\($0)" } ?? "-"
      let substeps = frame.substeps.map { "\($0)" }.joined(separator: " ")
      return [
        "\(index)", "\(time(of: index))", "\(frame.motion())", "\(frame.drawing)", pixels, substeps,
      ]
    }
    return head + seals + places + rows
  }

  private func eachFrame(_ body: (RecordedFrame, RecordedFrame?, Int) -> Void) {
    for index in frames.indices {
      body(frames[index], index > 0 ? frames[index - 1] : nil, index)
    }
  }

  private func motionRows(
    _ frame: RecordedFrame, after before: RecordedFrame?, at index: Int
  ) -> [[String]] {
    var rows: [[String]] = []
    let known = before?.poses ?? [:]
    for view in frame.views {
      let old = known[view.name]
      guard old != view.pose else { continue }
      let numbers = zip(view.pose.numbers, old?.numbers.map(Optional.some) ?? Pose.usual)
        .map { $0 == $1 ? "" : "\($0)" }
      let told = numbers.lastIndex { !$0.isEmpty } ?? 0
      rows.append(["\(index)", view.name] + numbers.prefix(told + 1))
    }
    for view in before?.views ?? [] where !frame.views.contains(where: { $0.name == view.name }) {
      rows.append(["\(index)", view.name, "gone"])
    }
    // When the order of the views changes, all are listed in the new one.
    if let before, frame.views.map(\.name) != orderAfter(before, frame) {
      rows.append(["\(index)"] + ["", "order"])
      rows += frame.views.map { ["\(index)", $0.name, "order"] }
    }
    return rows
  }

  /// Returns the order that a reader assumes: the old views in their old order, then the new ones
  /// in theirs.
  private func orderAfter(_ before: RecordedFrame, _ frame: RecordedFrame) -> [String] {
    let (old, new) = (before.views.map(\.name), frame.views.map(\.name))
    let (oldSet, newSet) = (Set(old), Set(new))
    return old.filter(newSet.contains) + new.filter { !oldSet.contains($0) }
  }

  private func lookRows(
    _ frame: RecordedFrame, after before: RecordedFrame?, at index: Int
  ) -> [[String]] {
    frame.views.flatMap { view in
      let known = before?.views.first { $0.name == view.name }
      let parts = PartText(view: view.name, word: PartText.inside)
        .rows(of: view.parts, after: known?.parts ?? [], at: index)
      let old = known?.look ?? []
      guard old != view.look else { return parts }
      let gone = old.filter { property in !view.look.contains { $0.name == property.name } }
      return gone.map { ["\(index)", view.name, $0.name] }
        + view.look.filter { !old.contains($0) }.map {
          ["\(index)", view.name, $0.name, $0.value]
        } + parts
    }
      + PartText(view: "", word: PartText.outside)
      .rows(of: frame.outside, after: before?.outside ?? [], at: index)
  }

  private func causeRows(
    _ frame: RecordedFrame, after before: RecordedFrame?, at index: Int
  ) -> [[String]] {
    frame.views.compactMap { view in
      let old = before?.views.first { $0.name == view.name }?.causes ?? []
      guard old != view.causes else { return nil }
      return ["\(index)", view.name, view.causes.joined(separator: ", ")]
    }
  }
}

extension Fingerprint {
  /// The fingerprint of a file.
  init(of bytes: [UInt8]) {
    self.init()
    for byte in bytes { combine(byte) }
  }
}

extension RecordedFrame {
  fileprivate var poses: [String: Pose] {
    Dictionary(views.map { ($0.name, $0.pose) }, uniquingKeysWith: { first, _ in first })
  }
}
