import ArgumentParser
import Files
import Foundation
import References
import Streams
import Wording

struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Take the records of a patch that `verify --patch` wrote.",
    discussion: """
      The references become those that `record` would have written where the patch was made: all of \
      them, or none where one is another here than there. Nothing is played or compiled, and no Swift is \
      needed. The paths of the patch begin at the top of the repository.
      """)

  @Argument(help: "The patch.", completion: .file(extensions: ["patch", "diff"]))
  var patch: String

  @OptionGroup var messages: MessageOptions

  func run() throws {
    do {
      let entries = try PatchReader.entries(of: SourceFile.bytes(of: patch), at: patch)
      let changed = try ReferenceStore.accept(
        entries, in: Enclosure(repositoryOf: "."), patch: patch)
      guard !messages.quiet else { return }
      let lines = changed.map { "\($0): taken." }
      try StandardOutput.write(
        (lines.isEmpty ? ["The references are those of \(patch) already."] : lines)
          .joined(separator: "\n") + "\n")
    } catch let error as StandardOutputError {
      ProgramEnd.end(with: ProgramEnd.report(error))
    } catch {
      messages.console.fail("\(error)")
    }
  }
}
