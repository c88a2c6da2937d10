import Foundation

/// Makes a folder for temporary files, which only this user may look into; nobody removes it.
///
/// - Parameter name: the beginning of its name.
/// - Returns: its path, which no other folder has.
/// - Throws: `FileError.cannotWrite`.
package func makeTemporaryFolder(_ name: String) throws(FileError) -> String {
  let parent = withoutTrailingSlashes(NSTemporaryDirectory())
  var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else {
    throw .cannotWrite(path: parent, WriteFailure(errno, at: parent))
  }
  return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}
