import Files
import Foundation
import Markup
import References

/// What `verify --blob` writes and `report --merge` reads: all that reports are made from.
struct OutcomeFile: Codable {
  let outcome: VerifyOutcome
  let record: RecordLine

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
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: bytes) else {
      throw MergeError.noOutcome(path: path)
    }
    let version = head.outcome.version
    guard version == VerifyOutcome.version else {
      throw MergeError.otherVersion(path: path, version)
    }
    guard let file = try? decoder.decode(OutcomeFile.self, from: bytes) else {
      throw MergeError.noOutcome(path: path)
    }
    self = file
  }

  init(outcome: VerifyOutcome, record: RecordLine) {
    (self.outcome, self.record) = (outcome, record)
  }

  /// The part that every version has.
  private struct Head: Decodable {
    struct Outcome: Decodable { let version: Int }
    let outcome: Outcome
  }

  /// *Units*: bytes.
  private static let longest = 2_000_000_000
}
