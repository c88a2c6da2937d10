import Foundation
import Rewriter

@main struct RewriterCommand {
  static func main() throws {
    let files = try CommandLine.arguments.dropFirst().map {
      SourceFile(name: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
    }
    for file in rewrite(files) {
      print(file.text)
      for finding in file.findings { print(finding) }
    }
  }
}
