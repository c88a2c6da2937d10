import Drawing

/// Hands frames to a production several at a time, since each call of an actor may wake a thread.
@MainActor
package struct FrameFeed {
  private let production: FilmProduction
  private var frames: [[DisplayList]?] = []
  /// How many frames were appended.
  package private(set) var count = 0

  /// Begins to hand frames to a production that has none yet.
  package init(into production: FilmProduction) { self.production = production }

  /// Takes the next frame, and waits while there is no room for it.
  ///
  /// - Parameter list: `nil` when no output takes the frame, since another run makes it.
  /// - Throws: what stopped the film, be it this frame or an earlier one.
  package mutating func append(_ list: DisplayList?) async throws(FilmError) {
    try await append(versions: list.map { [$0] })
  }

  /// Takes the next frame in several versions, and waits while there is no room for it.
  ///
  /// - Parameter versions: one for each number that an output may ask for; `nil` when no output takes
  ///   the frame.
  /// - Throws: what stopped the film, be it this frame or an earlier one.
  package mutating func append(versions: [DisplayList]?) async throws(FilmError) {
    frames.append(versions)
    count += 1
    // The first frames are handed over one by one, so that no worker waits for work.
    let together = count <= 2 * production.jobs ? 1 : FilmProduction.framesTogether
    if frames.count == together { try await passOn() }
  }

  /// Waits for all frames and puts every output in its place.
  ///
  /// - Throws: what stopped the film; nothing unfinished is left then.
  package mutating func finish() async throws(FilmError) {
    if !frames.isEmpty { try await passOn() }
    try await production.finish()
  }

  private mutating func passOn() async throws(FilmError) {
    try await production.append(frames)
    frames.removeAll(keepingCapacity: true)
  }
}
