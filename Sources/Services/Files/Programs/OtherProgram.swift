import Foundation

/// Asks programs of the system for short answers.
package enum OtherProgram {
  /// Returns what `program` writes to its standard output.
  ///
  /// - Parameters:
  ///   - program: its name, looked for in `PATH`.
  ///   - arguments: its arguments.
  /// - Returns: `nil` when the program does not exist, writes nothing or does not end in time.
  package static func output(of program: String, _ arguments: [String]) -> String? {
    output(of: program, arguments, within: patience)
  }

  /// Returns what `program` writes to its standard output.
  ///
  /// - Parameters:
  ///   - program: its name, looked for in `PATH`.
  ///   - arguments: its arguments.
  ///   - limit: how long to wait for its end.
  /// - Returns: `nil` when the program does not exist, writes nothing or does not end in time.
  static func output(
    of program: String, _ arguments: [String], within limit: Duration
  ) -> String? {
    // Swift's driver, for one, leaves folders behind in the folder for temporary files.
    let draft: DraftFolder?
    do throws(FileError) {
      draft = try DraftFolder.temporary()
    } catch {
      draft = nil
    }
    defer { draft?.cancel() }
    let words = (draft.map { ["env", "TMPDIR=\($0.whole)"] } ?? []) + [program] + arguments
    let process: RunningProcess
    do {
      process = try RunningProcess(words[0], Array(words.dropFirst()), .output)
    } catch {
      return nil
    }
    let start = ContinuousClock.now
    var bytes = [UInt8](repeating: 0, count: mostBytes)
    let count = bytes.withUnsafeMutableBytes { memory in
      process.read(into: memory) { ContinuousClock.now - start < limit }
    }
    defer { process.stop() }
    guard ContinuousClock.now - start < limit else { return nil }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    // dpkg-query fails when one of several packages is unknown, but shows the others.
    return text.isEmpty ? nil : text
  }

  /// How long to wait: on a busy machine `swift --version` takes more than ten seconds.
  private static let patience = Duration.seconds(60)
  /// The most output that is read.
  ///
  /// *Units*: bytes.
  private static let mostBytes = 1 << 20
}
