import Files
import Foundation

/// The beginning of every path of a server, which other users of this machine cannot guess.
struct PageSecret: Hashable, Sendable {
  /// 128 bits as 32 hexadecimal digits.
  let text: String

  /// The path of the page itself.
  var path: String { "/\(text)/" }

  /// Makes a secret of numbers from the system, not from a scene's stage.
  ///
  /// - Throws: `FileError` where the system gives none.
  init() throws(FileError) {
    let source = "/dev/urandom"
    var bytes = [UInt8](repeating: 0, count: 16)
    let file = open(source, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    guard file >= 0, read(file, &bytes, bytes.count) == bytes.count else {
      throw .cannotRead(path: source, reason: String(cString: strerror(errno)))
    }
    text = bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// Returns what follows the secret in a path; `nil` for a path without it.
  ///
  /// How long it takes does not tell how much of a guess is right.
  func rest(of path: String) -> String? {
    let (given, own) = (Array(path.utf8), Array(self.path.utf8))
    guard given.count >= own.count else { return nil }
    let differences = zip(given, own).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    return differences == 0 ? String(decoding: given[own.count...], as: UTF8.self) : nil
  }
}
