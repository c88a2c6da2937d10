/// Why a file or folder cannot be written or read.
package enum FileError: Error, Hashable, CustomStringConvertible {
  /// A file or folder that cannot stand at `path`.
  case cannotWrite(path: String, WriteFailure)
  /// A file or folder that cannot be read; `reason` is a clause that says what to do.
  case cannotRead(path: String, reason: String)

  package var description: String {
    switch self {
    case .cannotWrite(let path, let failure): "cannot write \(path): \(failure)"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    }
  }
}
