import Files
import Foundation

/// A program of scenes that was made of a user's files.
package struct MadeProgram: Hashable, Sendable {
  /// The program itself: what is run is what was compiled, or what had the right checksum.
  package let bytes: [UInt8]
  /// What it films, as the end of “films …”.
  package let subject: String
  /// What means something else than on iOS, as compilers write it.
  package let warnings: [String]
  /// Names of properties that Interface Builder sets, and that are nil until code does.
  package let outlets: [String]
  /// The program that writes where a crashed one was; `nil` where there is none.
  package let backtracer: String?
  /// A folder of this user's alone, from which it runs where none may from the folder for temporary
  /// files; `nil` where there is none.
  package let spareFolder: String?
  /// The files and folders that the program reads to run: the library, and Swift's own.
  package let parts: [String]
}

extension MadeProgram {
  /// The name of its file, which its code sees: the same wherever the user's files stand.
  package static let fileName = "App"

  /// Writes the program into a folder of this run's own.
  ///
  /// - Returns: its path.
  /// - Throws: `FileError.cannotWrite`.
  package func write(into folder: String) throws(FileError) -> String {
    let path = "\(folder)/\(Self.fileName)"
    try WholeFile.write(bytes, to: path, followsLinks: false, isDurable: false)
    guard chmod(path, 0o700) == 0 else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
    return path
  }
}

/// What is kept beside a program.
struct ProgramNote: Codable {
  let subject: String
  let warnings: [String]
  let outlets: [String]
}

/// What `flipbook-rewrite --program` prints.
struct RewrittenProgram: Decodable {
  struct File: Decodable {
    let file: String
    let text: String
    let errors: [String]
    let warnings: [String]
    /// What needs modules that are not here.
    let absences: [String]
    let absentModules: [String]
    /// What the program goes on without, as errors; it is among the warnings, too.
    let leftOut: [String]
  }

  let files: [File]
  let subject: String?
  let unmakeable: [String]
  let outlets: [String]
  /// Whether names tell that the files are older than Swift 4.2.
  let isOld: Bool
  /// What the files use and is not here, as far as names tell.
  let absentNames: [String]
  let entry: String
}
