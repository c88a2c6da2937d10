import ArgumentParser
import Files
import Filming
import Foundation
import Pages
import Staging
import Streams
import Wording

struct DocsCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Make the pictures and the code of pages, and say which are stale.",
    discussion: """
      A marker is a comment on a line of its own, such as <!-- flipbook: film hello -->; what stands \
      between it and <!-- /flipbook --> is made: film, still, strip, plot, proof, code, play, says and \
      verdict, with the words of the commands. Pages are Markdown, MDX, reStructuredText, DocC and \
      HTML. Paths begin at the folder of the page. Exit codes: 0 done or up to date, 1 stale, 2 could not.
      """)

  @Argument(
    help: "Pages, or folders of them; this folder by default.",
    completion: .file(extensions: ["md", "mdx", "rst", "html"]))
  var paths: [String] = []

  @Flag(help: "Write nothing, and fail where a page is not as it would be made.")
  var check = false

  @Flag(
    help: """
      Remove pictures that docs made and no page has any longer, after saying which; name others.
      """)
  var prune = false

  @Flag(help: "Make a page again on every save, and show it with its pictures in a browser.")
  var watch = false

  @Option(help: "The port of what --watch shows, 8642 by default; 0 for any that is free.")
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "How large a picture may become, 10MB by default; half of it is told of.", valueName: "size"),
    transform: ByteSize.init(parsing:))
  var maxSize: ByteSize?

  @OptionGroup var reports: PageReports
  @OptionGroup var jobs: JobsOption
  @OptionGroup var messages: MessageOptions

  var console: Console { messages.console }

  func validate() throws {
    if check, prune {
      throw ValidationError("Give --check or --prune, not both: one writes nothing.")
    }
    if reports.areAsked, !check {
      throw ValidationError(
        "--annotations, --code-quality, --summary and --patch tell what --check finds. Give it, too."
      )
    }
    if prune, !paths.isEmpty, !paths.contains(where: { Standing(at: $0) == .folder }) {
      throw ValidationError(
        "--prune looks for pictures below folders; name one, or nothing for this one.")
    }
    if watch, check || prune { throw ValidationError("Give --watch alone.") }
    if watch, paths.count != 1 || Standing(at: paths[0]) == .folder {
      throw ValidationError("Give --watch one page.")
    }
    if port != nil, !watch { throw ValidationError("--port is for --watch. Give it, too.") }
  }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    if watch {
      let size = maxSize.map { ["--max-size", "\($0.bytes)B"] } ?? []
      let words = ["docs", "--jobs", "\(jobs.jobs)"] + size + ["--", paths[0]]
      return try PageWatch(
        path: paths[0], words: words, port: port ?? Self.usualPort, console: console,
        interruption: interruption
      ).run()
    }
    let words = paths.isEmpty ? ["."] : paths
    let pages = try PageFiles.pages(words)
    guard !pages.isEmpty else { throw PagingError.noMarkers(words) }
    try reports.check(pages)
    let scratch = try DraftFolder.temporary()
    defer { scratch.cancel() }
    guard !scratch.whole.contains("{") else { throw PagingError.braces(scratch.whole) }
    let facts = scenes.map { scene in
      (
        scene.name,
        SceneFacts(
          sentence: scene.sentence, isDark: scene.appearance == .dark, from: scene.film.from,
          scale: scene.film.scale)
      )
    }
    let work = PageWork(
      pages: pages, scratch: scratch.whole, scenes: Dictionary(facts) { first, _ in first },
      limit: maxSize?.bytes ?? Self.usualLimit, width: jobs.jobs)
    var result = PageResult(pages: pages, made: work.make(), scratch: scratch.whole)
    result.checkPlaces()
    if !check { result.publish(interruption.noteFinished) }
    // A page that was just made names its old pictures no longer.
    let orphans = OrphanSearch(words, pages, result.places)
    if check {
      result.compare()
      result.note(orphans.strays)
    } else {
      if prune, result.hasFailed {
        console.say("Nothing is removed, since not all pictures could be made.")
      } else {
        try remove(orphans)
      }
    }
    try tell(result, orphans)
  }

  /// Removes pictures that no page has, where that was asked for.
  private func remove(_ orphans: OrphanSearch) throws {
    guard prune else { return }
    for path in orphans.files.filter(\.isMade).map(\.path) {
      try StandardOutput.write("Removing \(path): no page has it.\n")
      guard unlink(path) == 0 else {
        throw FileError.cannotWrite(path: path, WriteFailure(errno, at: path))
      }
    }
  }

  /// Says what was found, and ends with the exit code for it.
  private func tell(_ result: PageResult, _ orphans: OrphanSearch) throws {
    for line in result.messages(console) { console.say(line) }
    // A marker that fails does not say which pictures are its own.
    let left = result.hasFailed ? [] : orphans.files.filter { !prune || !$0.isMade }
    let strays = left.map { orphan in
      let remedy =
        orphan.isMade
        ? "; `\(pruning)` removes it."
        : ", and nothing in it tells that `docs` made it, so that it stays; show it in a page, or move it"
          + " elsewhere."
      return (path: orphan.path, sentence: "\(orphan.path): no page has this picture\(remedy)")
    }
    for stray in strays {
      if check { console.say(stray.sentence) } else { console.note(stray.sentence) }
    }
    if check { try reports.write(result, orphans: strays) }
    if result.hasFailed { throw ExitCode(2) }
    let isStale = check && (result.isStale || !left.isEmpty)
    if isStale, !result.stalePages.isEmpty {
      console.say("To renew: \(ShellCommand(["docs"], scenes: result.stalePages).text)")
    }
    if isStale { throw ExitCode(1) }
    if !messages.quiet { try StandardOutput.write(result.summary(isCheck: check) + "\n") }
  }

  private var pruning: String { ShellCommand(["docs", "--prune"], scenes: paths).text }

  private static let usualPort: UInt16 = 8642
  /// *Units*: bytes.
  private static let usualLimit = 10_000_000
}
