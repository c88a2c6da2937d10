import ArgumentParser
import Streams

struct UpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Install the newest release over this one.",
    discussion: """
      It does what `install.sh` does: takes the file for this processor and compiler, checks it by its \
      checksum, and says what is missing. Where the newest is installed already, nothing changes.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder or the address with the release's files; where this one came from by default.",
      valueName: "place"), completion: .directory)
  var from: String?

  func run() throws {
    do throws(InstallationError) {
      try ProgramChange.become(Installation(of: Program.path).updating(from: from))
    } catch {
      Console().fail("\(error)")
    }
  }
}
