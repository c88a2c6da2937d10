import Files

/// The number, size and checksum of the frames in a folder, or in a share of it.
package struct FolderContent: Hashable, Sendable {
  /// How many frames there are.
  package private(set) var frames = 0
  /// How many bytes the files of the frames have together.
  package private(set) var bytes = 0
  /// The sum of the checksums of all frames, each with its index as seed.
  ///
  /// The sums of the shares of a film add up to that of the whole film.
  package private(set) var checksum: UInt64 = 0

  /// Makes the content of a folder without a frame.
  package init() {}

  /// Makes a content whose numbers are known, such as those that a share has noted.
  package init(frames: Int, bytes: Int, checksum: UInt64) {
    self.frames = frames
    self.bytes = bytes
    self.checksum = checksum
  }

  /// Adds the file of the frame with this index.
  ///
  /// - Returns: its checksum.
  @discardableResult
  mutating func add(_ file: [UInt8], frame index: Int) -> UInt64 {
    let checksum = Checksum.of(file, seed: UInt64(index))
    add(FolderContent(frames: 1, bytes: file.count, checksum: checksum))
    return checksum
  }

  /// Adds another share.
  package mutating func add(_ other: FolderContent) {
    frames += other.frames
    bytes += other.bytes
    checksum &+= other.checksum
  }
}
