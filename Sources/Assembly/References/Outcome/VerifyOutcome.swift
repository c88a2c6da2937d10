import Wording

/// What a run of `verify` found, or one share of it: all reports are written from this.
package struct VerifyOutcome: Hashable, Sendable, Codable {
  /// A scene of the run.
  package struct Subject: Hashable, Sendable, Codable {
    package let name: String
    /// The names of the references that the scene's own name stands for.
    let usual: [String]

    package init(name: String, usual: [String]) { (self.name, self.usual) = (name, usual) }
  }

  /// One of several runs that share the work.
  package struct Share: Hashable, Sendable, Codable {
    package let number: Int
    package let count: Int

    package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }
  }

  /// The version of this format.
  private(set) package var version = Self.version
  /// The program and its command, as in `flipbook verify`.
  package let title: String
  /// Which share it is; `nil` for the whole.
  package internal(set) var share: Share?
  /// The scenes of the whole run, in their order.
  package let subjects: [Subject]
  /// How many plays the whole run has.
  let count: Int
  /// Where the references are.
  let folder: String
  /// What was found, in the order of the plays.
  package var results: [VerifiedScene] = []
  /// The scenes that ended the program, so that nothing was found.
  package var crashed: [VerifiedScene] = []
  /// The names of the scenes that could not be played.
  package var failed: [String] = []
  /// Why references could not be compared whose scenes are not here, a sentence each.
  package var faults: [String] = []

  package init(
    title: String, share: Share?, subjects: [Subject], count: Int, folder: String
  ) {
    (self.title, self.share, self.subjects) = (title, share, subjects)
    (self.count, self.folder) = (count, folder)
  }

  package static let version = 1

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

  /// Returns the names that `record` takes for some scenes, as few as say it.
  ///
  /// - Parameter scenes: the scenes; those that differ by default.
  /// - Returns: names of scenes, and of single references.
  package func names(of scenes: [VerifiedScene]? = nil) -> [String] {
    let scenes = scenes ?? differing
    return subjects.flatMap { subject in
      let references = scenes.filter { $0.verdict.scene == subject.name }.map(\.reference)
      return references == subject.usual ? [subject.name] : references
    }
  }

  /// What would be recorded now.
  package var changes: [RecordChange] { results.flatMap(\.changes) }
}
