import Files
import Foundation

extension ReferenceStore {
  /// Takes the references of another store over, each as a whole; those that are equal stay.
  ///
  /// Of each scene the files of a reference alone are taken, and no links.
  ///
  /// - Throws: `ReferenceError.file`, or `.link` when a scene's folder here is a link.
  package func adopt(from other: ReferenceStore) throws(ReferenceError) {
    let scenes = FolderEntry.all(in: other.folder)
      .filter { $0.isFolder && !$0.name.hasPrefix(".") }.map(\.name).sorted()
    for scene in scenes
    where Standing(ofLinkAt: "\(other.folder(of: scene))/\(RecordFile.ledger.name)") == .file {
      let folder = try begin(scene)
      do throws(FileError) {
        for name in Self.fileNames {
          let path = "\(other.folder(of: scene))/\(name)"
          guard Standing(ofLinkAt: path) == .file else { continue }
          try WholeFile.write(
            SourceFile.bytes(of: path), to: "\(folder.content)/\(name)", isDurable: false)
        }
        if isSame(folder.content, as: folder.path) {
          folder.cancel()
        } else {
          try folder.publish { Self.fileNames.contains($0) }
        }
      } catch {
        throw .file(error)
      }
    }
  }
}
