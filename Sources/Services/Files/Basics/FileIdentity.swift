import Foundation

/// The identity of a file or folder, which tells it from another that has taken its path.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// Identifies what stands at a path, links followed; `nil` when nothing stands there.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Identifies what stands at a path, be it a link; `nil` when nothing stands there.
  init?(ofLinkAt path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Identifies an open file or folder.
  ///
  /// - Parameter descriptor: the open file or folder.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
