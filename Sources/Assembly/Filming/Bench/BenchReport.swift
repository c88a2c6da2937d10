import Foundation
import Wording

/// Where the time of a scene went.
package struct BenchReport: Sendable, Encodable {
  /// The time and the work of one pass, per frame.
  struct Row: Sendable {
    let pass: String
    let seconds: Double
    /// How much was done: calls, events, letters, rounds of layout, pictures; `nil` for time
    /// outside of passes.
    let count: Double?
  }

  /// The part of the time that one pass takes.
  struct Share: Hashable, Sendable, Encodable {
    /// The name in `FilmPass`; the last row is the time outside of passes.
    let pass: String
    /// The time per frame.
    let milliseconds: Double
    /// The part of the time of all passes, 0...1.
    let share: Double
    /// How much is done per frame.
    let count: Double?
  }

  let scene: String
  /// How many frames the film has.
  let frames: Int
  /// The size of a frame.
  ///
  /// *Units*: pixels.
  let width: Int
  let height: Int
  /// How often the scene was played.
  let plays: Int
  /// The passes.
  ///
  /// *Shape*: one row a pass, in order; medians of the plays.
  let passes: [Share]
  /// The time per frame of all passes together.
  let milliseconds: Double
  /// How many frames one thread makes in a second; `nil` when nothing took any time.
  let framesPerSecond: Double?
  /// The time from the start of the first play until its first frame was written.
  ///
  /// *Units*: seconds.
  let firstFrame: Double
  /// The most memory that the process had.
  ///
  /// *Units*: bytes.
  let peakMemory: Int
  /// The views of the frame in the middle that cost most to draw.
  ///
  /// *Shape*: the dearest first; at most three.
  let views: [DearestParts.Part]
  /// The drawing commands of the frame in the middle that cost most.
  ///
  /// *Shape*: the dearest first; at most three.
  let commands: [DearestParts.Part]

  init(
    scene: String, frames: Int, width: Int, height: Int, plays: Int, rows: [Row],
    firstFrame: Double, peakMemory: Int, dearest: DearestParts
  ) {
    self.scene = scene
    self.frames = frames
    self.width = width
    self.height = height
    self.plays = plays
    self.firstFrame = firstFrame
    self.peakMemory = peakMemory
    (views, commands) = (dearest.views, dearest.commands)
    let whole = rows.reduce(0) { $0 + $1.seconds }
    passes = rows.map { row in
      Share(
        pass: row.pass, milliseconds: row.seconds * 1000,
        share: whole > 0 ? row.seconds / whole : 0, count: row.count)
    }
    milliseconds = whole * 1000
    framesPerSecond = whole > 0 ? 1 / whole : nil
  }

  /// The report as text for people.
  ///
  /// *Shape*: lines, each with its end.
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
    for (title, parts) in [("views", views), ("commands", commands)] where !parts.isEmpty {
      lines += ["", "the dearest \(title) of the frame in the middle, ms each:"]
      lines += parts.map { String(format: "%10.4f  ", $0.milliseconds) + $0.name.visible }
    }
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
