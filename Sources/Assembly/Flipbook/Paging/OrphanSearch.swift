import Files
import Foundation
import Pages

/// Finds pictures that no page has, and pictures of pages that no marker makes.
///
/// A folder into which markers write and in which no page stands is theirs alone. Elsewhere, pictures are
/// known that `docs` has made.
struct OrphanSearch {
  /// A picture that no page of the repository names.
  struct Orphan: Hashable {
    let path: String
    /// Whether `docs` has made it, which is then what removes it.
    let isMade: Bool
  }

  /// *Shape*: by their paths; empty where no folder was named.
  private(set) var files: [Orphan] = []
  /// What shows a picture of such a folder without a marker, by the pages' paths.
  private(set) var strays: [String: [PageFault]] = [:]

  /// Looks into the folders of the markers' pictures.
  ///
  /// - Parameters:
  ///   - words: what was named on the command line.
  ///   - pages: the pages with markers.
  ///   - places: the pictures that markers make, links followed.
  init(_ words: [String], _ pages: [Page], _ places: Set<String>) {
    let named = words.filter { Standing(at: $0) == .folder }.map { resolved($0) }
    let owned = Set(places.map(parentFolder)).sorted().filter { folder in
      Standing(at: folder) == .folder
        && !FolderEntry.all(in: folder).contains {
          PageDialect(path: $0.name) != nil && !$0.isFolder
        }
    }
    findStrays(pages, owned, places)
    let searched = owned.filter { folder in
      named.contains { $0 == folder || folder.hasPrefix($0 + "/") }
    }
    let own = Set(searched)
    let pictures = PageFiles.notIgnored(Set(named.flatMap(Self.pictures)).sorted())
    let candidates = pictures.filter { path in
      !places.contains(path)
        && (own.contains(parentFolder(of: path)) || PictureMark.stands(in: path))
    }
    guard !candidates.isEmpty else { return }
    let roots = Set(
      candidates.flatMap { PageFiles.root(around: parentFolder(of: $0)).map { [$0] } ?? named })
    // Anything may name a picture: a page in a hidden folder, a style sheet, a notebook.
    var left = candidates.map { path in
      (path: path, name: PictureName(path, in: path.contains(".docc/") ? .docc : .markdown))
    }
    for root in roots.sorted() {
      Self.eachText(in: root) { text in left.removeAll { $0.name.stands(in: text) } }
    }
    files = left.map { orphan in
      Orphan(path: Self.shortened(orphan.path), isMade: PictureMark.stands(in: orphan.path))
    }
  }

  /// Returns the pictures in a folder and those below it, but for what tools make or fetch, and what belongs to
  /// another repository.
  private static func pictures(in folder: String) -> [String] {
    FolderEntry.all(in: folder).flatMap { entry -> [String] in
      let path = "\(folder)/\(entry.name)"
      guard !entry.name.hasPrefix("."), !PageFiles.made.contains(entry.name) else { return [] }
      guard entry.isFolder else { return isPicture(entry.name) ? [path] : [] }
      return Standing(ofLinkAt: "\(path)/.git") == .nothing ? pictures(in: path) : []
    }
  }

  private mutating func findStrays(
    _ pages: [Page], _ owned: [String], _ places: Set<String>
  ) {
    guard !owned.isEmpty else { return }
    let folders = Set(owned)
    for page in pages {
      for (number, line) in page.ownLines {
        for match in line.matches(of: #/(?:!\[[^\]]*\]\(|\s(?:src|srcset)=")([^)"\s]+)/#) {
          let address = String(match.1).removingPercentEncoding ?? String(match.1)
          guard !address.contains(":"), Self.isPicture(address) else { continue }
          let path = PageResult.whole("\(parentFolder(of: page.path))/\(address)")
          guard folders.contains(parentFolder(of: path)), !places.contains(path) else { continue }
          strays[page.path, default: []].append(
            PageFault(
              line: number, .stale,
              "\(address) stands among pictures of markers and has none, so that nothing renews it; give"
                + " it a marker, or another folder."))
        }
      }
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    let ending = name.split(separator: ".").dropFirst().last.map { $0.lowercased() } ?? ""
    return ["svg", "gif", "png", "apng", "webp", "mp4", "webm", "mov"].contains(ending)
  }

  /// Reads all texts in a folder and those below it, but for what tools make or fetch.
  private static func eachText(in folder: String, _ body: (String) -> Void) {
    for entry in FolderEntry.all(in: folder).sorted(by: { $0.name < $1.name }) {
      let path = "\(folder)/\(entry.name)"
      guard entry.name != ".git", entry.name != ".build", !PageFiles.made.contains(entry.name)
      else { continue }
      if entry.isFolder {
        eachText(in: path, body)
      } else if !isPicture(entry.name) || entry.name.hasSuffix(".svg"), isText(path) {
        do throws(FileError) {
          body(String(decoding: try SourceFile.bytes(of: path), as: UTF8.self))
        } catch {
          continue
        }
      }
    }
  }

  /// Whether a file is one that people write: not large, and without zeros at its beginning.
  private static func isText(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, Standing(at: path) == .file, status.st_size < largestText
    else { return false }
    do throws(FileError) {
      return try !SourceFile.beginning(of: path, bytes: 1024).contains(0)
    } catch {
      return false
    }
  }

  /// *Units*: bytes.
  private static let largestText = 4_000_000

  /// Returns a path from the working directory, where it is below it.
  private static func shortened(_ path: String) -> String {
    let here = resolved(FileManager.default.currentDirectoryPath) + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
