import ArgumentParser
import Files
import Foundation
import Staging
import Streams

/// The plays of a command, each of them in a process of its own.
///
/// What a scene leaves in static variables and in files goes with its process, and no film depends on
/// another. What has to be played several times for one film goes on in the next process (`goOn`). The
/// process that does the last play tells what all of them did.
///
/// A command that has one play does it itself in a program with scenes of its own: nothing comes before.
struct Turns<Result: Codable & Sendable> {
  /// What the plays have brought so far, those of processes before this one too once the last has
  /// ended.
  var results: [Result] = []
  private(set) var failed: FailedScenes
  private var ending = HandoverFolder.Ending()
  private let environment = PlayEnvironment.ofThisProcess
  private let command: any SceneCommand
  private let interruption: Interruption
  private var count = 0
  /// The other plays of the scene that this process plays.
  private var siblings: [Int] = []
  /// What the processes before this one have left for its play, the first one's first.
  private var found: [Data] = []

  /// Begins with nothing.
  init(of command: any SceneCommand, among scenes: [Scene], _ interruption: Interruption) {
    failed = FailedScenes(among: scenes)
    (self.command, self.interruption) = (command, interruption)
  }

  /// Returns those of a command's plays that this process does.
  ///
  /// - Parameters:
  ///   - plays: all plays, the same and in the same order in every process.
  ///   - isLong: whether one of them needs several processes.
  ///   - scene: the name of the scene that is played; one that has crashed is left out.
  /// - Returns: the play of this process, or none.
  /// - Throws: `ExitCode` when all plays were done by other processes, and told; `FileError`.
  @MainActor
  mutating func mine<Play>(
    of plays: [Play], isLong: Bool = false, scene: (Play) -> String
  ) throws -> [Play] {
    count = plays.count
    let scenes = plays.map(scene)
    guard let environment else {
      guard let words = interruption.command, count > 1 || isLong else { return plays }
      throw ExitCode(
        try PlayRun(
          PlayedProgram(ofThisProcessWith: words, command.sources), for: command, interruption
        ).run(scenes))
    }
    let handover = environment.handover
    interruption.noteHandover { [count] in handover.finished(among: count) }
    let play = environment.play
    if play == 0, environment.attempt == 0 { try handover.write(scenes: scenes) }
    found = (0..<environment.attempt).compactMap { handover.ending(of: play, $0)?.leaving }
    siblings = scenes.indices.filter {
      $0 != play && scenes.indices.contains(play) && scenes[$0] == scenes[play]
    }
    return plays.indices.contains(play) && !environment.crashed.contains(scenes[play])
      ? [plays[play]] : []
  }

  /// Whether this process may play a scene once alone.
  var isAlone: Bool { environment != nil }

  /// Returns what the processes before this one have found for its play, the first one's first.
  func found<Found: Decodable>(_ type: Found.Type) throws -> [Found] {
    try found.map { try JSONDecoder().decode(Found.self, from: $0) }
  }

  /// What other plays of the same scene have found by now; what there is of it must not be seen in the
  /// result.
  func shared<Found: Decodable>(_ type: Found.Type) -> [Found] {
    guard let environment else { return [] }
    return siblings.compactMap { environment.handover.shared(type, of: $0) }
  }

  /// Leaves what this play has found for other plays of the same scene.
  ///
  /// - Throws: `FileError`.
  func share(_ found: some Encodable) throws {
    guard let environment, !siblings.isEmpty else { return }
    try environment.handover.share(found, of: environment.play)
  }

  /// Leaves something for the next process, which goes on with the play of this one.
  mutating func goOn(with found: some Encodable) throws {
    ending.leaving = try JSONEncoder().encode(found)
  }

  /// Tells of a scene that could not be played, or not be shown in a format.
  ///
  /// - Throws: the error itself where the next scene would fail too, as on a full disk.
  mutating func take(_ error: any Error, of scene: Scene, _ console: Console) throws {
    try failed.take(error, of: scene, console)
    if error is StagingError { ending.hasStopped = true }
  }

  /// Hands on what this process did, or takes over what those before it did.
  ///
  /// - Returns: true where everything has been played, and the command ends here.
  /// - Throws: `FileError`.
  mutating func end() throws -> Bool {
    guard let environment else { return true }
    try FinishedFilms(paths: interruption.finished).leave(for: environment)
    guard ending.leaving == nil, environment.play + 1 >= count else {
      try environment.handover.write(
        HandoverFolder.Handover(
          results: results, failed: failed.names, finished: interruption.finished, ending: ending),
        of: environment.play, environment.attempt)
      return false
    }
    let before = environment.handover.all(Result.self, before: environment.play)
    results = before.flatMap(\.results) + results
    failed.add(before.flatMap(\.failed))
    return true
  }
}
