import FilmFiles
import Filming
import Foundation
import References
import Wording

/// Compares both sides of a change, scene by scene, and films what differs.
@MainActor
struct ProofComparison {
  let base: Repository.Commit
  /// What each side has made; `nil` for one on which there is nothing.
  let before: ProofSide.Outcome?
  let after: ProofSide.Outcome?
  let format: ProofFormat
  let limit: ByteSize
  let jobs: Int
  /// The folder for films.
  let folder: String

  /// Which scene it is, on both sides.
  private struct Key: Hashable {
    let name: String
    let appearance: String?
  }

  /// Returns what has changed.
  ///
  /// - Throws: `ReferenceError`, and what reading and writing films throw.
  func outcome() async throws -> ProofOutcome {
    let (old, new) = (scenes(before), scenes(after))
    var outcome = ProofOutcome(base: .init(name: base.name, commit: base.number))
    var files: Set<String> = []
    for scene in new.list + old.list.filter({ new.byKey[key(of: $0)] == nil }) {
      let key = key(of: scene)
      var found = ProofScene(
        name: scene.name, appearance: scene.appearance, sentence: scene.sentence,
        state: .same)
      let (one, other) = (old.byKey[key], new.byKey[key])
      var endsTogether = true
      let failed = [("before", one), ("after", other)].filter { $0.1?.hasFailed == true }
      if !failed.isEmpty {
        found.state = .failed
        found.note =
          "It could not be played \(Words.list(failed.map(\.0)))."
      } else if other == nil {
        found.state = .gone
      } else if one == nil {
        found.state = .new
      } else if let records = try records(of: key) {
        let verdict = RecordComparison(records.old, records.new).verdict
        if !verdict.isSame { (found.state, found.verdict) = (.differs, verdict) }
        endsTogether = records.old.frames.count == records.new.frames.count
      } else {
        found.state = .failed
        found.note = "What was recorded of it is gone."
      }
      if found.state == .new || found.state == .differs {
        let name = Self.freeName(for: key.name, key.appearance, &files)
        do {
          found.film = try await film(of: one, other, named: name, endsTogether: endsTogether)
        } catch let error as FilmError {
          guard case .doesNotFit(_, let limit, let smallest) = error else { throw error }
          found.note =
            "There is no film of it: at its smallest it has \(smallest) bytes, which is more than"
            + " \(limit). A larger one is made with a larger --max-size."
        }
      }
      outcome.scenes.append(found)
    }
    return outcome
  }

  private func scenes(
    _ side: ProofSide.Outcome?
  ) -> (list: [ProofTake.Scene], byKey: [Key: ProofTake.Scene]) {
    let list = side?.scenes ?? []
    return (list, Dictionary(list.map { (key(of: $0), $0) }) { first, _ in first })
  }

  private func key(of scene: ProofTake.Scene) -> Key {
    Key(name: scene.name, appearance: scene.appearance)
  }

  private func records(
    of key: Key
  ) throws(ReferenceError) -> (old: FilmRecord, new: FilmRecord)? {
    guard let old = try before?.take.records(key.appearance).record(of: key.name),
      let new = try after?.take.records(key.appearance).record(of: key.name)
    else { return nil }
    return (old.playedHere, new.playedHere)
  }

  // MARK: Films

  /// Returns a name for a film that no other has.
  private static func freeName(
    for scene: String, _ appearance: String?, _ taken: inout Set<String>
  ) -> String {
    let name = scene + (appearance.map { "-\($0)" } ?? "")
    var (free, number) = (name, 2)
    while !taken.insert(free).inserted { (free, number) = ("\(name)-\(number)", number + 1) }
    return free
  }

  private func film(
    of old: ProofTake.Scene?, _ new: ProofTake.Scene?, named name: String, endsTogether: Bool
  ) async throws -> ProofScene.Film {
    func panes(_ ending: String) -> [BesidePane] {
      [
        old.map { pane("before, \(base.inWords)", $0, before, ending) },
        new.map { pane(old == nil ? "new" : "after", $0, after, ending) },
      ].compactMap { $0 }
    }
    var reason: String?
    if format == .svg, !endsTogether {
      reason = "both sides end at different times, and SVGs would not begin anew together"
    } else if format == .svg {
      if let drawing = try BesideSVG(panes("svg"), title: name, sentence: new?.sentence ?? "") {
        let bytes = Array(drawing.text.utf8)
        if bytes.count <= limit.bytes {
          try drawing.write(to: "\(folder)/\(name).svg")
          return ProofScene.Film(
            file: "\(name).svg", width: drawing.width, height: drawing.height,
            bytes: bytes.count)
        }
        reason = "as an SVG it has \(bytes.count) bytes"
      } else {
        reason = "SVG has no word for what it shows"
      }
    }
    let kind: FilmFormat = format == .webp ? .webp : .gif
    let file = "\(name).\(kind.rawValue)"
    let made = try await BesideFilm(
      panes("apng"), title: name, sentence: new?.sentence ?? "", jobs: jobs
    ).write(to: "\(folder)/\(file)", as: kind, within: limit)
    return ProofScene.Film(
      file: file, width: made.width, height: made.height, bytes: made.bytes,
      givenUp: made.givenUp, insteadOfSVG: reason)
  }

  private func pane(
    _ title: String, _ scene: ProofTake.Scene, _ side: ProofSide.Outcome?, _ ending: String
  ) -> BesidePane {
    BesidePane(
      title: title, path: side?.take.film(of: scene.name, scene.appearance, ending) ?? "",
      size: CGSize(width: scene.width, height: scene.height))
  }
}

extension FilmRecord {
  /// The same without the letters that it was played with.
  ///
  /// What is compared was all played here, with the same letters: where they differ, the code asks for others.
  var playedHere: FilmRecord {
    var record = self
    record.origin?.fonts = []
    return record
  }
}
