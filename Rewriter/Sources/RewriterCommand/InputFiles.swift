import Foundation
import Rewriter

/// A file to rewrite, with where it goes below the folder of the output.
struct InputFile {
  let source: SourceFile
  let relativePath: String
}

/// Reads files, and below folders all Swift files, storyboards, xibs and settings of apps.
///
/// - Returns: The files in the order of the paths, those of a folder by name.
/// - Throws: `CommandError` for what is not there, cannot be read.
func readFiles(at paths: [String]) throws(CommandError) -> [InputFile] {
  var files: [InputFile] = []
  for path in paths {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noSuchFile(path)
    }
    guard isFolder.boolValue else {
      files.append(
        InputFile(
          source: try readFile(at: path), relativePath: URL(filePath: path).lastPathComponent))
      continue
    }
    let below: [String]
    do {
      below = try FileManager.default.subpathsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(path)
    }
    for name in below.filter(isInput).sorted() {
      let file = URL(filePath: path).appending(path: name).relativePath
      files.append(InputFile(source: try readFile(at: file), relativePath: name))
    }
  }
  guard !files.isEmpty else { throw .noFiles }
  return files
}

/// Reads single files.
///
/// - Throws: `CommandError` for what cannot be read.
func readSources(at paths: [String]) throws(CommandError) -> [SourceFile] {
  var files: [SourceFile] = []
  for path in paths { files.append(try readFile(at: path)) }
  return files
}

/// Makes sure that each file goes to a place of its own.
///
/// - Throws: `CommandError.sameName`.
func checkNames(of files: [InputFile]) throws(CommandError) {
  var names: [String: String] = [:]
  for file in files {
    let other = names.updateValue(file.source.name, forKey: file.relativePath)
    if let other { throw .sameName(other, file.source.name) }
  }
}

/// Returns whether a file of a folder is one of those that are read.
private func isInput(_ name: String) -> Bool {
  [".swift", ".storyboard", ".xib", "Info.plist", ".pbxproj", ".xcdatamodel/contents"]
    .contains(where: name.hasSuffix)
}

private func readFile(at path: String) throws(CommandError) -> SourceFile {
  guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
  guard let text = String(validating: data, as: UTF8.self) else {
    // A property list may be of the binary kind, which says nothing here.
    guard path.hasSuffix(".plist") else { throw .notText(path) }
    return SourceFile(name: path, text: "")
  }
  return SourceFile(name: path, text: text)
}

/// Writes texts below a folder, which is made where it is missing.
///
/// - Throws: `CommandError.unwritable`.
func write(_ texts: [(relativePath: String, text: String)], below folder: String)
  throws(CommandError)
{
  for (relativePath, text) in texts {
    let file = URL(filePath: folder).appending(path: relativePath)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file.relativePath, reason: error.localizedDescription)
    }
  }
}
