import ArgumentParser
import Compiling
import Files
import Filming
import Foundation
import Staging
import Streams
import Wording

struct ProofCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "proof",
    abstract: "Show what a change does: scenes before and after it, beside each other.",
    discussion: """
      Plays scenes as they were at a commit and as the files are now. What differs becomes a film of \
      both, with fingers and captions, and a text in Markdown, which is printed, too. The repository, \
      its files and its settings stay as they are. Swift files and folders are compiled as `render` \
      does; the scenes of a package's own program are played by that program, and by one that is built \
      as it was, which takes minutes the first time. Exit codes: 0 same, 1 differs, 2 could not.
      """)

  @Argument(
    help: "A commit, a branch or a tag; main... is where main and HEAD have parted.")
  var base: String

  @Argument(
    help: "The names of scenes, every one by default; or Swift files, or a folder of them.",
    completion: .scenes)
  var scenes: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder for the text and the films.", valueName: "folder"),
    completion: .directory)
  var output = "output/proof"

  @Option(help: "What films become: gif, webp, or svg where SVG can say what is shown.")
  var format = ProofFormat.gif

  @Option(
    help: ArgumentHelp(
      "How large each film may become, 5MB by default; what is given up for that is said.",
      valueName: "size"),
    transform: ByteSize.init(parsing:))
  var maxSize: ByteSize?

  @OptionGroup var options: ProofOptions
  @OptionGroup var messages: MessageOptions

  @Flag(help: "Write JSON to the standard output in place of Markdown.")
  var json = false

  var console: Console { messages.console }

  func validate() throws {
    if base.isEmpty { throw ValidationError("Name a commit, a branch or a tag.") }
    try FolderOption.check(output, of: "-o")
  }

  func run(over gallery: [Scene], _ interruption: Interruption) async throws {
    let repository = try Repository.here(naming: scenes)
    let commit = try repository.commit(base)
    let scratch = try DraftFolder.temporary()
    defer { scratch.cancel() }
    let entries = try TreeCopy.entries(of: commit.number, repository.git)
    let files = try files(among: gallery, repository, commit, entries)
    let stage = ProofStage(
      repository: repository, commit: commit, options: options, makesSVG: format == .svg,
      scratch: scratch.whole)
    let (before, after) =
      try files.isEmpty
      ? stage.playProgram(scenes, console) : stage.playFiles(files, entries, console)
    let folder = try ProofFolder(output)
    let outcome = try await ProofComparison(
      base: commit, before: before, after: after, format: format,
      limit: maxSize ?? Self.usualSize, jobs: options.jobs.jobs, folder: folder.content
    ).outcome()
    try check(
      files.isEmpty ? scenes : options.sources.scene, areIn: outcome,
      among: files.isEmpty ? gallery.map(\.name) : [])
    let text = ProofText(outcome: outcome).text
    try folder.publish(outcome, text: text)
    interruption.noteFinished(folder.path)
    if json {
      try StandardOutput.write(json: outcome)
    } else {
      try StandardOutput.write(text)
    }
    tell(outcome, in: folder.path)
    if !outcome.failed.isEmpty { throw ProofError.someFailed(outcome.failed) }
    if !outcome.isSame { throw ExitCode(1) }
  }

  /// Returns the Swift files and folders that were named; none for scenes of this program.
  private func files(
    among gallery: [Scene], _ repository: Repository, _ commit: Repository.Commit,
    _ entries: [TreeCopy.Entry]
  ) throws -> [ProofWords.File] {
    let words = ProofWords(scenes, among: gallery, in: repository, entries)
    if words.files.isEmpty {
      try options.sources.checkUnused(isWalled: options.walls.sandbox)
    } else {
      try SourceOptions.check(scenes, areAll: words.files.map(\.typed))
      try words.check(against: commit)
    }
    return words.files
  }

  /// Checks that each scene that was named is on one side at least.
  private func check(
    _ names: [String], areIn outcome: ProofOutcome, among known: [String]
  ) throws(ValidationError) {
    let found = outcome.scenes.map(\.name)
    guard let name = names.first(where: { !found.contains($0) }) else { return }
    let advice = nearestNamesAsked(
      for: name, among: known, otherwise: "It is neither in what there was nor in what there is.")
    throw ValidationError("There is no scene “\(name)”. \(advice)")
  }

  private func tell(_ outcome: ProofOutcome, in folder: String) {
    let films = outcome.scenes.compactMap(\.film).map {
      "\($0.file) (\(Words.size($0.bytes)))"
    }
    let text = "\(folder)/\(ProofFolder.text): the same text"
    console.note(
      films.isEmpty
        ? "\(text)."
        : "\(text); beside it \(Words.list(films, most: 8)). Where you paste it, put the films in place"
          + " of their names.")
  }

  private static let usualSize = ByteSize(bytes: 5_000_000, description: "5MB")
}
