import Foundation

/// How far a film is, on one line of a terminal that is written over and over.
struct ProgressBar {
  private let console: Console
  private let title: String
  private var lastShown = -1

  init(_ title: String, on console: Console) {
    self.title = title
    self.console = console
  }

  private var isShown: Bool { console.hasTerminal && !console.isQuiet }

  /// - Parameter fraction: of the longest that the scene may run, 0...1.
  mutating func show(_ fraction: Double, frames: Int) {
    guard isShown else { return }
    let cells = Int((fraction * Double(Self.width)).rounded(.down))
    guard frames - lastShown >= Self.framesBetweenLines else { return }
    lastShown = frames
    let bar =
      String(repeating: "█", count: cells) + String(repeating: "░", count: Self.width - cells)
    console.write("\r\(title) \(bar) \(frames) frames\u{1B}[K")
  }

  func clear() {
    guard isShown else { return }
    console.write("\r\u{1B}[K")
  }

  private static let width = 24
  private static let framesBetweenLines = 10
}
