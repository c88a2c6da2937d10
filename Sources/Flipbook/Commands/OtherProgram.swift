import Foundation

/// Programs of the system that are asked something.
enum OtherProgram {
  /// What `program`, looked for in PATH, writes to its standard output; `nil` where it is not there or
  /// writes nothing.
  static func output(of program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let text = String(decoding: data, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      // dpkg-query fails when one of several packages is unknown, but shows the others.
      return text.isEmpty ? nil : text
    } catch {
      return nil
    }
  }
}
