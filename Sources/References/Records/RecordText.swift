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

  /// The version of the file's contents.
  ///
  /// Version 1 of the looks had only backgrounds, borders and texts, and contents in another form.
  var version: Int { self == .looks ? 2 : 1 }

  var table: TextTable {
    let columns =
      switch self {
      case .ledger: ["frame", "time", "motion", "drawing", "pixels", "substeps"]
      case .motion: ["frame", "view"] + Pose.names
      case .looks: ["frame", "view", "property", "value"]
      case .causes: ["frame", "view", "causes"]
      case .events: ["frame", "kind", "text"]
      }
    return TextTable(rawValue, version: version, columns: columns)
  }
}

extension FilmRecord {
  /// Returns the text of one of the files.
  func text(of file: RecordFile) -> String {
    var table = file.table
    if file == .looks, looksVersion < table.version {
      table = TextTable(file.rawValue, version: looksVersion, columns: table.columns)
    }
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
    let head = [
      ["scene", scene], ["pixels", "\(size.width)", "\(size.height)"], ["rate", "\(rate)"],
      ["keys", "\(keyStride)"], ["frames", "\(frames.count)"],
    ]
    return head
      + frames.enumerated().map { index, frame in
        [
          "\(index)", "\(time(of: index))", "\(frame.motion)", "\(frame.drawing)",
          frame.pixels.map { "\($0)" } ?? "-",
          frame.substeps.map { "\($0)" }.joined(separator: " "),
        ]
      }
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
      let numbers = zip(view.pose.numbers, old?.numbers.map(Optional.some) ?? Self.nothing)
        .map { $0 == $1 ? "" : "\($0)" }
      rows.append(["\(index)", view.name] + numbers)
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
      let old = before?.views.first { $0.name == view.name }?.look ?? []
      guard old != view.look else { return [[String]]() }
      let gone = old.filter { property in !view.look.contains { $0.name == property.name } }
      return gone.map { ["\(index)", view.name, $0.name] }
        + view.look.filter { !old.contains($0) }.map {
          ["\(index)", view.name, $0.name, $0.value]
        }
    }
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

  private static let nothing = [Double?](repeating: nil, count: Pose.names.count)
}

extension RecordedFrame {
  fileprivate var poses: [String: Pose] {
    Dictionary(views.map { ($0.name, $0.pose) }, uniquingKeysWith: { first, _ in first })
  }
}
