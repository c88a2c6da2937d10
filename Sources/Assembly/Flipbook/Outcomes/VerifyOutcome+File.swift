import Files
import Foundation
import Markup
import References

/// The file that `verify --blob` writes and `report --merge` reads: all that reports are made from.
extension VerifyOutcome {
  /// Writes the file.
  ///
  /// - Throws: `FileError`.
  func write(to path: String) throws {
    try WholeFile.write(Array(try JSONText.line(of: self).utf8), to: path)
  }

  /// Reads a file.
  ///
  /// - Throws: `MergeError`, `FileError`.
  init(at path: String) throws {
    let bytes = Data(try SourceFile.bytes(of: path, limit: Self.longest))
    let version: Int
    do {
      version = try JSONDecoder().decode(Head.self, from: bytes).version
    } catch {
      throw MergeError.noOutcome(path: path)
    }
    guard version == Self.version else { throw MergeError.otherVersion(path: path, version) }
    do {
      self = try JSONDecoder().decode(VerifyOutcome.self, from: bytes)
    } catch {
      throw MergeError.noOutcome(path: path)
    }
    guard isSound else { throw MergeError.noOutcome(path: path) }
  }

  /// The part that every version has.
  private struct Head: Decodable { let version: Int }

  /// *Units*: bytes.
  private static let longest = 2_000_000_000
}
