import Files
import Foundation
import Pages
import Wording

/// Finds pages.
enum PageFiles {
  /// Returns the pages that words name.
  ///
  /// - Parameter words: files, and folders whose pages are meant.
  /// - Returns: pages with a marker or a fault, and files that were named themselves; those of a folder by name,
  ///   each once.
  /// - Throws: `PagingError` for what is no page, `FileError`.
  static func pages(_ words: [String]) throws -> [Page] {
    var seen: Set<String> = []
    var pages: [Page] = []
    for word in words {
      let word = word == "/" ? word : withoutTrailingSlashes(word)
      switch Standing(at: word) {
      case .file:
        guard let dialect = PageDialect(path: resolved(word)) else {
          throw PagingError.noPage(word)
        }
        guard seen.insert(resolved(word)).inserted else { continue }
        pages.append(Page(try SourceFile.bytes(of: word), path: word, dialect: dialect))
      case .folder:
        for path in notIgnored(paths(in: word)) where seen.insert(resolved(path)).inserted {
          guard let page = try page(at: path) else { continue }
          if !page.blocks.isEmpty || !page.faults.isEmpty { pages.append(page) }
        }
      case .stream: throw PagingError.noFile(word)
      case .nothing, .link: throw PagingError.nothingThere(word)
      }
    }
    return pages
  }

  private static func page(at path: String) throws(FileError) -> Page? {
    guard let dialect = PageDialect(path: resolved(path)) else { return nil }
    return Page(try SourceFile.bytes(of: path), path: path, dialect: dialect)
  }

  /// Returns paths without those that git is told to ignore, as folders of copies are.
  static func notIgnored(_ paths: [String]) -> [String] {
    guard !paths.isEmpty, root(around: ".") != nil else { return paths }
    do {
      let input = Array(paths.joined(separator: "\0").utf8)
      let answer = try Git().run(["check-ignore", "-z", "--stdin"], input: input)
      guard answer.code == 0 else { return paths }
      let ignored = Set(String(decoding: answer.output, as: UTF8.self).split(separator: "\0"))
      return paths.filter { !ignored.contains($0[...]) }
    } catch {
      // Without git, all are meant.
      return paths
    }
  }

  /// Returns the pages in a folder and those below it, but for what tools make or fetch, and what belongs to
  /// another repository.
  static func paths(in folder: String) -> [String] {
    let entries = FolderEntry.all(in: resolved(folder)).sorted { $0.name < $1.name }
    return entries.flatMap { entry -> [String] in
      guard !entry.name.hasPrefix("."), !made.contains(entry.name) else { return [] }
      let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
      if entry.isFolder {
        return Standing(ofLinkAt: "\(path)/.git") == .nothing ? paths(in: path) : []
      }
      return PageDialect(path: path) == nil || Standing(at: path) != .file ? [] : [path]
    }
  }

  /// Returns the folder of the repository around a folder; `nil` where there is none.
  static func root(around folder: String) -> String? {
    var place = resolved(folder)
    while Standing(ofLinkAt: "\(place)/.git") == .nothing {
      if place == "/" || place == "." { return nil }
      place = parentFolder(of: place)
    }
    return place
  }

  /// Folders of what is made from other files, or is other people's.
  static let made: Set = ["node_modules", "_build", "DerivedData", "Pods", "Carthage"]
}

/// Why pages cannot be made.
enum PagingError: Error, Hashable, CustomStringConvertible {
  case nothingThere(String)
  case noPage(String)
  case noFile(String)
  case noMarkers([String])
  /// The path of the folder for drafts holds what stands for a scene's name elsewhere.
  case braces(String)

  var description: String {
    switch self {
    case .nothingThere(""): "A path is empty. Name pages, or folders of them."
    case .nothingThere(let path): "There is no \(path). Name pages, or folders of them."
    case .noFile(let path): "\(path) is no file. Name pages, or folders of them."
    case .braces(let path):
      "Pictures cannot be made in \(path), since what stands in braces would be a scene's name; let TMPDIR"
        + " name another folder."
    case .noPage(let path):
      "\(path) is no page. Name files that end with .md, .mdx, .rst or .html, or folders of them."
    case .noMarkers(let paths):
      "No page in \(Words.list(paths)) has a marker. One is a line such as"
        + " <!-- flipbook: film hello -->, with <!-- /flipbook --> below it."
    }
  }
}
