import Foundation
import Rewriter

/// What `--leave-out` reads.
struct LeavingOut: Decodable {
  let remains: Remains
  let complaints: [Complaint]

  /// What is left of the program; `hasChanged` is false where nothing more can go.
  struct Result: Encodable {
    let remains: Remains
    /// The declarations of the classes that stand for others.
    let declarations: String
    let hasChanged: Bool
  }

  /// Reads the file.
  ///
  /// - Throws: `CommandError` for a file that cannot be read, a decoder's error.
  init(from path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError.unreadable(path)
    }
    self = try JSONDecoder().decode(LeavingOut.self, from: data)
  }

  func done() -> Result {
    var remains = remains
    let hasChanged = remains.leaveOut(complaints)
    return Result(remains: remains, declarations: remains.declarations, hasChanged: hasChanged)
  }
}
