import Files
import Foundation

extension PNGFolder {
  /// The notes on this folder, where its ledger is.
  var notes: NotesFolder { NotesFolder(beside: folder.target) }

  /// Returns the old frames that will be replaced or removed, with their checksums.
  ///
  /// - Parameter isGoing: returns true for the index of an old frame that goes.
  /// - Returns: the checksum of each such frame by its index.
  /// - Throws: `FilmFileError.foreignFrames` when one is not Flipbook's and must stay.
  func goingFrames(
    among isGoing: (Int) -> Bool
  ) throws(FilmFileError) -> [Int: UInt64] {
    let found = try Self.frames(in: folder.target).filter(isGoing)
    guard !found.isEmpty else { return [:] }
    let ledger = FrameLedger(at: notes.path(Self.ledgerEnding))
    var going: [Int: UInt64] = [:]
    var foreign: [Int] = []
    for index in found.sorted() {
      let checksum = Self.checksum(ofFrame: index, in: folder.target)
      if let checksum, ledger.holds(frame: index, checksum: checksum) {
        going[index] = checksum
      } else {
        foreign.append(index)
      }
    }
    guard foreign.isEmpty || replacesForeign else {
      throw .foreignFrames(folder: path, names: foreign.map(Self.name))
    }
    return going
  }

  /// Writes to the ledger that the old frames and the new ones are Flipbook's.
  ///
  /// - Throws: `FilmFileError.cannotWrite`. A user who may never write there gets no error: it only
  ///   means that nothing is known of the frames later.
  func note(going: [Int: UInt64]) throws(FilmFileError) {
    var ledger = share == nil ? FrameLedger() : FrameLedger(at: notes.path(Self.ledgerEnding))
    for (index, checksum) in going { ledger.set(frame: index, [checksum]) }
    for (index, checksum) in checksums {
      let before = going[index].map { $0 == checksum ? [] : [$0] } ?? []
      ledger.set(frame: index, [checksum] + before)
    }
    do throws(FileError) {
      try notes.write(ledger.bytes, ending: Self.ledgerEnding)
    } catch .cannotWrite(_, .forbidden), .cannotWrite(_, .readOnlyDisk) {
      return
    } catch {
      throw .file(error)
    }
  }

  /// Returns the indices of the frames that stand in a folder, in no order.
  ///
  /// Links and whatever else has a frame's name count too; folders do not.
  ///
  /// - Throws: `FilmFileError.cannotRead`.
  static func frames(in path: String) throws(FilmFileError) -> [Int] {
    guard access(path, R_OK) == 0 || errno == ENOENT else {
      throw .cannotRead(path: path, reason: String(cString: strerror(errno)))
    }
    return FolderEntry.all(in: path).filter { !$0.isFolder }
      .compactMap { index(ofFrameNamed: $0.name) }
  }

  /// Returns the checksum of a frame, as in the ledger and in manifests; `nil` when there is no
  /// file.
  static func checksum(ofFrame index: Int, in folder: String) -> UInt64? {
    let file = "\(folder)/\(name(ofFrame: index))"
    guard Standing(ofLinkAt: file) == .file else { return nil }
    do {
      return try Checksum.ofFile(at: file, seed: UInt64(index)).checksum
    } catch {
      return nil
    }
  }

  /// Returns the index of the frame with this file name; `nil` for any other file.
  static func index(ofFrameNamed name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"),
      let index = Int(name.dropFirst(6).dropLast(4)), index >= 0,
      Self.name(ofFrame: index) == name
    else { return nil }
    return index
  }

  private static let ledgerEnding = "frames"
}
