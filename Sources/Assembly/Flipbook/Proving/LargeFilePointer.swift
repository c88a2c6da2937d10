import Foundation

/// What stands in place of a file that Git LFS keeps.
///
/// Source: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md.
struct LargeFilePointer: Hashable {
  /// From the folder of all such files on.
  let path: String
  /// *Units*: bytes.
  let size: Int

  /// Reads a pointer; `nil` for another file.
  init?(_ content: Data) {
    guard content.count < 1024, content.starts(with: Array("version https://git-lfs".utf8)) else {
      return nil
    }
    let text = String(decoding: content, as: UTF8.self)
    guard let number = text.firstMatch(of: #/\noid sha256:([0-9a-f]{64})\n/#)?.1,
      let size = text.firstMatch(of: #/\nsize (\d+)\n/#).flatMap({ Int($0.1) })
    else { return nil }
    path = "\(number.prefix(2))/\(number.dropFirst(2).prefix(2))/\(number)"
    self.size = size
  }
}
