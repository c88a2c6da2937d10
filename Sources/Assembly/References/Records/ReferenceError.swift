import Files
import FilmFiles

/// Why references cannot be kept or read.
package enum ReferenceError: Error, Hashable, CustomStringConvertible {
  /// A file of another version of Flipbook.
  case unknownVersion(path: String, found: String)
  /// A file that breaks its format; lines are counted from 1.
  case damaged(path: String, line: Int, reason: String)
  /// Files of a reference that were not recorded together.
  case mixed(path: String, frame: Int)
  /// A file that can be read and is not as it was recorded, as one that was cut between two lines.
  case changed(path: String)
  case file(FileError)
  /// Key frames that cannot be read.
  case keys(path: String, FilmFileError)
  /// A file of a reference that is not there, though others are.
  case missing(path: String)
  /// A folder that holds other files than a reference.
  case foreign(folder: String, file: String)
  /// A link in place of a folder.
  case link(path: String)
  /// A folder or file that could not be removed; `reason` is the system's.
  case notRemoved(path: String, reason: String)

  package var description: String {
    switch self {
    case .unknownVersion(let path, let found):
      "\(path) begins with “\(found)”, which this version does not know; record the scene anew, or "
        + "use the version that wrote it"
    case .damaged(let path, let line, let reason):
      "\(path):\(line): \(reason); take the file from the repository again, or record the scene anew"
    case .mixed(let path, let frame):
      "\(path): its frame \(frame) does not stand where the motion beside it says; take both from "
        + "one commit, or record the scene anew"
    case .changed(let path):
      "\(path) is not as it was recorded: lines are missing or were changed; take the file from the "
        + "repository again, or record the scene anew"
    case .file(let error): error.description
    case .keys(let path, let error):
      "\(path): \(error); take the file from the repository again, or record the scene anew"
    case .missing(let path):
      "\(path) is missing; take it from the repository again, or record the scene anew"
    case .foreign(let folder, let file):
      "\(folder) holds \(file), which is no part of a reference; move it away first"
    case .link(let path):
      "\(path) is a link, and a reference is a folder; nothing is written or removed behind it, so "
        + "take the link away first"
    case .notRemoved(let path, let reason): "\(path) could not be removed: \(reason)"
    }
  }
}
