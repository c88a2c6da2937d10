import Foundation
import Pixels

/// A folder of `frame-00000.png`, `frame-00001.png` …, which changes only when the film is whole.
///
/// The frames are written in a folder of their own, inside the place where that already stands and
/// beside it otherwise, and moved over in the end. Frames of a longer film before are removed;
/// nothing else in the folder is touched.
///
/// Several processes may each write a share of one film into one folder at the same time: it stands
/// from the beginning then, and each moves over its own frames when all of them are whole.
package final class PNGFolder: FrameSink {
  /// Where the frames will stand, as the caller gave it.
  package let path: String
  /// How many frames there are so far, those of other shares among them.
  package private(set) var count = 0
  /// What was written so far.
  package private(set) var content = FolderContent()
  /// Which frames are written; `nil` for all.
  package let share: FrameShare?

  private let compression: PNGCompression
  /// The file of the last frame.
  private var last: [UInt8] = []
  let draft: String
  private let isNew: Bool
  private var folders: MadeFolders
  let places: UnfinishedPlaces
  private var isOpen = true

  /// - Parameter share: which frames are written; `nil` for all.
  /// - Throws: `FrameOutputError.cannotWrite`.
  package init(
    at path: String, compression: PNGCompression = .fast, share: FrameShare? = nil,
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FrameOutputError) {
    let path = withoutTrailingSlashes(path)
    let (draft, folders) = try Self.begin(path, isShared: share != nil, among: places)
    self.path = path
    self.compression = compression
    self.share = share
    self.draft = draft
    self.folders = folders
    self.places = places
    isNew = parentFolder(of: draft) != path
  }

  deinit { cancel() }

  package var writtenBytes: Int? { content.bytes }

  package func makeEncoder() -> PNGEncoder { PNGEncoder(compression) }

  /// - Throws: `FrameOutputError.cannotWrite`; the folder can then only be cancelled.
  package func append(_ piece: [UInt8]?) throws(FrameOutputError) {
    if let piece { last = piece }
    precondition(share?.contains(count) ?? true, "frame \(count) is in another share")
    let name = Self.name(ofFrame: count)
    let descriptor = open("\(draft)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    var isWritten = descriptor >= 0 && writeAll(last, to: descriptor)
    var number = errno
    if descriptor >= 0, close(descriptor) != 0, isWritten {
      isWritten = false
      number = errno
    }
    guard isWritten else {
      throw .cannotWrite(path: "\(path)/\(name)", WriteFailure(number, at: path))
    }
    content.add(last, frame: count)
    count += 1
  }

  /// Leaves the next frame to another share.
  package func skip() { count += 1 }

  package func finish() throws(FrameOutputError) {
    guard isOpen else { return }
    do throws(FrameOutputError) {
      if isNew {
        try moveWhole()
      } else {
        try moveFrames()
        try removeLaterFrames()
      }
    } catch {
      cancel()
      throw error
    }
    folders.finish()
    isOpen = false
    places.cancel(.folder(draft))
  }

  package func cancel() {
    guard isOpen else { return }
    isOpen = false
    places.cancel(.folder(draft))
    folders.cancel()
  }

  /// The name of the frame that `index` others come before.
  package static func name(ofFrame index: Int) -> String {
    let digits = String(index)
    return "frame-\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).png"
  }
}
