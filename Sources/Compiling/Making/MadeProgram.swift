/// A program of scenes that was made of a user's files.
package struct MadeProgram: Hashable, Sendable {
  /// Where the program stands.
  package let path: String
  /// What it films, as the end of “films …”.
  package let subject: String
  /// What means something else than on iOS, as compilers write it.
  package let warnings: [String]
  /// Names of properties that Interface Builder sets, and that are nil until code does.
  package let outlets: [String]
  /// Whether it was there already.
  package let isKept: Bool
  /// The program that writes where a crashed one was; `nil` where there is none.
  package let backtracer: String?
  /// The files and folders that the program reads to run: itself, the library, and Swift's own.
  package let parts: [String]
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
  }

  let files: [File]
  let subject: String?
  let unmakeable: [String]
  let outlets: [String]
  let entry: String
}
