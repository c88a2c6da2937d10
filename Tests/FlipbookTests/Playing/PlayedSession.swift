import Browsing
import Foundation
import Testing

/// `flipbook play`, and a browser that shows its page.
final class PlayedSession {
  let folder: TemporaryFolder
  let program: RunningProgram
  /// What the program wrote to its standard output.
  let address: URL
  let browser: Browser
  /// Where the picture's upper left corner is on the page, and how many CSS pixels a point has.
  private let corner: (x: Double, y: Double)
  private let zoom: Double

  /// Plays a scene.
  ///
  /// - Parameters:
  ///   - words: the arguments after `play`.
  ///   - name: the program.
  ///   - isDark: whether the reader prefers dark pages.
  /// - Throws: when the program or the browser cannot be started.
  init(_ words: [String], of name: String = "flipbook", isDark: Bool = false) throws {
    folder = try TemporaryFolder()
    program = try RunningProgram(name, ["play", "--no-open"] + words, in: folder)
    address = try Self.address(of: program, in: folder)
    browser = try Browser(
      showing: address, width: 1000, height: 900, isDark: isDark, isOffline: false)
    try browser.wait(for: "window.play !== undefined && play.painted > 0")
    let box =
      try browser.value(
        "(() => { const box = document.getElementById('picture').getBoundingClientRect();"
          + " return [box.left, box.top, box.width]; })()") as? [Double] ?? []
    try #require(box.count == 3)
    corner = (box[0], box[1])
    zoom = box[2] / 320
  }

  deinit {
    program.send(SIGKILL)
  }

  /// Waits for the address that a program writes.
  private static func address(
    of program: RunningProgram, in folder: TemporaryFolder
  ) throws -> URL {
    for _ in 0..<600 {
      let text = try String(
        contentsOf: folder.logs.appending(path: "output"), encoding: .utf8)
      if text.hasSuffix("\n"), let url = URL(string: text.trimmingCharacters(in: .newlines)) {
        return url
      }
      guard program.isRunning else {
        throw Browser.Refusal(description: "it ended: \(try program.outcome().errors)")
      }
      usleep(50_000)
    }
    throw Browser.Refusal(description: "no address was written")
  }

  /// Does something with the mouse at a point of the scene's screen.
  func mouse(
    _ kind: String, _ x: Double, _ y: Double, modifiers: Int = 0, _ more: [String: Any] = [:]
  ) throws {
    try browser.mouse(
      kind, corner.x + x * zoom, corner.y + y * zoom, modifiers: modifiers, more)
  }

  /// Presses, moves and releases the mouse.
  func drag(
    _ points: [(x: Double, y: Double)], modifiers: Int = 0
  ) throws {
    guard let first = points.first, let last = points.last else { return }
    try mouse("mouseMoved", first.x, first.y, ["buttons": 0])
    try mouse("mousePressed", first.x, first.y, modifiers: modifiers)
    for point in points.dropFirst() {
      try mouse("mouseMoved", point.x, point.y, modifiers: modifiers)
      try frames(1)
    }
    try mouse("mouseReleased", last.x, last.y, modifiers: modifiers)
    try frames(2)
  }

  /// Touches with fingers at points of the scene's screen.
  func touch(_ kind: String, _ points: [(x: Double, y: Double)]) throws {
    try browser.touch(kind, points.map { (corner.x + $0.x * zoom, corner.y + $0.y * zoom) })
  }

  /// Waits until so many more frames were shown.
  func frames(_ count: Int) throws {
    let frame = try browser.value("play.frame") as? Int ?? 0
    try browser.wait(for: "play.frame >= \(frame + count)")
  }

  /// The script, as the page shows it.
  var script: String {
    get throws { try browser.value("play.state.script") as? String ?? "" }
  }

  /// Presses a key and waits for what the page is told.
  func press(_ key: String, until condition: String) throws {
    try browser.press(key)
    try browser.wait(for: condition)
  }
}
