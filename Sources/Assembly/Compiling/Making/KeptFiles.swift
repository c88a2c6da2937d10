import Files
import Foundation

/// What a tool has left in a folder for its next run, and believes then.
///
/// A list says which files it left, with their checksums; where anything else stands, all of it is made
/// anew.
struct KeptFiles {
  let folder: String
  private let place: PrivateFolder
  /// The name of the list.
  private let name: String

  /// The files of a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder, in `place`.
  ///   - place: this user's own.
  ///   - name: the name of the list.
  init(in folder: String, of place: PrivateFolder, named name: String) {
    (self.folder, self.place, self.name) = (folder, place, name)
  }

  /// Whether the files are those of the list, or there are none.
  var areWhole: Bool {
    guard let list else { return false }
    return list.isEmpty || place.read(name, in: Self.lists, limit: Self.longestList) == list
  }

  /// Writes the list of what is there now.
  func remember() {
    guard let list, place.read(name, in: Self.lists, limit: Self.longestList) != list else {
      return
    }
    do throws(FileError) {
      try place.write(list, as: name, in: Self.lists)
    } catch {
      // Without its list, it is made anew the next time.
    }
  }

  /// Removes all files.
  func clear() {
    for entry in FolderEntry.all(in: folder) {
      do {
        try FileManager.default.removeItem(atPath: "\(folder)/\(entry.name)")
      } catch {
        // It is looked at again, and then not used.
      }
    }
  }

  /// The checksums of the files, by path; `nil` where one cannot be read or is a link.
  private var list: [UInt8]? {
    var lines: [String] = []
    var folders = [""]
    while let inside = folders.popLast() {
      for entry in FolderEntry.all(in: "\(folder)/\(inside)") {
        let name = "\(inside)\(entry.name)"
        if entry.isFolder {
          folders.append("\(name)/")
        } else if !Self.passing.contains(where: entry.name.contains) {
          guard Standing(ofLinkAt: "\(folder)/\(name)") == .file else { return nil }
          do throws(FileError) {
            let sum = try Checksum.ofFile(at: "\(folder)/\(name)")
            lines.append("\(name) \(sum.bytes) \(PrivateFolder.text(sum.checksum))\n")
          } catch {
            return nil
          }
        }
      }
    }
    return Array(lines.sorted().joined().utf8)
  }

  /// Parts of the names of files that the compiler makes and takes away, or that hold nothing.
  private static let passing = [".lock", ".tmp", ".timestamp"]
  private static let lists = "known"
  private static let longestList = 1 << 20
}
