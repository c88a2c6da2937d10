import Foundation

/// A window of the user's browser.
enum BrowserWindow {
  /// Opens an address where there is a display, and a program that opens it.
  ///
  /// Whether it works is not known: the address is written for that.
  static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false })
    else { return }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // In a session of its own, so that Ctrl-C here does not end a browser that was just started.
    process.arguments = ["setsid", "xdg-open", address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return }
  }
}
