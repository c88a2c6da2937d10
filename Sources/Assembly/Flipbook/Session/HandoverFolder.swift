import Files
import Foundation

/// The folder in which the plays of a command leave what they have done, for the one that tells of all.
struct HandoverFolder: Sendable {
  let path: String

  /// What a play leaves.
  struct Handover<Result: Codable & Sendable>: Codable, Sendable {
    var results: [Result]
    /// The scenes that could not be played.
    var failed: [String]
    /// The paths that were written.
    var finished: [String]
    /// How the play ended.
    var ending: Ending
  }

  /// How a play ended, for the process that started it.
  struct Ending: Codable, Sendable {
    /// Whether the scene stopped: its other plays would stop there, too.
    var hasStopped = false
    /// What the next process needs to go on with the same play; `nil` for a play that is over.
    var leaving: Data?
  }

  /// The part of a handover that every play has.
  private struct Common: Decodable {
    let ending: Ending
    let finished: [String]
  }

  /// Writes down of which scenes the plays of the command are.
  ///
  /// - Throws: `FileError`.
  func write(scenes: [String]) throws {
    try write(scenes, as: Self.scenes)
  }

  /// The scenes of the plays, in their order; `nil` where the command did not say so.
  var scenes: [String]? { read([String].self, from: Self.scenes) }

  /// Leaves what a part of a play has done.
  ///
  /// - Throws: `FileError`.
  func write(_ handover: Handover<some Codable>, of play: Int, _ attempt: Int) throws {
    try write(handover, as: Self.name(play, attempt))
  }

  /// How a part of a play ended; `nil` for one that has left nothing.
  func ending(of play: Int, _ attempt: Int) -> Ending? {
    read(Common.self, from: Self.name(play, attempt))?.ending
  }

  /// Returns what the plays before one have left, in their order.
  func all<Result>(_ type: Result.Type, before play: Int) -> [Handover<Result>] {
    (0..<play).flatMap { all(Handover<Result>.self, of: $0) }
  }

  /// Returns the paths that plays have written so far, in their order.
  ///
  /// - Parameter count: how many plays there are.
  /// - Returns: the paths.
  func finished(among count: Int) -> [String] {
    (0..<count).flatMap { all(Common.self, of: $0) }.flatMap(\.finished)
  }

  /// Leaves for later plays of the same scene what they need not find again.
  ///
  /// - Throws: `FileError`.
  func share(_ value: some Encodable, of play: Int) throws {
    try write(value, as: Self.shared(play))
  }

  /// What a play has left so; `nil` for nothing yet.
  func shared<Kind: Decodable>(_ type: Kind.Type, of play: Int) -> Kind? {
    read(type, from: Self.shared(play))
  }

  /// What is known of a scene that ended its program.
  struct Crash: Codable, Sendable {
    let scene: String
    let sentence: String
    /// The first line of the user's files among the calls; `nil` where it is not known.
    let path: String?
    let line: Int?
  }

  /// Leaves for the play that tells of all what is known of a play that ended its program.
  ///
  /// - Throws: `FileError`.
  func write(_ crash: Crash, of play: Int) throws { try write(crash, as: Self.crash(play)) }

  /// Returns what is known of a scene that ended its program; `nil` for another one.
  func crash(of scene: String) -> Crash? {
    (0..<(scenes?.count ?? 1)).lazy.compactMap { read(Crash.self, from: Self.crash($0)) }
      .first { $0.scene == scene }
  }

  private func all<Kind: Decodable>(_ type: Kind.Type, of play: Int) -> [Kind] {
    var found: [Kind] = []
    while let next = read(type, from: Self.name(play, found.count)) { found.append(next) }
    return found
  }

  private func write(_ value: some Encodable, as name: String) throws {
    try WholeFile.write(
      Array(try JSONEncoder().encode(value)), to: "\(path)/\(name)", isDurable: false)
  }

  private func read<Kind: Decodable>(_ type: Kind.Type, from name: String) -> Kind? {
    FileManager.default.contents(atPath: "\(path)/\(name)").flatMap {
      try? JSONDecoder().decode(type, from: $0)
    }
  }

  private static func name(_ play: Int, _ attempt: Int) -> String { "\(play).\(attempt)" }
  private static func crash(_ play: Int) -> String { "\(play).crash" }
  private static func shared(_ play: Int) -> String { "\(play).shared" }
  private static let scenes = "scenes"
}
