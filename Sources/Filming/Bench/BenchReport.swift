import Foundation
import Staging

/// Where the time of a scene went.
package struct BenchReport: Sendable, Encodable {
  /// What is done for a frame, in this order.
  enum Pass: String, Hashable, Sendable, CaseIterable, Encodable {
    /// Fingers, view animations, physics, and the scene's own code in them.
    case simulate
    case layOut = "lay out"
    case snapshot
    case rasterize
    case encode
    case write

    init(_ pass: StagePass) {
      self =
        switch pass {
        case .touch, .animate, .simulate: .simulate
        case .layOut: .layOut
        }
    }
  }

  /// How long a pass takes.
  struct Share: Hashable, Sendable, Encodable {
    let pass: Pass
    /// For a frame.
    let milliseconds: Double
    /// Of the time of all passes, 0...1.
    let share: Double
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
    scene: String, frames: Int, width: Int, height: Int, plays: Int,
    secondsPerFrame: [(Pass, Double)], firstFrame: Double, peakMemory: Int
  ) {
    self.scene = scene
    self.frames = frames
    self.width = width
    self.height = height
    self.plays = plays
    self.firstFrame = firstFrame
    self.peakMemory = peakMemory
    let whole = secondsPerFrame.reduce(0) { $0 + $1.1 }
    passes = secondsPerFrame.map { pass, seconds in
      Share(pass: pass, milliseconds: seconds * 1000, share: whole > 0 ? seconds / whole : 0)
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
      "pass         ms a frame    share",
    ]
    for part in passes {
      lines.append(Self.row(part.pass.rawValue, part.milliseconds, part.share))
    }
    lines.append(Self.row("all", milliseconds, 1))
    let rate = framesPerSecond.map { "\(Int($0.rounded())) frames a second, " } ?? ""
    lines += [
      "",
      "\(rate)first frame after \(String(format: "%.1f", firstFrame * 1000)) ms,"
        + " \(Int((Double(peakMemory) / 1_000_000).rounded())) MB of memory at most",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ name: String, _ milliseconds: Double, _ share: Double) -> String {
    let padding = String(repeating: " ", count: max(0, 10 - name.count))
    return name + padding + String(format: "%13.4f%7.1f %%", milliseconds, share * 100)
  }
}
