import Compiling
import Files
import Staging

/// What a user named beside a commit: scenes, or Swift files on one side or on both.
struct ProofWords {
  /// A file or a folder.
  struct File: Hashable {
    let typed: String
    /// From the top of the repository on; `nil` outside.
    let place: String?
    let isHere: Bool
    let wasThere: Bool
  }

  /// *Shape*: in the order of the words.
  let files: [File]
  private let top: String

  /// Finds out which words are files.
  ///
  /// - Parameters:
  ///   - words: what was typed.
  ///   - scenes: those of the program, whose names go before files.
  ///   - repository: the repository.
  ///   - entries: what the commit holds.
  init(
    _ words: [String], among scenes: [Scene], in repository: Repository,
    _ entries: [TreeCopy.Entry]
  ) {
    top = repository.top
    files = words.compactMap { word in
      let place = repository.place(of: word)
      let wasThere = place.map { Self.holds(entries, $0) } ?? false
      guard SourceFiles.isSource(word) || wasThere, !scenes.contains(where: { $0.name == word })
      else { return nil }
      return File(
        typed: word, place: place, isHere: Standing(at: word) != .nothing, wasThere: wasThere)
    }
  }

  /// Returns whether a commit has a file or a folder, or may have it in a submodule.
  static func holds(_ entries: [TreeCopy.Entry], _ place: String) -> Bool {
    place.isEmpty
      || entries.contains {
        $0.path == place || $0.path.hasPrefix("\(place)/")
          || $0.kind == .submodule && place.hasPrefix("\($0.path)/")
      }
  }

  /// Checks that each file stands in the repository, on one side at least.
  ///
  /// - Throws: `ProofError`.
  func check(against commit: Repository.Commit) throws(ProofError) {
    for file in files {
      guard file.place != nil else { throw .outside(path: file.typed, top: top) }
      guard file.isHere || file.wasThere else {
        throw .nowhere(path: file.typed, base: commit.inWords)
      }
    }
  }
}
