import Files
import Foundation
import Staging
import Streams

/// The plays of a command over a user's files, each of them in a process of its own.
///
/// What a scene leaves in static variables and in files goes with its process, and no film depends on
/// another. What has to be played several times for one film goes on in the next process (`goOn`).
///
/// A program with scenes of its own does all of its plays in one process.
struct Turns<Result: Codable & Sendable> {
  /// What the plays have brought so far, those of processes before this one too once the last has
  /// ended.
  var results: [Result] = []
  private(set) var failed: FailedScenes
  /// The scene that stopped last: its other plays would stop there, too.
  private var stopped: String?
  private let environment = SourceRunEnvironment.ofThisProcess
  private let interruption: Interruption
  private var count = 0
  /// Which of the plays this process does, from 0.
  private var play = 0
  /// What the processes before this one have left for the play of this one, the first one's first.
  private var found: [Data] = []
  /// What this process leaves for the next one, which goes on with the same play.
  private var leaving: Data?

  /// Begins with nothing.
  init(among scenes: [Scene], _ interruption: Interruption) {
    failed = FailedScenes(among: scenes)
    self.interruption = interruption
  }

  /// Returns those of a command's plays that this process does.
  ///
  /// - Parameters:
  ///   - plays: all plays, the same and in the same order in every process.
  ///   - scene: the name of the scene that is played; one that has crashed is left out.
  /// - Returns: all plays, or the one of this process.
  @MainActor
  mutating func mine<Play>(
    of plays: [Play], scene: (Play) -> String
  ) -> [Play] {
    count = plays.count
    guard let environment else { return plays }
    interruption.noteHandover { Self.all(before: environment).flatMap(\.finished) }
    let before = (0..<environment.turn).map { Self.handover($0, environment) }
    // A play that has crashed is over.
    play = before.count { $0?.leaving == nil }
    found = before.suffix(while: { $0?.leaving != nil }).compactMap { $0?.leaving }
    stopped = before.last??.stopped
    if play + 1 < count { Logbook.noteThatMoreFollows() }
    return plays.indices.contains(play)
      ? [plays[play]].filter { !environment.crashed.contains(scene($0)) } : []
  }

  /// Whether this process may play a scene once alone.
  var isAlone: Bool { environment != nil }

  /// Returns what the processes before this one have found for its play, the first one's first.
  func found<Found: Decodable>(_ type: Found.Type) throws -> [Found] {
    try found.map { try JSONDecoder().decode(Found.self, from: $0) }
  }

  /// Leaves something for the next process, which goes on with the play of this one.
  @MainActor
  mutating func goOn(with found: some Encodable) throws {
    leaving = try JSONEncoder().encode(found)
    Logbook.noteThatMoreFollows()
  }

  /// Returns true for a scene that stopped in a play before.
  func hasStopped(_ scene: String) -> Bool { stopped == scene }

  /// Tells of a scene that could not be played, or not be shown in a format.
  ///
  /// - Throws: the error itself where the next scene would fail too, as on a full disk.
  mutating func take(_ error: any Error, of scene: Scene, _ console: Console) throws {
    try failed.take(error, of: scene, console)
    if error is StagingError { stopped = scene.name }
  }

  /// Hands what this process did on to the next one, or takes over what those before it did.
  ///
  /// - Returns: true where everything has been played, and the command ends here.
  /// - Throws: `FileError`.
  mutating func end() throws -> Bool {
    guard let environment else { return true }
    try FinishedFilms(paths: interruption.finished).leave(for: environment)
    guard leaving == nil, play + 1 >= count else {
      let turn = Handover(
        results: results, failed: failed.names, stopped: stopped, finished: interruption.finished,
        leaving: leaving)
      try WholeFile.write(
        Array(try JSONEncoder().encode(turn)), to: Self.path(environment.turn, environment),
        isDurable: false)
      return false
    }
    let before = Self.all(before: environment)
    results = before.flatMap(\.results) + results
    failed.add(before.flatMap(\.failed))
    return true
  }

  private struct Handover: Codable {
    var results: [Result]
    var failed: [String]
    var stopped: String?
    /// The paths that were written.
    var finished: [String]
    /// What the next process needs to go on with the same play; `nil` for a play that is over.
    var leaving: Data?
  }

  private static func all(before environment: SourceRunEnvironment) -> [Handover] {
    (0..<environment.turn).compactMap { handover($0, environment) }
  }

  /// Returns what a turn has left; `nil` for one that has crashed.
  private static func handover(_ turn: Int, _ environment: SourceRunEnvironment) -> Handover? {
    FileManager.default.contents(atPath: path(turn, environment)).flatMap {
      try? JSONDecoder().decode(Handover.self, from: $0)
    }
  }

  private static func path(_ turn: Int, _ environment: SourceRunEnvironment) -> String {
    "\(environment.handover)/\(turn)"
  }
}

extension Array {
  /// Returns the longest end of the array whose elements all are as they should be.
  fileprivate func suffix(while isRight: (Element) -> Bool) -> ArraySlice<Element> {
    self[(lastIndex { !isRight($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
