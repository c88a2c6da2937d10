import Drawing
import Files
import FilmFiles
import Foundation
import Pixels
import Rasterizer
import Staging

/// Makes the PNG frames of a scene on one thread and times each pass.
@MainActor
package struct FilmBenchmark {
  let scene: Scene
  let timing: FilmTiming
  /// Units: pixels a point.
  let scale: Double

  package init(scene: Scene, timing: FilmTiming, scale: Double) {
    (self.scene, self.timing, self.scale) = (scene, timing, scale)
  }

  /// One play of the scene.
  package struct Play: Sendable {
    /// How many frames were made.
    var frames = 0
    /// Units: seconds, all frames together.
    var seconds: [BenchReport.Pass: Double] = [:]
    /// From the start of the play until the first frame was written. *Units*: seconds.
    var firstFrame = 0.0
  }

  /// Plays the scene once and leaves nothing on the disk.
  ///
  /// - Throws: `StagingError`, `RasterizerError`, `FilmFileError`, or
  ///   `FilmError.nothingBetween` where there is no frame.
  package func play() throws -> Play {
    let start = ContinuousClock.now
    var play = Play()
    var watch = Stopwatch()
    var run = try FilmRun(scene, timing)
    var easel = try Easel(Rasterizer(size: scene.screen.size, scale: scale))
    let scratch = try DraftFolder.temporary()
    defer { scratch.cancel() }
    let folder = try PNGFolder(at: "\(scratch.whole)/film")
    defer { folder.cancel() }
    var encoder = folder.makeEncoder()
    var last: DisplayList?
    watch.lap()
    while let frames = try run.next(telling: { play.add(watch.lap(), to: .init($0)) }) {
      let list = run.stage.snapshot()
      play.add(watch.lap(), to: .snapshot)
      for _ in frames {
        var file: [UInt8]?
        // As in a film, what is shown already is written again without being drawn.
        if list != last {
          let change = try easel.draw(list)
          play.add(watch.lap(), to: .rasterize)
          file = try encoder.encode(easel.frame, change: change)
          play.add(watch.lap(), to: .encode)
        }
        last = list
        try folder.append(file)
        play.add(watch.lap(), to: .write)
        if play.frames == 0 { play.firstFrame = (ContinuousClock.now - start) / .seconds(1) }
        play.frames += 1
      }
    }
    guard play.frames > 0 else {
      throw FilmError.nothingBetween(
        scene: scene.name, from: timing.from, to: timing.to, end: run.end)
    }
    return play
  }

  /// What several plays say together.
  ///
  /// - Precondition: there is one at least.
  /// - Throws: `RasterizerError` where the picture has no size.
  package func report(of plays: [Play]) throws(RasterizerError) -> BenchReport {
    let size = try Rasterizer(size: scene.screen.size, scale: scale).pixelSize
    let frames = plays[0].frames
    let passes = BenchReport.Pass.allCases.map { pass in
      (pass, median(plays.map { $0.seconds[pass, default: 0] }) / Double(frames))
    }
    return BenchReport(
      scene: scene.name, frames: frames, width: size.width, height: size.height,
      plays: plays.count, secondsPerFrame: passes, firstFrame: plays[0].firstFrame,
      peakMemory: Self.peakMemory)
  }

  /// The most memory that this process ever had. *Units*: bytes.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Int(usage.ru_maxrss) * 1024
  }
}

extension FilmBenchmark.Play {
  fileprivate mutating func add(_ seconds: Double, to pass: BenchReport.Pass) {
    self.seconds[pass, default: 0] += seconds
  }
}

/// Tells how long it is since it was last asked.
private struct Stopwatch {
  private var last = ContinuousClock.now

  /// Units: seconds.
  @discardableResult
  mutating func lap() -> Double {
    let now = ContinuousClock.now
    defer { last = now }
    return (now - last) / .seconds(1)
  }
}

/// The middle one of some numbers, or the mean of the two in the middle.
///
/// - Precondition: there is one at least.
private func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
