import Foundation
import Rewriter

/// Reads files, rewrites them, prints or writes them.
@main struct RewriterCommand {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      say("flipbook-rewrite: \(error)")
      exit(2)
    }
  }

  /// - Returns: The exit code.
  private static func run(_ words: [String]) throws -> Int32 {
    let arguments = try Arguments(words)
    guard !arguments.wantsHelp else {
      print(Arguments.help)
      return 0
    }
    if let file = arguments.remainsFile {
      print(try jsonText(of: try LeavingOut(from: file).done()))
      return 0
    }
    let inputs = try readFiles(at: arguments.paths)
    guard !arguments.wantsProgram else {
      let program = filmedProgram(
        of: inputs.map(\.source), settings: arguments.settingsFile, modules: arguments.modules,
        ownCount: arguments.ownCount, areOld: arguments.areOld,
        without: try readSources(at: arguments.leftOut), system: arguments.system)
      print(try ProgramReport(program).json())
      return 0
    }
    if !arguments.wantsJSON, arguments.outputFolder == nil, inputs.count > 1 {
      throw CommandError.severalFilesToPrint(count: inputs.count)
    }
    try checkNames(of: inputs)
    let files = rewrite(inputs.map(\.source))
    for finding in files.flatMap(\.findings) { say(finding.description) }
    if let folder = arguments.outputFolder {
      var paths: [String: String] = [:]
      for input in inputs {
        paths[input.source.name] = input.relativePath
        paths[input.source.name + ".swift"] = input.relativePath + ".swift"
      }
      try write(
        files.map { (relativePath: paths[$0.name] ?? $0.name, text: $0.text) }, below: folder)
    }
    if arguments.wantsJSON {
      print(try Report.json(of: files))
    } else if arguments.outputFolder == nil, let file = files.first {
      print(file.text, terminator: "")
    }
    return files.contains { $0.findings.contains { $0.severity == .error } } ? 1 : 0
  }

  private static func say(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
