import Files
import Foundation
import Pixels

/// A folder of `frame-00000.png`, `frame-00001.png` …, which changes all at once when the film is
/// whole.
///
/// Frames of an earlier film are replaced or removed if Flipbook wrote them; nothing else in the
/// folder is touched.
///
/// Several processes may each write a share of one film into one folder at the same time. The
/// folder is then made at once, and each process moves its own frames there when all of them are
/// whole.
package final class PNGFolder: FrameSink {
  /// Where the frames will stand, as the caller gave it.
  package var path: String { folder.path }
  /// How many frames there are so far, those of other shares included.
  package private(set) var count = 0
  /// The frames written so far.
  package var content: FolderContent? { written }
  private var written = FolderContent()
  /// Which frames are written; `nil` for all.
  package let share: FrameShare?

  private let compression: PNGCompression
  /// What all frames have in common; `nil` where each stands for itself.
  private let series: PNGSeries?
  /// The file of the last frame, which is written again when the next one equals it.
  private var last: [UInt8] = []
  let folder: WholeFolder
  /// Whether frames that Flipbook did not write are replaced and removed too.
  let replacesForeign: Bool
  /// The checksums of the frames that this film has written.
  private(set) var checksums: [(frame: Int, checksum: UInt64)] = []

  /// Begins a folder of frames.
  ///
  /// - Parameters:
  ///   - path: where the frames will stand.
  ///   - compression: how much work goes into each file.
  ///   - series: what all frames have in common; `nil` where each stands for itself.
  ///   - share: which frames are written; `nil` for all.
  ///   - replacesForeign: whether frames are replaced and removed that Flipbook did not write, or
  ///     that were changed since.
  ///   - places: the list of unfinished work that an interruption removes.
  /// - Throws: `FilmFileError.cannotWrite`, or `.foreignFrames` when there are such frames.
  package init(
    at path: String, compression: PNGCompression = .fast, series: PNGSeries? = nil,
    share: FrameShare? = nil,
    replacesForeign: Bool = false, among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FilmFileError) {
    folder = try onDisk(WholeFolder(at: path, isShared: share != nil, among: places))
    (self.compression, self.series) = (compression, series)
    self.share = share
    self.replacesForeign = replacesForeign
    // Checked again at the end; but a user who waits for a film wants to know at once.
    let lock = notes.lock(.shared)
    _ = try withExtendedLifetime(lock) { () throws(FilmFileError) in
      try goingFrames { share?.contains($0) ?? true }
    }
  }

  /// The size of all files that this share has written so far.
  package var writtenBytes: Int? { written.bytes }

  /// Makes an encoder of the folder's compression.
  package func makeEncoder() -> PNGEncoder { PNGEncoder(compression, series) }

  /// Writes the next frame.
  ///
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

  /// Puts the frames in their place.
  ///
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

  /// Removes what was written and leaves an earlier film as it was; does nothing after `finish`.
  package func cancel() { folder.cancel() }

  /// Returns true when an old frame is to be replaced or removed.
  private func isGoing(_ index: Int) -> Bool {
    index >= count || (share?.contains(index) ?? true)
  }

  /// Returns the file name of the frame with this index.
  package static func name(ofFrame index: Int) -> String {
    let digits = String(index)
    return "frame-\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).png"
  }
}
