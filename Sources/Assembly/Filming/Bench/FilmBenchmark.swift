import Drawing
import Files
import FilmFiles
import Foundation
import Rasterizer
import Staging

/// Renders the PNG frames of a scene on one thread, as `render` does, and times each pass.
@MainActor
package struct FilmBenchmark {
  let scene: Scene
  let timing: FilmTiming
  /// The scale of the pictures.
  ///
  /// *Units*: pixels a point.
  let scale: Double
  /// What is drawn over the pictures.
  let overlay: FilmOverlay

  /// Prepares to film a scene at a scale in pixels a point; nothing has been played yet.
  package init(
    scene: Scene, timing: FilmTiming, scale: Double, overlay: FilmOverlay = FilmOverlay()
  ) {
    (self.scene, self.timing, self.scale, self.overlay) = (scene, timing, scale, overlay)
  }

  /// The measurements of one play of the scene.
  package struct Play: Sendable, Codable {
    /// How many frames were made.
    let frames: Int
    /// The size of a frame.
    ///
    /// *Units*: pixels.
    let width: Int
    let height: Int
    let measures: FilmClock.Measures
    /// The time from the first pass of the first frame to the last file.
    ///
    /// *Units*: seconds.
    let elapsed: Double
    /// The most memory that the process had until its end.
    ///
    /// *Units*: bytes.
    let peakMemory: Int
  }

  /// Renders the scene once and leaves nothing on the disk.
  ///
  /// - Throws: what rendering throws.
  package func play() async throws -> Play {
    let scratch = try DraftFolder.temporary()
    defer { scratch.cancel() }
    let medium = FilmMedium(
      place: OutputPlace(path: "\(scratch.whole)/film", format: .folder), scale: scale, stride: 1,
      settings: FilmSettings(frame: FrameDuration(ticks: timing.every, rate: timing.rate)),
      overlay: overlay)
    let clock = FilmClock.started()
    let renderer = FilmRenderer(
      scene: scene, timing: timing, jobs: 1, showsPhysics: false, shard: nil,
      isForced: true, listener: NobodyListens(), clock: clock)
    let film = try await renderer.render([medium], isTrial: true)
    let elapsed = clock.elapsed
    return Play(
      frames: film.media[0].frames, width: film.media[0].width, height: film.media[0].height,
      measures: clock.measures, elapsed: elapsed, peakMemory: Self.peakMemory)
  }

  /// Sums up several plays.
  ///
  /// - Precondition: there is at least one.
  /// - Throws: what playing the scene throws, and `RasterizerError`.
  package func report(of plays: [Play]) async throws -> BenchReport {
    let first = plays[0]
    func average(_ number: (Play) -> Double) -> Double {
      median(plays.map(number)) / Double(first.frames)
    }
    var rows = FilmPass.allCases.map { pass in
      BenchReport.Row(
        pass: pass.name, seconds: average { $0.measures.seconds[pass, default: 0] },
        count: Double(first.measures.counts[pass, default: 0]) / Double(first.frames))
    }
    let rest = average { $0.elapsed - $0.measures.seconds.values.reduce(0, +) }
    rows.append(BenchReport.Row(pass: "all else", seconds: max(0, rest), count: nil))
    let dearest = try await dearestParts(ofFrame: first.frames / 2)
    return BenchReport(
      scene: scene.name, frames: first.frames, width: first.width, height: first.height,
      plays: plays.count, rows: rows, firstFrame: first.measures.firstFrame ?? 0,
      peakMemory: plays.map(\.peakMemory).max() ?? 0, dearest: dearest)
  }

  /// Measures the views and commands of one frame of the film.
  private func dearestParts(ofFrame frame: Int) async throws -> DearestParts {
    let run = try FilmRun(scene, timing)
    var place = 0
    var picture = DisplayList()
    var views: [(name: String, picture: DisplayList)] = []
    try await run.play { frames in
      if (place..<place + frames.count).contains(frame) {
        picture = run.stage.snapshot()
        views = run.stage.ownPictures
      }
      place += frames.count
    }
    var costs = try DrawingCosts(size: scene.screen.size, scale: scale)
    return try DearestParts(of: picture, views: views, costs: &costs)
  }

  /// The most memory that this process ever had.
  ///
  /// *Units*: bytes.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Int(usage.ru_maxrss) * 1024
  }
}

/// Returns the median: the middle number, or the mean of the two in the middle.
///
/// - Precondition: there is at least one.
private func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
