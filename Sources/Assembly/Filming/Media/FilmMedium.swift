import Files
import FilmFiles
import Foundation
import Streams

/// One file or folder that a film becomes.
package struct FilmMedium: Hashable, Sendable {
  /// Where it is written, and in which format.
  package var place: OutputPlace<FilmFormat>
  /// The scale of its pictures.
  ///
  /// *Units*: pixels a point.
  package var scale: Double
  /// How many frames of the film make one frame of this medium.
  package var stride: Int
  /// How it is encoded and how it plays, whatever the format.
  package var settings: FilmSettings
  /// What is drawn over its pictures.
  package var overlay: FilmOverlay
  /// The most bytes that it may have; `nil` for any.
  ///
  /// Only for a film in one file.
  package var limit: Int?
  /// The quality that was given up to make it small enough, in words; `nil` for none.
  package var givenUp: String?

  /// Makes a medium without a limit; nothing lies over its pictures unless given.
  package init(
    place: OutputPlace<FilmFormat>, scale: Double, stride: Int, settings: FilmSettings,
    overlay: FilmOverlay = FilmOverlay()
  ) {
    self.place = place
    self.scale = scale
    self.stride = stride
    self.settings = settings
    self.overlay = overlay
  }

  /// The part of the overlay that is drawn on the pictures: a player draws hands itself, where they are at
  /// their places on the screen.
  var drawnOverlay: FilmOverlay {
    var drawn = overlay
    if place.format.traits.hasPlayer, overlay.isInPlace { drawn.showsHands = false }
    return drawn
  }

  /// The settings with which it is made: a film that shows hands is to take little more time than one
  /// without, and files say how large they are shown.
  var drawnSettings: FilmSettings {
    var settings = settings
    settings.isQuick = drawnOverlay.showsHands
    settings.density = scale
    return settings
  }

  /// The scales at which a picture may be drawn.
  ///
  /// *Units*: pixels a point.
  package static let scales = 0.1...10.0

  /// Begins a production that makes all of `media`.
  ///
  /// - Parameters:
  ///   - media: the files and folders.
  ///   - overlays: what may lie over pictures; the place of a medium's own is the version that it takes.
  ///   - size: the size of the screen, in points.
  ///   - share: which frames of each folder are made; `nil` for all. Other media cannot be shared.
  ///   - jobs: how many threads draw and encode.
  ///   - replacesForeign: whether frames are replaced and removed that Flipbook did not write.
  ///   - scratch: where a film for the standard output is made first, so that one that fails writes
  ///     nothing there.
  ///   - clock: measures drawing, encoding and writing; `nil` for none.
  /// - Returns: the production, which waits for its first frame.
  /// - Precondition: all media have one ground.
  /// - Throws: `FilmFileError` when one cannot be written; nothing is left of the others then.
  static func production(
    of media: [FilmMedium], overlays: [FilmOverlay], size: CGSize, share: FrameShare?, jobs: Int,
    replacesForeign: Bool,
    scratch: DraftFolder?, clock: FilmClock? = nil
  ) throws(FilmFileError) -> FilmProduction {
    let ground = media.first?.settings.ground ?? .white
    precondition(
      media.allSatisfy { $0.settings.ground == ground }, "the media of a film have several grounds")
    var outputs: [FilmOutput] = []
    for medium in media {
      let sink = try medium.place.format.make(
        at: medium.path(in: scratch), medium.drawnSettings, jobs: jobs, share: share,
        replacesForeign: replacesForeign)
      outputs.append(
        FilmOutput(
          sink, scale: medium.scale, stride: medium.stride,
          version: overlays.firstIndex(of: medium.drawnOverlay) ?? 0,
          hidesHands: !medium.overlay.showsHands || !medium.overlay.isInPlace))
    }
    return FilmProduction(size: size, ground: ground, outputs: outputs, jobs: jobs, clock: clock)
  }

  /// Copies a whole film in one file to the standard output, if it is meant for it.
  ///
  /// - Parameter scratch: where it was made.
  /// - Returns: the size of the medium in bytes.
  /// - Throws: `FileError` when the film cannot be read or copied.
  func deliver(from scratch: DraftFolder?) throws -> Int {
    let path = path(in: scratch)
    guard place.path == nil else {
      // The size of the film itself, also when a link points to it.
      var status = stat()
      guard stat(path, &status) == 0 else {
        throw FileError.cannotRead(path: path, reason: String(cString: strerror(errno)))
      }
      return Int(status.st_size)
    }
    // In pieces, so that a long film needs no more memory than a short one.
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    var size = 0
    while let piece = try file.read(upToCount: Self.piece), !piece.isEmpty {
      try StandardOutput.write(piece)
      size += piece.count
    }
    return size
  }

  /// How much is copied at a time.
  ///
  /// *Units*: bytes.
  private static let piece = 1 << 16

  /// Returns the path where the medium is made.
  private func path(in scratch: DraftFolder?) -> String {
    place.path ?? scratch.map { "\($0.whole)/film" } ?? "/dev/stdout"
  }
}

extension FilmFormat: PlaceFormat {
  /// The format of a film for the standard output, which has no ending: GIF.
  package static var ofStandardOutput: FilmFormat { .gif }
}
