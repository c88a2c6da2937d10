import Foundation

/// What tells a file or folder from another that took its path.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// Links are followed.
  ///
  /// - Returns: `nil` where nothing stands.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// - Returns: `nil` where nothing stands; a link's own where a link stands.
  init?(ofLinkAt path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// - Parameter descriptor: an open file or folder.
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
