import Foundation

/// A folder of its own for one test, gone with it.
package final class TemporaryFolder {
  package let path: String

  package init() {
    var template = Array("\(NSTemporaryDirectory())/flipbook-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let made = mkdtemp(base) else {
        preconditionFailure("there is no place for temporary files")
      }
      return String(cString: made)
    }
  }

  /// Makes a folder that holds files.
  ///
  /// - Parameter files: the text of each file by its name, which may begin with the names of folders.
  /// - Throws: an error of `FileManager`.
  package convenience init(_ files: [String: String]) throws {
    self.init()
    for (name, text) in files {
      try makeFolder((name as NSString).deletingLastPathComponent)
      try put(text, at: name)
    }
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The folder as files are told of it.
  package var url: URL { URL(filePath: path) }

  /// Returns the path of something in the folder.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Everything in the folder and its folders, in order, but what films are remembered by.
  package func contents() throws -> [String] {
    try everything().filter { !$0.split(separator: "/").contains(".flipbook") }
  }

  package func everything() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  package func bytes(of name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: self(name))))
  }

  package func put(_ text: String, at name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: self(name)))
  }

  /// Puts a program, which another process writes.
  ///
  /// Where this one has a file open to write, what it starts at that moment has it open, too, and for
  /// so long the file cannot be run: "Text file busy".
  package func putProgram(_ text: String, at name: String) throws {
    let draft = "\(name).text"
    try put(text, at: draft)
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", self(draft), self(name)])
    install.waitUntilExit()
    try FileManager.default.removeItem(atPath: self(draft))
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }
}
