import Files
import Foundation
import Pixels

/// A folder of `frame-00000.png`, `frame-00001.png` …, which changes only when the film is whole, and
/// as one.
///
/// Frames of a film before are replaced or removed, as far as Flipbook wrote them; nothing else in the
/// folder is touched.
///
/// Several processes may each write a share of one film into one folder at the same time: it stands
/// from the beginning then, and each moves over its own frames when all of them are whole.
package final class PNGFolder: FrameSink {
  /// Where the frames will stand, as the caller gave it.
  package var path: String { folder.path }
  /// How many frames there are so far, those of other shares among them.
  package private(set) var count = 0
  /// What was written so far.
  package var content: FolderContent? { written }
  private var written = FolderContent()
  /// Which frames are written; `nil` for all.
  package let share: FrameShare?

  private let compression: PNGCompression
  /// The file of the last frame.
  private var last: [UInt8] = []
  let folder: WholeFolder
  /// Whether frames go that Flipbook did not write.
  let replacesForeign: Bool
  /// Of the frames that were written here.
  private(set) var checksums: [(frame: Int, checksum: UInt64)] = []

  /// - Parameters:
  ///   - share: which frames are written; `nil` for all.
  ///   - replacesForeign: whether frames go that Flipbook did not write, or that were changed since.
  /// - Throws: `FilmFileError.cannotWrite`, or `.foreignFrames` where there are such frames.
  package init(
    at path: String, compression: PNGCompression = .fast, share: FrameShare? = nil,
    replacesForeign: Bool = false, among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FilmFileError) {
    folder = try onDisk(WholeFolder(at: path, isShared: share != nil, among: places))
    self.compression = compression
    self.share = share
    self.replacesForeign = replacesForeign
    // Again in the end; but who has to wait for a film wants to know at once.
    let lock = notes.lock(.shared)
    _ = try withExtendedLifetime(lock) { () throws(FilmFileError) in
      try goingFrames { share?.contains($0) ?? true }
    }
  }

  package var writtenBytes: Int? { written.bytes }

  package func makeEncoder() -> PNGEncoder { PNGEncoder(compression) }

  /// - Throws: `FilmFileError.cannotWrite`; the folder can then only be cancelled.
  package func append(_ piece: [UInt8]?) throws(FilmFileError) {
    if let piece { last = piece }
    precondition(share?.contains(count) ?? true, "frame \(count) is in another share")
    let name = Self.name(ofFrame: count)
    let descriptor = open(
      "\(folder.content)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    var failure = descriptor >= 0 ? writeAll(last, to: descriptor) : errno
    if descriptor >= 0, close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else {
      throw .cannotWrite(path: "\(path)/\(name)", WriteFailure(failure, at: path))
    }
    checksums.append((count, written.add(last, frame: count)))
    count += 1
  }

  /// Leaves the next frame to another share.
  package func skip() { count += 1 }

  /// - Throws: `FilmFileError.cannotWrite` or `.foreignFrames`; the old film stands then.
  package func finish() throws(FilmFileError) {
    let lock = notes.lock(.exclusive)
    do throws(FilmFileError) {
      try withExtendedLifetime(lock) { () throws(FilmFileError) in
        try note(going: goingFrames(among: isGoing))
        try onDisk(folder.publish { Self.index(ofFrameNamed: $0).map(isGoing) ?? false })
      }
    } catch {
      cancel()
      throw error
    }
  }

  package func cancel() { folder.cancel() }

  /// Whether an old frame is replaced or removed.
  private func isGoing(_ index: Int) -> Bool {
    index >= count || (share?.contains(index) ?? true)
  }

  /// The name of the frame that `index` others come before.
  package static func name(ofFrame index: Int) -> String {
    let digits = String(index)
    return "frame-\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).png"
  }
}
