import Files
import Foundation
import Staging

/// Finds the best quality with which each film fits into a given file size.
///
/// The search is not repeated while the film found by it is up to date. Films are made in a
/// temporary folder, and the scene is played again for each. So the search keeps no pictures in
/// memory, and it can be cut into processes that play once each: they hand on the sizes that were
/// found, and the search goes the same way again.
@MainActor
package struct SizeSearch {
  /// What became of a search.
  package enum Outcome: Sendable {
    /// These media fit.
    case found([FilmMedium])
    /// The scene has to be played again, for which these sizes are known.
    case playAgain([[Int]])
  }

  let renderer: FilmRenderer
  let limit: ByteSize
  /// The sizes of the trials so far, in bytes.
  private var known: [[Int]]
  /// How many of these the search has come by.
  private var place = 0
  /// Whether the scene may be played only once from now on.
  private let playsOnce: Bool
  private var hasPlayed = false

  /// Begins a search, or goes on with one.
  ///
  /// - Parameters:
  ///   - renderer: makes the films.
  ///   - limit: how large they may be.
  ///   - known: the sizes that `playAgain` brought.
  ///   - playsOnce: whether this process may play the scene only once.
  package init(
    renderer: FilmRenderer, limit: ByteSize, known: [[Int]] = [], playsOnce: Bool = false
  ) {
    (self.renderer, self.limit, self.known, self.playsOnce) = (renderer, limit, known, playsOnce)
  }

  private struct NeedsAnotherPlay: Error {}

  /// Returns the media; those that are too large give up as little as the stages allow.
  ///
  /// - Throws: `FilmError.doesNotFit`, and what rendering throws.
  package mutating func outcome(for media: [FilmMedium]) async throws -> Outcome {
    do {
      let fitting = try await self.media(fitting: media)
      // They are made by a play of their own.
      return playsOnce && hasPlayed ? .playAgain(known) : .found(fitting)
    } catch is NeedsAnotherPlay {
      return .playAgain(known)
    }
  }

  private mutating func media(fitting media: [FilmMedium]) async throws -> [FilmMedium] {
    var fitting = media
    var open: [Int] = []
    for (place, medium) in media.enumerated() where medium.place.format != .folder {
      fitting[place].limit = limit.bytes
      let smaller = Concession.all(of: medium.place.format).map { [limited = fitting[place]] in
        $0.applied(to: limited)
      }
      if let known = renderer.standing(among: smaller) {
        fitting[place] = known
      } else {
        open.append(place)
      }
    }
    guard !open.isEmpty else { return fitting }
    let sizes = try await self.sizes(of: open.map { fitting[$0] })
    for (place, size) in zip(open, sizes) where size > limit.bytes {
      fitting[place] = try await fitting[place].reduced(to: limit) { medium in
        try await self.sizes(of: [medium])[0]
      }
    }
    return fitting
  }

  /// Returns how many bytes each of `media` has; all are films in one file.
  private mutating func sizes(of media: [FilmMedium]) async throws -> [Int] {
    defer { place += 1 }
    if known.indices.contains(place) { return known[place] }
    guard !playsOnce || !hasPlayed else { throw NeedsAnotherPlay() }
    hasPlayed = true
    let sizes = try await sizesOfTrials(of: media)
    known.append(sizes)
    return sizes
  }

  private func sizesOfTrials(of media: [FilmMedium]) async throws -> [Int] {
    let scratch = try DraftFolder.temporary()
    defer { scratch.cancel() }
    let trials = media.enumerated().map { number, medium in
      var trial = medium
      trial.place = OutputPlace(
        path: "\(scratch.whole)/\(number)", format: medium.place.format)
      return trial
    }
    return try await renderer.render(trials, isTrial: true).media.map(\.bytes)
  }
}
