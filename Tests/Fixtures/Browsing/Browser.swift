import Foundation
import TemporaryFolders
import Testing

/// A Chromium without a window, controlled over pipes by its DevTools protocol.
package final class Browser {
  /// The path in Debian's package, and other names of the program.
  package static let path: String? = ["chromium", "chromium-browser", "google-chrome"]
    .map { (name: String) -> String in "/usr/bin/" + name }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// An error of the browser.
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private let folder: TemporaryFolder
  private var buffer = Data()
  private var count = 0
  private var session: String?

  /// Opens a page from the disk.
  ///
  /// - Parameters:
  ///   - page: the file.
  ///   - width: the width of the window, in CSS pixels.
  ///   - height: the height of the window, in CSS pixels.
  ///   - isDark: whether the reader prefers dark pages.
  ///   - isStill: whether the reader prefers less motion.
  ///   - isOffline: whether requests to a network fail, also to this machine.
  /// - Throws: when the browser cannot be started.
  package init(
    showing page: URL, width: Int, height: Int, isDark: Bool, isStill: Bool = false,
    isOffline: Bool = true
  ) throws {
    folder = TemporaryFolder()
    let path = try #require(Self.path)
    let (toBrowser, fromBrowser) = (
      folder.url.appending(path: "in").path, folder.url.appending(path: "out").path
    )
    #expect(mkfifo(toBrowser, 0o600) == 0 && mkfifo(fromBrowser, 0o600) == 0)
    process.executableURL = URL(filePath: "/bin/sh")
    // The protocol's pipes are the descriptors 3 and 4.
    process.arguments = [
      "-c",
      "exec '\(path)' --headless --no-sandbox --disable-gpu --disable-dev-shm-usage "
        + "--remote-debugging-pipe --user-data-dir='\(folder.url.path)/profile' "
        + "3<'\(toBrowser)' 4>'\(fromBrowser)'",
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    // Without proxies and the like: the page needs no network.
    process.environment = ["HOME": folder.url.path, "PATH": "/usr/bin:/bin"]
    try process.run()
    input = try #require(FileHandle(forWritingAtPath: toBrowser))
    output = try #require(FileHandle(forReadingAtPath: fromBrowser))
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let attached = try call(
      "Target.attachToTarget", ["targetId": target["targetId"] as Any, "flatten": true])
    session = attached["sessionId"] as? String
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    _ = try call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": isStill ? "reduce" : "no-preference"],
        ]
      ])
    _ = try call("Network.enable", [:])
    _ = try call(
      "Network.emulateNetworkConditions",
      [
        "offline": isOffline, "latency": 0, "downloadThroughput": isOffline ? 0 : -1,
        "uploadThroughput": isOffline ? 0 : -1,
      ])
    try open(page)
  }

  /// Opens another page in the same window.
  package func open(_ page: URL) throws {
    _ = try call("Page.navigate", ["url": page.absoluteString])
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    // The browser's child processes end a moment later, and write until then.
    let profile = folder.url.appending(path: "profile")
    for _ in 0..<100 where FileManager.default.fileExists(atPath: profile.path) {
      _ = Result { try FileManager.default.removeItem(at: profile) }
      usleep(50_000)
    }
  }

  /// Returns the value of a script; a promise is awaited.
  package func value(_ script: String) throws -> Any? {
    let result = try call(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let trouble = result["exceptionDetails"] { Issue.record("\(script): \(trouble)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  /// Waits until a script returns true.
  ///
  /// A script that meets a page on its way out is run again in the next.
  package func wait(for script: String) throws {
    for _ in 0..<400 {
      do {
        if try value(script) as? Bool == true { return }
      } catch let refusal as Refusal where refusal.description.contains("navigated") {}
      usleep(50_000)
    }
    Issue.record("this did not come true: \(script)")
  }

  /// Presses a key, as a user does.
  package func press(_ key: String, shift: Bool = false) throws {
    for kind in ["keyDown", "keyUp"] {
      var event: [String: Any] = ["type": kind, "key": key, "modifiers": shift ? 8 : 0]
      if kind == "keyDown", key.count == 1 { event["text"] = key }
      _ = try call("Input.dispatchKeyEvent", event)
    }
  }

  /// Does something with the mouse, as a user does.
  ///
  /// - Parameters:
  ///   - kind: `mousePressed`, `mouseMoved`, `mouseReleased` or `mouseWheel`.
  ///   - x: CSS pixels from the left edge of the page.
  ///   - y: CSS pixels from its upper edge.
  ///   - modifiers: 1 for Alt, 2 for Ctrl, 8 for Shift, added up.
  ///   - more: further parameters of the protocol.
  /// - Throws: when the browser refuses.
  package func mouse(
    _ kind: String, _ x: Double, _ y: Double, modifiers: Int = 0, _ more: [String: Any] = [:]
  ) throws {
    var event: [String: Any] = ["type": kind, "x": x, "y": y, "modifiers": modifiers]
    if kind != "mouseWheel" {
      (event["button"], event["clickCount"]) = ("left", 1)
      event["buttons"] = kind == "mouseReleased" ? 0 : 1
    }
    if more["buttons"] as? Int == 0 { event["button"] = "none" }
    _ = try call("Input.dispatchMouseEvent", event.merging(more) { $1 })
  }

  /// Puts fingers on the screen, moves them or takes them off.
  ///
  /// - Parameters:
  ///   - kind: `touchStart`, `touchMove` or `touchEnd`.
  ///   - points: where the fingers are that touch, in CSS pixels.
  /// - Throws: when the browser refuses.
  package func touch(_ kind: String, _ points: [(x: Double, y: Double)]) throws {
    let touches = points.enumerated().map { ["x": $1.x, "y": $1.y, "id": Double($0)] }
    _ = try call("Input.dispatchTouchEvent", ["type": kind, "touchPoints": touches])
  }

  /// Returns a PNG of the whole page.
  package func picture() throws -> Data {
    let result = try call(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true])
    let text = try #require(result["data"] as? String)
    return try #require(Data(base64Encoded: text))
  }

  /// Calls a method of the protocol and waits for its answer.
  private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try input.write(
      contentsOf: JSONSerialization.data(withJSONObject: message) + Data([0]))
    while true {
      let answer = try next()
      guard answer["id"] as? Int == count else { continue }
      if let error = answer["error"] { throw Refusal(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Reads the next message, which ends with a zero byte.
  private func next() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = buffer[buffer.startIndex..<end]
        buffer = Data(buffer[buffer.index(after: end)...])
        return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] ?? [:]
      }
      var poll = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let isReady = Foundation.poll(&poll, 1, 120_000)
      try #require(isReady == 1, "the browser does not answer")
      let more = output.availableData
      try #require(!more.isEmpty, "the browser has ended")
      buffer += more
    }
  }
}
