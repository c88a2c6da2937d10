import Foundation

/// Programs of the system that are asked something.
package enum OtherProgram {
  /// What `program`, looked for in PATH, writes to its standard output; `nil` where it is not there,
  /// writes nothing or does not come to an end.
  package static func output(of program: String, _ arguments: [String]) -> String? {
    output(of: program, arguments, within: patience)
  }

  /// - Parameter limit: how long it is waited for.
  static func output(
    of program: String, _ arguments: [String], within limit: Duration
  ) -> String? {
    let process: RunningProcess
    do {
      process = try RunningProcess(program, arguments, .output)
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

  /// On a busy machine `swift --version` takes some seconds.
  private static let patience = Duration.seconds(10)
  /// Units: bytes.
  private static let mostBytes = 1 << 20
}
