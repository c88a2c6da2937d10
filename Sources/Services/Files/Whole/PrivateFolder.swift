import Foundation

/// A folder that is kept, and that only this user may look into or change.
///
/// Programs are run from it: so nothing in it is believed unless it is this user's, no link, and its
/// checksum is right. Any run may have been cut short, and any disk may have lost a bit; what is
/// damaged is as if it were not there.
package struct PrivateFolder: Hashable, Sendable {
  /// Where it stands, as it was given.
  package let path: String

  /// Makes the folder where it is missing, and takes the permissions of others away from it.
  ///
  /// - Parameters:
  ///   - path: where it stands, or will stand.
  ///   - home: the folder above it that has to be this user's, with those in between.
  /// - Throws: `FileError.cannotWrite`, also for a folder of another user and for a link.
  package init(at path: String, in home: String) throws(FileError) {
    guard Self.isOwn(home) else { throw .cannotWrite(path: path, .foreignFolder(home)) }
    var whole = home
    for part in path.dropFirst(home.count).split(separator: "/") {
      whole += "/\(part)"
      // Whatever the umask: others get in nowhere, and this user does.
      if mkdir(whole, 0o700) == 0 {
        chmod(whole, 0o700)
      } else if errno != EEXIST {
        throw .cannotWrite(path: whole, WriteFailure(errno, at: parentFolder(of: whole)))
      }
      guard Self.isOwn(whole) || whole == path && Self.takeBack(whole) else {
        throw .cannotWrite(path: path, .foreignFolder(whole))
      }
    }
    guard chmod(path, 0o700) == 0 else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
    self.path = path
  }

  /// Makes a folder in this one, and returns its path.
  ///
  /// - Throws: `FileError.cannotWrite`.
  package func folder(_ name: String) throws(FileError) -> String {
    try PrivateFolder(at: "\(path)/\(name)", in: path).path
  }

  /// Writes a file of a folder of this one whole, behind its checksum.
  ///
  /// - Throws: `FileError.cannotWrite`.
  package func write(_ bytes: [UInt8], as name: String, in folder: String) throws(FileError) {
    let path = "\(try self.folder(folder))/\(name)"
    let head = "\(Self.text(Checksum.of(bytes, seed: Self.seed(of: name))))\n"
    try WholeFile.write(Array(head.utf8) + bytes, to: path, followsLinks: false, isDurable: false)
    chmod(path, 0o600)
  }

  /// Reads what `write` wrote.
  ///
  /// - Parameters:
  ///   - name: the file's.
  ///   - folder: the folder's in this one.
  ///   - limit: the most bytes that it may have.
  /// - Returns: the bytes; `nil` where there is nothing, and for what is damaged or another's.
  package func read(_ name: String, in folder: String, limit: Int) -> [UInt8]? {
    let path = "\(path)/\(folder)/\(name)"
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & (S_IWGRP | S_IWOTH) == 0
    else { return nil }
    let head = Self.lengthOfHead
    do throws(FileError) {
      let bytes = try SourceFile.bytes(of: path, limit: limit + head)
      guard bytes.count >= head else { return nil }
      let content = Array(bytes[head...])
      let sum = Self.text(Checksum.of(content, seed: Self.seed(of: name)))
      return Array("\(sum)\n".utf8) == Array(bytes[..<head]) ? content : nil
    } catch {
      return nil
    }
  }

  /// A number in sixteen digits.
  package static func text(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let lengthOfHead = 17

  /// A file that was given the name of another one has another checksum.
  private static func seed(of name: String) -> UInt64 { Checksum.of(Array(name.utf8)) }

  /// Returns true for a folder, no link, of this user's, which others may not change.
  private static func isOwn(_ path: String) -> Bool {
    Standing(ofLinkAt: path) == .folder && isOwnFolder(path)
  }

  /// Takes a folder of this user's away from others, with all that they may have put into it.
  ///
  /// - Returns: false where it is another user's, or a link.
  private static func takeBack(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid()
    else { return false }
    return chmod(path, 0o700) == 0 && isOwn(path)
  }
}
