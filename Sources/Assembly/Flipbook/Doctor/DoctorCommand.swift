import ArgumentParser
import Foundation
import Staging
import Streams
import Typography

struct DoctorCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is installed and what is missing, with the command that mends it.")

  @Flag(help: "Write JSON.")
  var json = false

  @Flag(help: "Install what is missing first: packages, letters, damaged files.")
  var fix = false

  func validate() throws {
    guard !(fix && json) else {
      throw ValidationError("--fix lets other programs write what they do: leave out --json.")
    }
  }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    if fix {
      if let folder = Inspection().namedLetters {
        throw InstallationError.hasNamedLetters(
          variable: LetterFolders.variable, folder: folder)
      }
      // Then the machine is looked at as it is now, by a new process.
      let mending = try Installation(of: Program.path).mending()
      try ProgramChange.become(["sh", "-c", Self.mendAndLook, Program.path] + mending)
    }
    let findings = Inspection().findings()
    if json {
      try StandardOutput.write(json: findings)
    } else {
      try StandardOutput.write(Self.table(findings))
    }
    let missing = findings.count { $0.version == nil && !$0.isOptional }
    if missing > 0 { throw CommandError.missingSoftware(missing) }
  }

  /// Does the command that its arguments are, then starts the program that is its name.
  private static let mendAndLook = #""$@" && exec "$0" doctor"#

  static func table(_ findings: [Finding]) -> String {
    let width = findings.map(\.name.count).max() ?? 0
    return findings.map { finding in
      let padding = String(repeating: " ", count: width - finding.name.count)
      let state =
        finding.version ?? finding.fault
        ?? "missing (\(finding.purpose)); mend it with: \(finding.mend ?? "")"
      return
        "\(finding.version != nil ? "✔" : finding.isOptional ? "–" : "✘") \(finding.name)\(padding)  \(state)\n"
    }.joined()
  }
}
