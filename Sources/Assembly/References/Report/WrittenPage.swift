import Files
import Foundation

/// A page that `verify` has written earlier, and that may tell what is no longer so.
package struct WrittenPage {
  let path: String

  /// The line by which a page of ours is known.
  static let mark = "<meta name=\"generator\" content=\"Flipbook reports\">"

  /// Finds a page of ours; `nil` where there is none, or another file.
  package init?(at path: String) {
    guard Standing(ofLinkAt: path) == .file else { return nil }
    do throws(FileError) {
      let start = try SourceFile.beginning(of: path, bytes: Self.longestStart)
      guard String(decoding: start, as: UTF8.self).contains(Self.mark) else { return nil }
    } catch {
      // What cannot be read is not known to be ours.
      return nil
    }
    self.path = path
  }

  /// Removes the page.
  ///
  /// - Throws: `ReferenceError.notRemoved`.
  package func remove() throws(ReferenceError) {
    guard unlink(path) == 0 else {
      throw .notRemoved(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// *Units*: bytes.
  private static let longestStart = 1024
}
