import Foundation

/// What Flipbook knows of the films in a folder: `.flipbook` beside them, which git leaves out.
package struct NotesFolder: Sendable {
  static let name = ".flipbook"

  private let folder: String
  /// What the film is called in it.
  private let film: String

  /// - Parameter film: a file or a folder; a link is followed.
  package init(beside film: String) {
    let film = withoutTrailingSlashes(Standing(at: film) == .nothing ? film : resolved(film))
    folder = "\(parentFolder(of: film))/\(Self.name)"
    self.film = film.split(separator: "/").last.map(String.init) ?? "root"
  }

  /// Where a note on the film stands.
  ///
  /// - Parameter ending: what tells it from other notes on the film, as in `json`.
  package func path(_ ending: String) -> String { "\(folder)/\(film).\(ending)" }

  /// Makes the folder, if it is not there.
  ///
  /// - Throws: `FileError.cannotWrite`; also where a link has its name.
  private func make(for path: String) throws(FileError) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: folder))
    }
    guard Standing(ofLinkAt: folder) == .folder else {
      throw .cannotWrite(path: path, .fileInTheWay(folder))
    }
    let ignored = "\(folder)/.gitignore"
    guard Standing(ofLinkAt: ignored) == .nothing else { return }
    do throws(FileError) {
      // Whole or not at all: git takes what is in the folder for its own where the file is empty.
      try WholeFile.write(Array("*\n".utf8), to: ignored, followsLinks: false, isDurable: false)
    } catch .cannotWrite(_, let failure) {
      throw .cannotWrite(path: path, failure)
    } catch {
      throw error
    }
  }

  /// Writes a note, over a link rather than to where it points.
  ///
  /// After a power cut it may be the old one, or unreadable: nobody may rely on it.
  ///
  /// - Throws: `FileError.cannotWrite`.
  package func write(_ bytes: [UInt8], ending: String) throws(FileError) {
    try make(for: path(ending))
    try WholeFile.write(bytes, to: path(ending), followsLinks: false, isDurable: false)
  }

  /// Waits until no other process changes what the notes are about.
  ///
  /// - Returns: the lock, which holds as long as somebody has it; `nil` where there are no notes.
  package func lock(_ kind: FolderLock.Kind) -> FolderLock? {
    if kind == .exclusive {
      // Who may not write here locks nothing, and remembers nothing.
      _ = mkdir(folder, 0o777)
    }
    return FolderLock(folder, kind, waits: true)
  }
}
