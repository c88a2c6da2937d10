/// What `verify` found of a scene in one setting, and all that its reports need.
package struct VerifiedScene: Hashable, Sendable, Codable {
  /// Which of the run's plays it is, counted from 0 over all shares.
  package private(set) var index: Int
  /// The name of the reference.
  package let reference: String
  /// The words that name the setting, as `GridCell` has them.
  let words: [String?]
  /// What differs; without findings where the scene is as recorded.
  package let verdict: FilmVerdict
  /// Whether the scene is compared in several settings.
  let isOneOfSeveral: Bool
  /// For the page that shows all settings; `nil` where none is made.
  package var pictures: GridCell.Pictures?
  /// The page about this setting alone; `nil` where none is made.
  package var page: String?
  /// Where what differs stands in the record, one for each finding.
  package var places: [RecordPlace] = []
  /// What would be recorded now; empty where that was not asked for.
  package var changes: [RecordChange] = []

  /// Makes a scene without pages, pictures or changes, which are added when reports are made.
  package init(
    index: Int, reference: String, words: [String?], verdict: FilmVerdict, isOneOfSeveral: Bool
  ) {
    (self.index, self.reference, self.words) = (index, reference, words)
    (self.verdict, self.isOneOfSeveral) = (verdict, isOneOfSeveral)
  }

  /// Returns the scene as one that is played later.
  func moved(by count: Int) -> VerifiedScene {
    var moved = self
    moved.index += count
    return moved
  }

  /// Returns the setting on the page that shows all of them.
  ///
  /// - Parameter path: where that page is.
  /// - Returns: the cell, with a link to the page about this setting alone.
  func cell(beside path: String) -> GridCell {
    let own = GridPage.path(of: words.compactMap { $0 }, beside: path)
    let hasPage = isOneOfSeveral && verdict.findings.contains { $0.kind != .noReference }
    return GridCell(
      words: words, verdict: verdict,
      page: hasPage ? own.split(separator: "/").last.map(String.init) : nil, pictures: pictures)
  }
}

/// A row of a record.
package struct RecordPlace: Hashable, Sendable, Codable {
  /// The path of the file, from the top of the repository on.
  package let path: String
  /// The line, counted from 1.
  package let line: Int

  /// Makes a place from a path in the repository and a line, counted from 1.
  package init(path: String, line: Int) { (self.path, self.line) = (path, line) }

  /// The place that a compiler's message begins with, `path:line:`; `nil` for other sentences.
  init?(ofMessage message: String) {
    guard let place = message.prefixMatch(of: /([^:\n]+\.[a-z]+):([1-9][0-9]{0,8}):/),
      let line = Int(place.2)
    else { return nil }
    self.init(path: String(place.1), line: line)
  }
}
