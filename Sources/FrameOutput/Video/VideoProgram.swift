import Foundation

/// The user's ffmpeg.
package enum VideoProgram {
  /// What it says of itself and its libraries; `nil` where there is none. Asked once.
  package static let version = says("ffmpeg")

  /// What a program answers when it is asked for its version.
  static func says(_ program: String) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program, "-version"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let answer = try output.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return nil }
      return answer.map { String(decoding: $0, as: UTF8.self) }
    } catch {
      return nil
    }
  }
}
