import Wording

/// What a run of `verify` found, or one share of it: all reports are written from this.
package struct VerifyOutcome: Hashable, Sendable, Codable {
  /// A scene of the run.
  package struct Subject: Hashable, Sendable, Codable {
    /// The scene's own name, without a setting.
    package let name: String
    /// The names of the references that the scene's own name stands for.
    let usual: [String]
    /// What accepts it.
    let record: RecordLine

    /// Makes a scene with the names of its references and the command that accepts it.
    package init(name: String, usual: [String], record: RecordLine) {
      (self.name, self.usual, self.record) = (name, usual, record)
    }
  }

  /// One of several runs that share the work.
  package struct Share: Hashable, Sendable, Codable {
    /// The number of this share, from 1.
    package let number: Int
    /// How many shares there are.
    package let count: Int

    /// Makes one share of several, counted from 1.
    package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }
  }

  /// The version of this format.
  private(set) package var version = Self.version
  /// The program and its command, as in `flipbook verify`.
  package let title: String
  /// Which share it is; `nil` for the whole.
  package internal(set) var share: Share?
  /// The scenes of the whole run, in their order.
  package internal(set) var subjects: [Subject]
  /// How many plays the whole run has.
  var count: Int
  /// Where the references are.
  let folder: String
  /// What decides besides the program: a number for the options, the records and the Swift files of the run.
  package var basis: UInt64 = 0
  /// What was found, in the order of the plays.
  package var results: [VerifiedScene] = []
  /// The scenes that ended the program, so that nothing was found.
  package var crashed: [VerifiedScene] = []
  /// The names of the scenes that could not be played.
  package var failed: [String] = []
  /// Why references could not be compared whose scenes are not here, a sentence each.
  package var faults: [String] = []

  /// Makes an outcome in which nothing was found yet.
  package init(
    title: String, share: Share?, subjects: [Subject], count: Int, folder: String
  ) {
    (self.title, self.share, self.subjects) = (title, share, subjects)
    (self.count, self.folder) = (count, folder)
  }

  /// The version that is written, and the only one that is read.
  package static let version = 2

  /// The verdicts in the order in which they are told.
  package var verdicts: [FilmVerdict] {
    var all = (results + crashed).map(\.verdict)
    if !faults.isEmpty {
      var verdict = FilmVerdict(folder)
      verdict.findings = faults.map { FilmFinding(.error, $0) }
      all.append(verdict)
    }
    return all
  }

  /// The scenes that differ, in the order of the plays.
  package var differing: [VerifiedScene] {
    results.filter { !$0.verdict.isSame && !$0.verdict.isError }
  }

  /// Returns the names that `record` takes for some scenes, as few as say it, for each of the commands that
  /// take them.
  ///
  /// - Parameter scenes: the scenes.
  /// - Returns: names of scenes, and of single references; in the order of the scenes.
  package func names(of scenes: [VerifiedScene]) -> [(record: RecordLine, names: [String])] {
    var found: [(record: RecordLine, names: [String])] = []
    for subject in subjects {
      let references = scenes.filter { $0.verdict.scene == subject.name }.map(\.reference)
      guard !references.isEmpty else { continue }
      if found.last?.record != subject.record { found.append((subject.record, [])) }
      found[found.count - 1].names += references == subject.usual ? [subject.name] : references
    }
    return found
  }

  /// What would be recorded now.
  package var changes: [RecordChange] { results.flatMap(\.changes) }
}
