import Filming
import Foundation
import Streams
import Wording

/// Shows how far a film is, on one line of a terminal that is written again and again.
struct ProgressBar {
  private let console: Console
  private let title: String
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now

  init(_ title: String, on console: Console) {
    self.title = title.visible.replacing("\n", with: " ")
    self.console = console
  }

  private var isShown: Bool { console.hasTerminal && !console.isQuiet }

  /// Whether the line should be written again.
  var isDue: Bool { isShown && ContinuousClock.now - lastShown >= Self.pause }

  /// Writes the line.
  mutating func show(_ state: FilmProgress) {
    guard isShown else { return }
    lastShown = .now
    let elapsed = (lastShown - start) / .seconds(1)
    console.write("\r\(Self.line(title, state, elapsed: elapsed))\u{1B}[K")
  }

  func clear() {
    guard isShown else { return }
    console.write("\r\u{1B}[K")
  }

  /// Returns a line such as `flick ██████░░ 120 frames, 1450 a second, at most 2 s left, 1.2 MB`.
  ///
  /// - Parameters:
  ///   - title: what is made.
  ///   - state: how far the film is.
  ///   - elapsed: the time since the film was begun, in seconds.
  /// - Returns: the line, without its end.
  static func line(_ title: String, _ state: FilmProgress, elapsed: Double) -> String {
    let fraction = state.longest > 0 ? min(max(state.seconds / state.longest, 0), 1) : 0
    let cells = Int((fraction * Double(width)).rounded(.down))
    let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: width - cells)
    var parts = ["\(title) \(bar) \(state.frames) frames"]
    if elapsed > 0, state.frames > 0 {
      parts.append("\(Int((Double(state.frames) / elapsed).rounded())) a second")
    }
    if fraction > 0 {
      // A scene may come to rest before its limit.
      let left = Int((elapsed * (1 - fraction) / fraction).rounded(.up))
      parts.append("at most \(left) s left")
    }
    if let bytes = state.bytes { parts.append(Words.size(bytes)) }
    return parts.joined(separator: ", ")
  }

  private static let width = 24
  /// The pause between two updates: short for the eye, long enough not to slow the film down.
  private static let pause = Duration.milliseconds(100)
}
