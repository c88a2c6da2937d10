import Foundation

/// Where the time of a scene went.
package struct BenchReport: Sendable, Encodable {
  /// What was measured of a pass, a frame.
  struct Row: Sendable {
    let pass: String
    let seconds: Double
    /// How much was done: calls, events, letters, rounds of layout, pictures; `nil` for what is
    /// no pass.
    let count: Double?
  }

  /// How long a pass takes.
  struct Share: Hashable, Sendable, Encodable {
    /// As `FilmPass` has it; the last is all that is no pass.
    let pass: String
    /// For a frame.
    let milliseconds: Double
    /// Of the time of all passes, 0...1.
    let share: Double
    /// How much is done in it, for a frame.
    let count: Double?
  }

  let scene: String
  /// How many frames the film has.
  let frames: Int
  /// Units: pixels.
  let width: Int
  let height: Int
  /// How often the scene was played.
  let plays: Int
  /// *Shape*: one a pass, in order; medians of the plays.
  let passes: [Share]
  /// For a frame, all passes together.
  let milliseconds: Double
  /// What one thread makes; no number where nothing took any time.
  let framesPerSecond: Double?
  /// From the start of the first play until its first frame was written. *Units*: seconds.
  let firstFrame: Double
  /// The most memory that the process had. *Units*: bytes.
  let peakMemory: Int

  init(
    scene: String, frames: Int, width: Int, height: Int, plays: Int, rows: [Row],
    firstFrame: Double, peakMemory: Int
  ) {
    self.scene = scene
    self.frames = frames
    self.width = width
    self.height = height
    self.plays = plays
    self.firstFrame = firstFrame
    self.peakMemory = peakMemory
    let whole = rows.reduce(0) { $0 + $1.seconds }
    passes = rows.map { row in
      Share(
        pass: row.pass, milliseconds: row.seconds * 1000,
        share: whole > 0 ? row.seconds / whole : 0, count: row.count)
    }
    milliseconds = whole * 1000
    framesPerSecond = whole > 0 ? 1 / whole : nil
  }

  /// As one reads it. *Shape*: lines, each with its end.
  package var table: String {
    var lines = [
      "\(scene): \(frames) frames of \(width)×\(height), one thread,"
        + " \(plays == 1 ? "one play" : "medians of \(plays) plays")",
      "",
      "pass         ms a frame    share   times a frame",
    ]
    for part in passes {
      lines.append(Self.row(part.pass, part.milliseconds, part.share, part.count))
    }
    lines.append(Self.row("all", milliseconds, 1, nil))
    let rate = framesPerSecond.map { "\(Int($0.rounded())) frames a second, " } ?? ""
    lines += [
      "",
      "\(rate)first frame after \(String(format: "%.1f", firstFrame * 1000)) ms,"
        + " \(Int((Double(peakMemory) / 1_000_000).rounded())) MB of memory at most",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(
    _ name: String, _ milliseconds: Double, _ share: Double, _ count: Double?
  ) -> String {
    let padding = String(repeating: " ", count: max(0, 10 - name.count))
    return name + padding + String(format: "%13.4f%7.1f %%", milliseconds, share * 100)
      + (count.map { String(format: "%16.2f", $0) } ?? "")
  }
}
