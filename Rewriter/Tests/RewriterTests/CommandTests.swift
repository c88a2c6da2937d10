import Foundation
import Testing

/// The command as one types it.
@Suite struct CommandTests {
  @Test func `one file is printed, and findings go to standard error`() throws {
    let folder = try Folder(["A.swift": "class A { @objc var a = 1 }\nlet b = #selector(c.d)\n"])
    let outcome = try folder.run("A.swift")
    #expect(
      outcome.output == "class A {       var a = 1 }\nlet b = Selector.named(\"c.d\", among: [])\n")
    #expect(outcome.errors.hasPrefix("A.swift:2:9: error: The type of “c.d” cannot be told"))
    #expect(outcome.exitCode == 1)
  }

  @Test func `a folder is written below another`() throws {
    let folder = try Folder([
      "App/A.swift": "@objc class A {}", "App/Sub/B.swift": "class B {}", "App/C.txt": "no",
    ])
    let outcome = try folder.run("App", "-o", "Out")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output + outcome.errors == "")
    #expect(try folder.text("Out/A.swift") == "      class A {}")
    #expect(try folder.text("Out/Sub/B.swift") == "class B {}")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Out/C.txt").path))
  }

  @Test func `JSON holds texts, edits, findings and previews`() throws {
    let folder = try Folder(["A.swift": "@objc class A {}\n#Preview(\"One\") { A() }\n"])
    let outcome = try folder.run("--json", "A.swift")
    let files = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let file = try #require(files.first)
    #expect(file["file"] as? String == "A.swift")
    #expect((file["text"] as? String)?.hasPrefix("      class A {}\n") == true)
    #expect((file["edits"] as? [[String: Any]])?.first?["end"] as? Int == 5)
    let preview = try #require((file["previews"] as? [[String: Any]])?.first)
    #expect(preview["name"] as? String == "One")
    #expect(preview["line"] as? Int == 2)
    #expect(preview["body"] as? String == "A()")
  }

  @Test(arguments: [
    ([], "No Swift file is given"), (["--what"], "There is no option --what."),
    (["-o"], "-o needs a folder behind it."), (["Nothing.swift"], "There is no “Nothing.swift”"),
    (["A.swift", "B.swift"], "2 files cannot be printed as one"),
    (["A.swift", "A.swift", "-o", "Out"], "“A.swift” and “A.swift” would become one file"),
    (["Bytes.swift"], "“Bytes.swift” is no text in UTF-8"),
    (["A.swift", "-o", "B.swift"], "“B.swift/A.swift” cannot be written"),
  ])
  func `what cannot be done is said`(words: [String], beginning: String) throws {
    let folder = try Folder(["A.swift": "", "B.swift": ""])
    try Data([0x61, 0xFF]).write(to: folder.url.appending(path: "Bytes.swift"))
    let outcome = try folder.run(words)
    #expect(outcome.errors.hasPrefix("flipbook-rewrite: \(beginning)"), "\(outcome.errors)")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
  }

  @Test func `help says how it is used`() throws {
    let outcome = try Folder([:]).run("--help")
    #expect(outcome.output.contains("flipbook-rewrite [--json] [-o FOLDER] FILE|FOLDER…"))
    #expect(outcome.exitCode == 0)
  }
}

/// A temporary folder in which the command is run.
private final class Folder {
  struct Outcome {
    let output: String
    let errors: String
    let exitCode: Int32
  }

  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "rewrite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func run(_ words: String...) throws -> Outcome { try run(words) }

  func run(_ words: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = try builtBesideTests("flipbook-rewrite")
    process.arguments = words
    process.currentDirectoryURL = url
    let files = ["output", "errors"].map { url.appending(path: ".\($0)") }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try String(contentsOf: files[0], encoding: .utf8),
      errors: try String(contentsOf: files[1], encoding: .utf8),
      exitCode: process.terminationStatus)
  }
}

/// A program of this package, as it was built with the tests that run.
private func builtBesideTests(_ name: String) throws -> URL {
  let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  return URL(filePath: tests).deletingLastPathComponent().appending(path: name)
}
