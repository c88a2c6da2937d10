extension FilmMedium {
  /// Returns the film with as little given up as makes it fit into a file size.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that it may have.
  ///   - size: makes a film, and returns how many bytes it has.
  /// - Returns: the film, with what it gives up in words.
  /// - Throws: `FilmError.doesNotFit`, and what `size` throws.
  @MainActor
  func reduced(
    to limit: ByteSize, size: @MainActor (FilmMedium) async throws -> Int
  ) async throws -> FilmMedium {
    var smallest = Int.max
    for stage in Concession.stages(of: place.format) {
      func film(_ scale: Int) -> FilmMedium { stage.concession(scale: scale).applied(to: self) }
      let least = try await size(film(stage.smallestScale))
      smallest = min(smallest, least)
      guard least <= limit.bytes else { continue }
      // A binary search between a scale that fits and one that does not, in steps.
      var (fits, fails) = (
        stage.smallestScale / Concession.scaleStep, 100 / Concession.scaleStep + 1
      )
      while fails - fits > 1 {
        let middle = (fits + fails) / 2
        if try await size(film(middle * Concession.scaleStep)) <= limit.bytes {
          fits = middle
        } else {
          fails = middle
        }
      }
      return film(fits * Concession.scaleStep)
    }
    throw FilmError.doesNotFit(
      place: place.inWords, limit: limit.description, smallest: smallest)
  }
}
