import Files
import Foundation
import Markup

/// The folder with what was said and filmed of a change, which is replaced as a whole.
///
/// `proof.json` says which files in it are ours; whatever else stands there stays, and is not written
/// over.
struct ProofFolder {
  /// As it was typed.
  let path: String
  private let draft: WholeFolder
  /// The names of our files from the last time.
  private let own: Set<String>

  /// Begins a folder; what stands there stays until `publish`.
  ///
  /// - Throws: `FileError`.
  init(_ path: String) throws {
    self.path = withoutTrailingSlashes(path)
    own = Self.ownFiles(in: self.path)
    draft = try WholeFolder(at: self.path)
  }

  /// The folder in which films are made.
  var content: String { draft.content }

  /// Writes what was said, and puts all in its place.
  ///
  /// - Throws: `ProofError.inTheWay`, `FileError`, an encoder's error; the folder stays as it was then.
  func publish(_ outcome: ProofOutcome, text: String) throws {
    let films = outcome.scenes.compactMap(\.film?.file)
    let new = films + [Self.text, Self.list]
    let taken = new.first { !own.contains($0) && Standing(ofLinkAt: "\(path)/\($0)") != .nothing }
    if let taken {
      draft.cancel()
      throw ProofError.inTheWay(folder: path, file: taken)
    }
    try WholeFile.write(Array(text.utf8), to: "\(content)/\(Self.text)", isDurable: false)
    try WholeFile.write(
      Array(try JSONText.lines(of: List(files: new, outcome: outcome))),
      to: "\(content)/\(Self.list)", isDurable: false)
    try draft.publish { own.contains($0) || new.contains($0) }
  }

  private struct List: Encodable {
    let files: [String]
    let outcome: ProofOutcome
  }

  private struct OldList: Decodable { let files: [String] }

  private static func ownFiles(in folder: String) -> Set<String> {
    do {
      let bytes = try SourceFile.bytes(of: "\(folder)/\(list)")
      return Set(try JSONDecoder().decode(OldList.self, from: Data(bytes)).files)
    } catch {
      // No list of ours: nothing there is.
      return []
    }
  }

  static let text = "proof.md"
  private static let list = "proof.json"
}
