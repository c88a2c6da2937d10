import Wording

/// Why files of a user could not be made into a program.
package enum CompilingError: Error, Hashable {
  /// Nothing to compile against stands beside this program; `places` were looked at.
  case noKit(places: [String])
  case noCompiler
  /// The compiler that stands at `path` does not run.
  case brokenCompiler(path: String)
  /// The library was built with another compiler.
  case otherCompiler(found: String, needed: String)
  /// The tool that rewrites Objective-C's words is missing.
  case noRewriter(places: [String])
  case nothingThere(path: String)
  case noSwiftFiles(folder: String)
  case noSwiftFile(path: String)
  /// A file to leave out that is none of those in `words`.
  case nothingToLeaveOut(path: String, words: [String])
  /// Playgrounds with more than one page, each a program of its own.
  case severalPages(folder: String, pages: [String])
  /// The loader could not start the rewriter; `said` is what it wrote.
  case rewriterDoesNotStart(said: String, compiler: String)
  /// The rewriter could not do its work; `said` is what it wrote.
  case rewriterFailed(said: String)
  /// Words that need Objective-C, or modules that are not here; `messages` name file, line and
  /// column.
  case needsOtherThings(messages: [String])
  /// The compiler's messages, which name the user's files.
  case doesNotCompile(messages: String, files: [String])
  case doesNotLink(messages: String)
  /// A tool was ended that took too much time or memory.
  case takesTooMuch(tool: String, ToolBounds.Excess)
  case nothingToFilm(files: [String], unmakeable: [String])
}

extension CompilingError {
  /// What tools said of the files, as compilers write it; empty where none did.
  package var messages: String {
    switch self {
    case .needsOtherThings(let messages): messages.joined(separator: "\n")
    case .doesNotCompile(let messages, _), .doesNotLink(let messages): messages
    case .noKit, .noCompiler, .brokenCompiler, .otherCompiler, .noRewriter, .nothingThere,
      .noSwiftFiles, .noSwiftFile, .nothingToLeaveOut, .severalPages, .rewriterDoesNotStart,
      .rewriterFailed,
      .takesTooMuch, .nothingToFilm:
      ""
    }
  }
}

extension CompilingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noKit(let places):
      "The library that files are compiled against is not there. In a clone, type `make build`;"
        + " else run `install.sh` without --films, with Swift in PATH. Looked at: \(Words.list(places))."
    case .noCompiler:
      "There is no `swiftc` in PATH, which compiles the files. Install Swift:"
        + " https://www.swift.org/install/linux."
    case .brokenCompiler(let path):
      "The compiler \(path) does not run. Type `swiftc --version` to see why: often a library is"
        + " missing that https://www.swift.org/install/linux lists."
    case .otherCompiler(let found, let needed):
      "The library was built with “\(needed)”, and `swiftc` is “\(found)”. Put the one that built"
        + " it first in PATH, get the release for this one with `flipbook update`, or build Flipbook"
        + " anew with it: `make build`."
    case .noRewriter(let places):
      "`flipbook-rewrite`, which prepares the files, is not there. In a clone, type `make build`."
        + " Looked at: \(Words.list(places))."
    case .nothingThere(let path):
      "There is no “\(path)”. Give a Swift file or a folder of them."
    case .noSwiftFiles(let folder):
      "There is no Swift file in “\(folder)”. Give a folder with the files of an app."
    case .noSwiftFile(let path):
      "“\(path)” is no Swift file. Give one whose name ends in .swift, or a folder."
    case .nothingToLeaveOut(let path, let words):
      "“\(path)” is none of the files of \(Words.list(words)), so that it cannot be left out. Give its"
        + " path, or the end of it."
    case .rewriterDoesNotStart(let said, let compiler):
      "`flipbook-rewrite`, which prepares the files, does not start with the libraries of"
        + " \(compiler)\(Self.library(in: said).map { ": \($0) is missing" } ?? ""). Build Flipbook"
        + " anew with this Swift: `make build`."
    case .rewriterFailed(let said):
      "The files could not be prepared. \(said)"
    case .severalPages(let folder, let pages):
      "There are \(pages.count) pages in “\(folder)”. Give one of them: \(Words.list(pages))."
    case .needsOtherThings(let messages):
      "\(Words.count(messages.count, "place")) \(messages.count == 1 ? "needs" : "need") what is not"
        + " here; nothing was compiled."
    case .doesNotCompile(_, let files):
      "\(Words.list(files)) \(files.count == 1 ? "does" : "do") not compile."
    case .doesNotLink:
      "The compiled files could not be linked with Flipbook."
    case .takesTooMuch(let tool, let excess):
      "The files could not be compiled: `\(tool)` \(excess)"
    case .nothingToFilm(let files, let unmakeable):
      "There is nothing to film in \(Words.list(files)): no Scene, no #Preview, no playground page,"
        + " no app's delegate, and no view controller or view that can be made without arguments."
        + (unmakeable.isEmpty
          ? "" : " Arguments are needed by \(Words.list(unmakeable.map { "`\($0)`" })).")
        + " Write a Scene into a file Scenes.swift beside it."
    }
  }

  /// Returns the library that the loader missed; `nil` where it missed none.
  private static func library(in said: String) -> String? {
    said.firstMatch(of: #/loading shared libraries: ([^:]+):/#).map { String($0.1) }
  }
}
