import Foundation
import Testing

/// The template for a user's own package, as in the README, and the package that `new` writes.
///
/// Whoever depends on Flipbook by path builds all of it anew: that takes minutes, and `make template`
/// alone does it.
@Suite(.serialized) struct TemplateTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let builds =
    ProcessInfo.processInfo.environment["FLIPBOOK_BUILDS_PACKAGES"] != nil

  @Test func `the scenes of the template compile against the modules that were built`() throws {
    let sources = Self.template.appending(path: "Sources/Movies")
    try Self.compile(
      try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().map {
        sources.appending(path: $0).path
      })
  }

  @Test func `the package that new writes is read, and its files compile`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "flipbook", ["new", "Bounce", "--package", "--flipbook", Self.repository.path], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let package = folder.url.appending(path: "Bounce")
    let read = try Self.swift(["package", "dump-package"], in: package)
    #expect(read.contains("\"name\" : \"Bounce\"") && read.contains(Self.repository.path))
    let sources = package.appending(path: "Sources/BounceScenes")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(!files.isEmpty)
    try Self.compile(files.map { sources.appending(path: $0).path })
  }

  @Test(.enabled(if: builds), .timeLimit(.minutes(30)))
  func `a package of its own builds by path and renders its scene`() throws {
    // Beside the tests' own build, so that a second run has little to build.
    let package = try RunningProgram.buildFolder.appending(path: "template")
    try Self.copyTemplate(to: package)
    if let clone = try Self.cloneOfTheParser() {
      let original = "https://github.com/apple/swift-argument-parser"
      try Self.swift(
        ["package", "config", "set-mirror", "--original", original, "--mirror", clone], in: package)
    }
    try Self.swift(["build", "--product", "Movies"], in: package)

    let folder = try TemporaryFolder()
    let program = package.appending(path: ".build/debug/Movies").path
    let list = try RunningProgram.run(program, ["list"], in: folder)
    #expect(list.output == "hello  A square falls.\n")
    let outcome = try RunningProgram.run(program, ["render", "hello"], in: folder)
    #expect(outcome.exitCode == 0)
    let told = "hello: 1.02 s in output/hello/ (61 frames of 640×1136), output/hello.gif ("
    #expect(outcome.output.hasPrefix(told))
    #expect(try folder.files().count == 62)
  }

  @Test(.enabled(if: builds), .timeLimit(.minutes(30)))
  func `the package that new writes builds, with its tests`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "flipbook", ["new", "Bounce", "--package", "--flipbook", Self.repository.path], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let package = folder.url.appending(path: "Bounce")
    // Without the library that files are compiled against, `new` records nothing.
    try FileManager.default.createDirectory(
      at: package.appending(path: "Tests/BounceTests/References"),
      withIntermediateDirectories: true)
    if let clone = try Self.cloneOfTheParser() {
      let original = "https://github.com/apple/swift-argument-parser"
      try Self.swift(
        ["package", "config", "set-mirror", "--original", original, "--mirror", clone], in: package)
    }
    let build = try RunningProgram.buildFolder.appending(path: "template/.build")
    let scratch = ["--scratch-path", build.path]
    try Self.swift(["build", "--build-tests"] + scratch, in: package)
    let list = try RunningProgram.run(
      build.appending(path: "debug/Bounce").path, ["list"], in: folder)
    #expect(list.output == "bounce  A square falls, is thrown and falls again.\n")
  }

  @Test func `the scene of the template has ten lines`() throws {
    let scene = Self.template.appending(path: "Sources/Movies/Hello.swift")
    let lines = try String(contentsOf: scene, encoding: .utf8).split(separator: "\n")
    #expect(lines.count <= 11)
  }

  private static let template = repository.appending(path: "Tests/Fixtures/Template")

  /// The template as a user would have it, next to this repository.
  private static func copyTemplate(to package: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: package, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources"] {
      let copy = package.appending(path: name)
      if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
      try files.copyItem(at: template.appending(path: name), to: copy)
    }
    let manifest = package.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(text.contains("\"../Flipbook\""))
    try text.replacing("\"../Flipbook\"", with: "\"\(repository.path)\"")
      .write(to: manifest, atomically: true, encoding: .utf8)
  }

  /// Returns the clone of the argument parser with which this package was built; `nil` when it is
  /// elsewhere.
  ///
  /// It makes a network unnecessary.
  private static func cloneOfTheParser() throws -> String? {
    let clones = repository.appending(path: ".build/repositories")
    guard FileManager.default.fileExists(atPath: clones.path) else { return nil }
    let name = try FileManager.default.contentsOfDirectory(atPath: clones.path)
      .filter { $0.hasPrefix("swift-argument-parser") }.min()
    return name.map { "file://\(clones.appending(path: $0).path)" }
  }

  /// Checks sources against the modules that were built beside the tests.
  private static func compile(_ sources: [String]) throws {
    let build = try RunningProgram.buildFolder
    let kit = build.appending(path: "template-kit")
    try run(
      repository.appending(path: "Packaging/lay-out").path, [build.path, kit.path, "link"],
      in: repository)
    let modules = kit.appending(path: "modules").path
    let maps = try FileManager.default.contentsOfDirectory(atPath: modules).sorted()
      .filter { !$0.hasSuffix(".swiftmodule") }
      .flatMap { ["-Xcc", "-fmodule-map-file=\(modules)/\($0)/module.modulemap"] }
    try swift(
      ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules] + maps + sources,
      in: repository,
      tool: "swiftc")
  }

  @discardableResult
  private static func swift(
    _ arguments: [String], in package: URL, tool: String = "swift"
  ) throws -> String {
    try run("/usr/bin/env", [tool] + arguments, in: package)
  }

  @discardableResult
  private static func run(
    _ program: String, _ arguments: [String], in folder: URL
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let words = String(decoding: said, as: UTF8.self)
    #expect(process.terminationStatus == 0, "\(words)")
    return words
  }
}
