import Foundation

/// Makes a folder for temporary files, which only this user may look into; nobody removes it.
///
/// - Parameter name: the beginning of its name.
/// - Returns: its path, which no other folder has.
/// - Throws: `FileError.cannotWrite`.
package func makeTemporaryFolder(_ name: String) throws(FileError) -> String {
  let parent = TemporaryPlace.path
  var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else {
    throw .cannotWrite(path: parent, WriteFailure(errno, at: parent))
  }
  return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// The folder for temporary files of this program.
package enum TemporaryPlace {
  /// The path without a slash at its end.
  ///
  /// That of a program which plays a user's code is not that of the code, whose own is part of the
  /// app's home.
  package static let path = withoutTrailingSlashes(
    EnvironmentVariables.value(of: variable) ?? NSTemporaryDirectory())

  /// The variable of the environment that gives another one than the system's.
  package static let variable = "FLIPBOOK_TEMPORARY"
}

/// Opens a file without a name in the folder for temporary files, to be written and read.
///
/// The C library's own goes to `/tmp` whatever the environment says, where not every process may write.
///
/// - Returns: nil with `errno` set where it cannot be made.
package func temporaryStream() -> UnsafeMutablePointer<FILE>? {
  let folder = TemporaryPlace.path
  var template = Array("\(folder)/.flipbook-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  guard descriptor >= 0 else { return nil }
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  unlink(template)
  return fdopen(descriptor, "w+")
}
