import Files
import Foundation
import Staging

/// Finds the best quality with which each film fits into a given file size.
///
/// The search is not repeated while the film found by it is up to date. Films are made in a
/// temporary folder, and the scene is played again for each, always with the same result. So the
/// search keeps nothing in memory, and finds the same in every run.
@MainActor
package struct SizeSearch {
  let renderer: FilmRenderer
  let limit: ByteSize

  package init(renderer: FilmRenderer, limit: ByteSize) {
    (self.renderer, self.limit) = (renderer, limit)
  }

  /// Returns the media; those that are too large give up as little as the stages allow.
  ///
  /// - Throws: `FilmError.doesNotFit`, and what rendering throws.
  package func media(fitting media: [FilmMedium]) async throws -> [FilmMedium] {
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
  private func sizes(of media: [FilmMedium]) async throws -> [Int] {
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
