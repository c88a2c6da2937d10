import Drawing
import FilmFiles
import Files
import Foundation
import Geometry

/// Films beside each other in one film, each below its title.
@MainActor
package struct BesideFilm {
  /// *Shape*: at least one.
  let panes: [BesidePane]
  /// The name of the scene, and what it shows.
  let title: String
  let sentence: String
  /// How many threads draw and encode.
  let jobs: Int
  /// *Units*: frames a second.
  private let rate: Int
  private let layout: BesideLayout

  /// Plans a film.
  ///
  /// - Parameters:
  ///   - panes: the films, row by row; at least one.
  ///   - columns: how many stand in a row; `nil` for all.
  ///   - title: the name of the scene.
  ///   - sentence: what it shows.
  ///   - colors: those of what stands around the films.
  ///   - rate: frames a second.
  ///   - jobs: how many threads draw and encode.
  package init(
    _ panes: [BesidePane], columns: Int? = nil, title: String, sentence: String,
    in colors: BesideColors = .light, rate: Int = BesideFilm.rate, jobs: Int
  ) {
    (self.panes, self.title, self.sentence) = (panes, title, sentence)
    (self.rate, self.jobs) = (rate, jobs)
    layout = BesideLayout(of: panes, columns: columns, in: colors)
  }

  /// Makes the film as large as it may become.
  ///
  /// A film that is over stands still until the other one is, too.
  ///
  /// - Parameters:
  ///   - path: where it will stand.
  ///   - format: one that is one file.
  ///   - limit: the most bytes that it may have.
  /// - Returns: what was made, with what it gives up in words.
  /// - Throws: `FilmError.doesNotFit`, and what reading, drawing and writing throw.
  package func write(
    to path: String, as format: FilmFormat, within limit: ByteSize
  ) async throws -> FilmSummary.Medium {
    let place = OutputPlace(path: path, format: format)
    return try await write(
      FilmMedium(
        place: place, scale: 1, stride: 1,
        settings: FilmSettings(frame: FrameDuration(ticks: 1, rate: rate))),
      within: limit)
  }

  /// Makes a file or a folder, as large as it may become.
  ///
  /// - Parameters:
  ///   - medium: what is made, with a frame for each of the film.
  ///   - limit: the most bytes that a film in one file may have; `nil` for any.
  ///   - replacesForeign: whether frames are replaced that Flipbook did not write.
  /// - Returns: what was made, with what it gives up in words.
  /// - Throws: `FilmError.doesNotFit`, and what reading, drawing and writing throw.
  package func write(
    _ medium: FilmMedium, within limit: ByteSize?, replacesForeign: Bool = true
  ) async throws -> FilmSummary.Medium {
    guard let limit, let path = medium.place.path, medium.place.format.isOneFile else {
      return try await make(medium, replacesForeign: replacesForeign)
    }
    do {
      let made = try await make(medium)
      if made.bytes <= limit.bytes { return made }
      return try await make(medium.reduced(to: limit) { try await make($0).bytes })
    } catch {
      // What was tried stands there.
      unlink(path)
      throw error
    }
  }

  private func make(
    _ medium: FilmMedium, replacesForeign: Bool = true
  ) async throws -> FilmSummary.Medium {
    let scratch = medium.place.path == nil ? try DraftFolder.temporary() : nil
    defer { scratch?.cancel() }
    let production = try FilmMedium.production(
      of: [medium], overlays: [FilmOverlay()], size: layout.size, share: nil, jobs: jobs,
      replacesForeign: replacesForeign, scratch: scratch)
    var feed = FrameFeed(into: production)
    do {
      var readers = try panes.map { try PaneReader($0.path) }
      while true {
        let time = Double(feed.count) / Double(rate)
        var pictures: [Bitmap] = []
        for index in readers.indices { pictures.append(try readers[index].picture(at: time)) }
        if feed.count > 0, readers.allSatisfy({ $0.isOver(at: time) }) { break }
        try await feed.append(layout.picture(of: pictures))
      }
      var notes = FilmNotes()
      (notes.title, notes.sentence) = (title, sentence)
      await production.note(notes)
      try await feed.finish()
    } catch {
      await production.cancel()
      throw error
    }
    let extent = layout.size
    let content = await production.measures.first?.content
    return FilmSummary.Medium(
      path: medium.place.inWords, frames: (feed.count + medium.stride - 1) / medium.stride,
      width: Int((extent.width * medium.scale).rounded(.up)),
      height: Int((extent.height * medium.scale).rounded(.up)),
      bytes: try content?.bytes ?? medium.deliver(from: scratch), givenUp: medium.givenUp,
      isUnchanged: false)
  }

  /// How many frames a second a film has where nobody asks for another number.
  package nonisolated static let rate = 30
}

/// One of the films that stand beside each other.
package struct BesidePane: Hashable, Sendable {
  /// What is written above it.
  let title: String
  /// Its file.
  package let path: String
  /// How large it is shown.
  ///
  /// *Units*: points.
  let size: CGSize

  /// Makes a pane that shows a film file at a size in points, below its title.
  package init(title: String, path: String, size: CGSize) {
    (self.title, self.path, self.size) = (title, path, size)
  }
}
