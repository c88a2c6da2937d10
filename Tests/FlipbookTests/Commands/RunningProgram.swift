import Foundation
import TemporaryFolders
import Testing

/// A program that the package built, run as a process.
struct RunningProgram {
  /// The result of a run.
  struct Outcome {
    let exitCode: Int32
    let output: String
    let errors: String
  }

  private let process = Process()
  private let output: URL
  private let errors: URL

  /// The folder in which the tests and the programs were built.
  static var buildFolder: URL {
    get throws {
      let test = try #require(Bundle.main.executableURL)
      return test.deletingLastPathComponent()
    }
  }

  /// Starts a program, with `folder` as its working directory.
  ///
  /// - Parameters:
  ///   - name: a program of this package, or the path of any other.
  ///   - arguments: its arguments.
  ///   - folder: the folder that it works in.
  ///   - standardOutput: where its output goes; kept for the outcome by default.
  ///   - standardError: where its standard error goes; kept for the outcome by default.
  ///   - logs: tells programs apart that run at the same time in one folder.
  ///   - script: lines for a shell in which `run` stands for the program and its arguments.
  /// - Throws: when the program cannot be started.
  init(
    _ name: String, _ arguments: [String], in folder: TemporaryFolder,
    standardOutput: FileHandle? = nil, standardError: FileHandle? = nil, logs: String = "",
    script: String? = nil
  ) throws {
    output = folder.logs.appending(path: "output\(logs)")
    errors = folder.logs.appending(path: "errors\(logs)")
    for log in [output, errors] {
      try Data().write(to: log)
    }
    let program =
      name.hasPrefix("/") ? URL(filePath: name) : try Self.buildFolder.appending(path: name)
    if let script {
      process.executableURL = URL(filePath: "/bin/sh")
      let line = script.replacing("run", with: "exec \"$0\" \"$@\"")
      process.arguments = ["-c", line, program.path] + arguments
    } else {
      process.executableURL = program
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try standardOutput ?? FileHandle(forWritingTo: output)
    process.standardError = try standardError ?? FileHandle(forWritingTo: errors)
    try process.run()
  }

  /// Runs `name` to its end.
  static func run(
    _ name: String, _ arguments: [String], in folder: TemporaryFolder,
    standardOutput: FileHandle? = nil, standardError: FileHandle? = nil, script: String? = nil
  ) throws -> Outcome {
    try RunningProgram(
      name, arguments, in: folder, standardOutput: standardOutput, standardError: standardError,
      script: script
    ).outcome()
  }

  var isRunning: Bool { process.isRunning }

  /// Sends SIGINT.
  func interrupt() { process.interrupt() }

  /// Sends any signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end.
  func outcome() throws -> Outcome {
    process.waitUntilExit()
    // A signal that ended the process counts as 128 plus its number, as in a shell.
    let code = process.terminationStatus
    return Outcome(
      exitCode: process.terminationReason == .exit ? code : 128 + code,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// A folder for one test, removed after it.
final class TemporaryFolder {
  /// The folder that the program under test works in.
  let url: URL
  /// The folder for the program's output.
  let logs: URL
  /// The folder for programs that a shell is to find first.
  var tools: URL { URL(filePath: whole("tools")) }
  private let whole = TemporaryFolders.TemporaryFolder()

  init() throws {
    url = URL(filePath: whole("work"))
    logs = URL(filePath: whole("logs"))
    for folder in ["work", "logs"] { try whole.makeFolder(folder) }
  }

  /// Puts a program into `tools`.
  func putTool(_ text: String, named name: String) throws {
    try whole.makeFolder("tools")
    try whole.putProgram(text, at: "tools/\(name)")
  }

  /// Returns the files in it, hidden ones too, in order, without folders and notes.
  func files(in folder: String = "") throws -> [String] {
    let place = url.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: place.path)
      .filter { path in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: place.appending(path: path).path, isDirectory: &isFolder)
        return !isFolder.boolValue && !Self.isRemembered(path)
      }
      .sorted()
  }

  /// Returns the files and the folders in it.
  func everything() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { !Self.isRemembered($0) }.sorted()
  }

  /// Returns the notes on films, in order.
  func remembered() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { Self.isRemembered($0) && !$0.hasSuffix(".flipbook") }.sorted()
  }

  private static func isRemembered(_ path: String) -> Bool {
    path.split(separator: "/").contains(".flipbook")
  }

  func contents(of file: String) throws -> Data {
    try Data(contentsOf: url.appending(path: file))
  }
}
