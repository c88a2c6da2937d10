import Foundation
import FrameOutput
import Staging

/// Finds how much of each film fits into a file of a given length.
///
/// Films are made in a temporary folder, from the scene played anew each time, which shows the same
/// each time: so the search needs no memory, and its answer is the same on every run.
@MainActor
struct SizeSearch {
  let renderer: FilmRenderer
  let limit: ByteSize

  /// The same media, those that are too large with as little given up as the stages allow.
  ///
  /// - Throws: `CommandError.doesNotFit`, and what rendering throws.
  func media(fitting media: [FilmMedium]) async throws -> [FilmMedium] {
    let sizes = try await self.sizes(of: media)
    var fitting = media
    for (place, medium) in media.enumerated()
    where medium.place.format != .folder && sizes[place] > limit.bytes {
      fitting[place] = try await best(medium)
    }
    return fitting
  }

  private func best(_ medium: FilmMedium) async throws -> FilmMedium {
    var smallest = Int.max
    for stage in Concession.stages(of: medium.place.format) {
      func concession(_ scale: Int) -> Concession {
        Concession(scale: scale, slowness: stage.slowness, colors: stage.colors)
      }
      func size(_ scale: Int) async throws -> Int {
        try await sizes(of: [concession(scale).applied(to: medium)])[0]
      }
      let least = try await size(stage.smallestScale)
      smallest = min(smallest, least)
      guard least <= limit.bytes else { continue }
      // Between a scale that fits and one that does not, in steps.
      var (fits, fails) = (
        stage.smallestScale / Concession.scaleStep, 100 / Concession.scaleStep + 1
      )
      while fails - fits > 1 {
        let middle = (fits + fails) / 2
        if try await size(middle * Concession.scaleStep) <= limit.bytes {
          fits = middle
        } else {
          fails = middle
        }
      }
      return concession(fits * Concession.scaleStep).applied(to: medium)
    }
    throw CommandError.doesNotFit(
      place: medium.place.inWords, limit: limit.description, smallest: smallest)
  }

  /// How many bytes each of `media` has.
  private func sizes(of media: [FilmMedium]) async throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "flipbook-\(ProcessInfo.processInfo.processIdentifier)-trial")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = media.enumerated().filter { $0.element.place.format != .folder }
    let trials = files.map { number, medium in
      var trial = medium
      trial.place = OutputPlace(
        path: folder.appending(path: "\(number)").path, format: medium.place.format)
      return trial
    }
    let made: [FilmSummary.Medium]
    do {
      made = try await renderer.render(trials, isTrial: true).media
    } catch {
      try FileManager.default.removeItem(at: folder)
      throw error
    }
    try FileManager.default.removeItem(at: folder)
    var sizes = [Int](repeating: 0, count: media.count)
    for ((number, _), medium) in zip(files, made) { sizes[number] = medium.bytes }
    return sizes
  }
}
