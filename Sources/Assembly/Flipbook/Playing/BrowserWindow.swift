import Files
import Foundation
import Markup

/// A window of the user's browser.
enum BrowserWindow {
  /// Opens an address where there is a display, and a program that opens it.
  ///
  /// Whether it works is not known: the address is written for that. All users of a machine see the
  /// words that programs are started with, and so the browser is given a file that leads there, which
  /// only this user can read.
  ///
  /// - Parameters:
  ///   - address: where a page stands.
  ///   - folder: a folder of this user's, for the file.
  /// - Throws: `FileError.cannotWrite`.
  static func open(_ address: String, with folder: String) throws(FileError) {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false })
    else { return }
    let file = "\(folder)/play.html"
    try WholeFile.write(Array(page(leadingTo: address).utf8), to: file, isDurable: false)
    chmod(file, 0o600)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // In a session of its own, so that Ctrl-C here does not end a browser that was just started.
    process.arguments = ["setsid", "xdg-open", file]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return }
  }

  /// Returns a page that leads to another.
  static func page(leadingTo address: String) -> String {
    let address = XMLText.escaped(address)
    return """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>flipbook play</title>
      <a href="\(address)">\(address)</a>

      """
  }
}
