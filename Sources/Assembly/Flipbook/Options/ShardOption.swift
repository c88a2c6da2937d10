import ArgumentParser
import Filming
import References
import Staging

/// Which share of the work this run does.
struct ShardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Do the I-th of N equal shares only, for N runs that know nothing of each other.",
      discussion: """
        Folders of frames are shared by frames: each run plays the whole scene, draws and writes its \
        own, and keeps their numbers, also where all runs write into one folder. Where anything else \
        is asked for, such as a GIF, several scenes are shared by scenes, and a single one cannot be \
        shared.
        """,
      valueName: "I/N"))
  var shard: String?

  func validate() throws { _ = try parsed() }

  /// Reads the share; `nil` for all of the work.
  ///
  /// - Throws: `ValidationError` when it is no share.
  func parsed() throws -> Shard? {
    try shard.map { try Self.share($0) }
  }

  /// Reads a share.
  ///
  /// - Throws: `ValidationError` when it is none.
  static func share(_ shard: String) throws -> Shard {
    let parts = shard.split(separator: "/", omittingEmptySubsequences: false).map(number)
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw ValidationError("--shard \(shard) is no share; give I/N, as in 1/4 to 4/4.")
    }
    guard (1...VerifyOutcome.mostShares).contains(count) else {
      throw ValidationError(
        "--shard \(shard) is of \(count) runs, not of 1 to \(VerifyOutcome.mostShares).")
    }
    guard (1...count).contains(number) else {
      throw ValidationError(
        "--shard \(shard) is not between 1/\(count) and \(count)/\(count); shares count from 1.")
    }
    return Shard(number: number, count: count)
  }

  /// Reads digits only; `Int` would also accept a sign.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }
}
