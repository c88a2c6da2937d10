import Files
import Foundation
import Pages
import Streams
import Wording

/// Makes a page again on every save, and shows it in a browser beside its text.
struct PageWatch {
  let path: String
  /// The words of the command that makes the page.
  let words: [String]
  let port: UInt16
  let console: Console
  /// Gets what was written.
  let interruption: Interruption

  /// Goes on until the process is ended.
  ///
  /// - Throws: `PagingError`, `FileError`.
  func run() throws {
    guard let page = try PageFiles.pages([path]).first else { throw PagingError.noMarkers([path]) }
    let preview = try PagePreview(of: page)
    let server: PageServer
    do throws(ServingError) {
      server = try PageServer(port: port) { preview.answer($0) }
    } catch {
      console.fail("\(error)")
    }
    server.start()
    console.say(
      "http://127.0.0.1:\(server.port)\(preview.path) shows the page; nobody can guess the address."
    )
    var before: [String] = []
    var missed = 0
    while true {
      let now = stamps
      missed = Standing(at: path) == .file ? 0 : missed + 1
      if missed == Self.patience {
        console.say("There is no \(path) any more. It is made again when it is back.")
      }
      // Some editors take the page away for a moment while they save it.
      if now != before, Standing(at: path) == .file {
        let outcome = try PageTool().run(words, in: FileManager.default.currentDirectoryPath)
        let said = outcome.said.joined(separator: "\n")
        for path in PageResult.written(in: outcome.output)
        where !interruption.finished.contains(path) {
          interruption.noteFinished(path)
        }
        console.note(outcome.code == 0 ? outcome.output : said)
        preview.show(current ?? page, said: said)
        // What was made changes the page itself; what was saved meanwhile is made again.
        before = outcome.code == 0 ? stamps : now
      }
      usleep(Self.pause)
    }
  }

  /// What changes when the page is saved, a file that it is made from, or the program with its scenes.
  private var stamps: [String] {
    let below = (current.map(Self.sources) ?? []).flatMap { file in
      Standing(at: file) == .folder ? Self.code(in: file) : [file]
    }
    return ([path, Program.path] + below).map(Self.stamp)
  }

  /// Returns the files and folders that a page is made from, as far as its markers name them.
  static func sources(of page: Page) -> [String] {
    let folder = parentFolder(of: page.path)
    let words = page.blocks.map(\.marker).flatMap { marker in
      marker.words + marker.parts + [marker.other].compactMap(\.self)
    }
    return words.map { word in
      let name = word.split(separator: "#").first.map(String.init) ?? word
      // An option may have its value behind it.
      let path =
        name.hasPrefix("--") ? name.split(separator: "=").dropFirst().joined(separator: "=") : name
      return path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }.filter { $0 != "\(folder)/" && Standing(at: $0) != .nothing }
  }

  /// The page as it stands; `nil` where it cannot be read.
  private var current: Page? {
    do {
      return try PageFiles.pages([path]).first
    } catch {
      return nil
    }
  }

  private static func code(in folder: String) -> [String] {
    FolderEntry.all(in: folder).sorted { $0.name < $1.name }.flatMap { entry -> [String] in
      let path = "\(folder)/\(entry.name)"
      guard !entry.name.hasPrefix(".") else { return [] }
      return entry.isFolder ? code(in: path) : [path]
    }
  }

  private static func stamp(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }

  /// How many looks in a row find no page before that is told.
  private static let patience = 40
  /// *Units*: microseconds.
  private static let pause: UInt32 = 50_000
}
