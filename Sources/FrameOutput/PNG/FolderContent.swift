/// What stands in a folder of frames, or in a share of it.
package struct FolderContent: Hashable, Sendable {
  package private(set) var frames = 0
  package private(set) var bytes = 0
  /// The sum of the checksums of all frames, each with its number for a seed: those of the shares
  /// of a film add up to the whole film's.
  package private(set) var checksum: UInt64 = 0

  package init() {}

  package init(frames: Int, bytes: Int, checksum: UInt64) {
    self.frames = frames
    self.bytes = bytes
    self.checksum = checksum
  }

  /// Counts the file of the frame that `index` others come before.
  ///
  /// - Returns: its checksum.
  @discardableResult
  mutating func add(_ file: [UInt8], frame index: Int) -> UInt64 {
    let checksum = Checksum.of(file, seed: UInt64(index))
    add(FolderContent(frames: 1, bytes: file.count, checksum: checksum))
    return checksum
  }

  /// Counts another share.
  package mutating func add(_ other: FolderContent) {
    frames += other.frames
    bytes += other.bytes
    checksum &+= other.checksum
  }
}

extension PNGFolder {
  /// Looks at what stands in a folder.
  ///
  /// - Parameters:
  ///   - count: how many frames the film has.
  ///   - share: which of them count; `nil` for all.
  /// - Returns: `nil` where one of them is missing or there are frames of a longer film.
  /// - Throws: `FrameOutputError.cannotRead`.
  package static func content(
    at path: String, frames count: Int, share: FrameShare? = nil
  ) throws(FrameOutputError) -> FolderContent? {
    let found = try frames(in: path)
    guard found.allSatisfy({ $0 < count }) else { return nil }
    let wanted = (0..<max(count, 0)).filter { share?.contains($0) ?? true }
    guard Set(found).isSuperset(of: wanted) else { return nil }
    var content = FolderContent()
    for index in wanted {
      let file = try SourceFile.bytes(of: "\(path)/\(name(ofFrame: index))")
      content.add(file, frame: index)
    }
    return content
  }
}
