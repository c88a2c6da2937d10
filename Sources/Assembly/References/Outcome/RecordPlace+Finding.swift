import Files
import Foundation

extension ReferenceStore {
  /// Finds the row of a reference that says what differs.
  ///
  /// - Parameters:
  ///   - finding: what differs.
  ///   - name: the name of the reference.
  ///   - place: where the references stand, from the top of the repository on.
  /// - Returns: the last row of the view at or before the moment; the first line of the ledger where no row
  ///   says it, as where there is no reference.
  package func row(of finding: FilmFinding, in name: String, at place: String) -> RecordPlace {
    let file = finding.kind.file
    let words = finding.kind.row ?? finding.frame.map { "\($0)" }
    let lines: [Substring]
    do throws(ReferenceError) {
      let content = try Self.content(of: "\(folder(of: name))/\(file.name)") ?? Data()
      lines = String(decoding: content, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    } catch {
      // What cannot be read is told by whoever compares it.
      lines = []
    }
    var found: Int?
    for (number, line) in lines.enumerated().dropFirst(Self.headLines) {
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      if file == .ledger {
        if parts.first.map(String.init) == words { found = found ?? number }
      } else if parts.count > 1, let frame = Int(parts[0]), parts[1] == finding.view ?? "" {
        if found == nil || frame <= finding.frame ?? 0 { found = number }
      }
    }
    return RecordPlace(
      path: Self.path(of: file.name, in: name, at: place), line: (found ?? 0) + 1)
  }

  /// How many lines of a file stand above its rows.
  private static let headLines = 2
}

extension FilmFinding.Kind {
  /// The file of a record in which such a difference is seen.
  fileprivate var file: RecordFile {
    switch self {
    case .physics: .motion
    case .views: .looks
    case .noReference, .error, .surroundings, .size, .rate, .tooFewFrames, .tooManyFrames, .length,
      .missingFrames, .extraFrames, .pixels:
      .ledger
    }
  }

  /// What begins the row of the ledger that says it; `nil` where a row of a frame does.
  fileprivate var row: String? {
    switch self {
    case .surroundings: "font"
    case .size: "pixels"
    case .rate: "rate"
    case .tooFewFrames, .tooManyFrames, .length: "frames"
    case .noReference, .error, .missingFrames, .extraFrames, .physics, .views, .pixels: nil
    }
  }
}
