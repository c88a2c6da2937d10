import Foundation

/// Why the system does not let a file or folder be written.
package enum WriteFailure: Hashable, Sendable, CustomStringConvertible {
  case diskFull
  case forbidden
  case readOnlyDisk
  /// A folder has the name that a file is to have.
  case folderInTheWay
  /// A file has the name that a folder is to have.
  case fileInTheWay(String)
  case nameTooLong
  /// A folder that has to be this user's alone is a link, another user's, or open to others.
  case foreignFolder(String)
  /// A folder that nobody makes is not there.
  case noFolder(String)
  /// The run was interrupted and has cleaned up.
  case interrupted
  /// Anything else, in the system's words.
  case other(String)

  /// Translates the `errno` of a call on `path` that failed.
  package init(_ number: Int32, at path: String) {
    self =
      switch number {
      case ENOSPC, EDQUOT: .diskFull
      case EACCES, EPERM: .forbidden
      case EROFS: .readOnlyDisk
      case EISDIR: .folderInTheWay
      case ENOTDIR: .fileInTheWay(path)
      case ENAMETOOLONG: .nameTooLong
      default: .other(String(cString: strerror(number)))
      }
  }

  package var description: String {
    switch self {
    case .diskFull: "the disk is full; free some space or give another place"
    case .forbidden: "this user may not write there; give another place or change its permissions"
    case .readOnlyDisk: "the disk is read-only; give another place"
    case .folderInTheWay: "a folder has that name; give another name or move the folder away"
    case .fileInTheWay(let path):
      "\(path) is a file, and a folder is needed; give another name or move the file away"
    case .nameTooLong: "the name is too long; give a shorter one"
    case .foreignFolder(let path):
      "\(path) is a link, another user's, or open to others, and it has to be yours alone; change that"
        + " or give another place"
    case .noFolder(let path): "there is no folder \(path); make it or give another place"
    case .interrupted: "it was interrupted; start again"
    case .other(let reason): "\(reason); give another place"
    }
  }
}
