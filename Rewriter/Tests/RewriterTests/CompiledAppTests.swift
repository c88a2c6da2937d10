import Foundation
import Testing

import Rewriter

/// The apps against UIKit as the package around this one has built it, in the language mode of
/// foreign code.
@Suite(
  .serialized,
  .enabled(if: Compiler.hasUIKit, "build the package around this one first: swift build"))
struct CompiledAppTests {
  @Test(.timeLimit(.minutes(5)), arguments: App.all + App.withStoryboards)
  func `an app compiles`(app: App) throws {
    let files = rewrite(app.files).map(\.withoutPreviews)
    #expect(try Compiler.errors(in: files, of: app) == [])
  }

  @Test(.timeLimit(.minutes(5)))
  func `what old names mean today is there`() throws {
    let names = oldNames.values.sorted() + oldNotifications.values.sorted()
    let uses = names.enumerated().map { index, name in
      let last = name.split(separator: ".").last ?? ""
      let isType = last.first?.isUppercase == true && last != "RGBA8Uint" && !name.contains("\"")
      return isType ? "var type\(index): \(name)?" : "let value\(index) = \(name)"
    }
    let file = SourceFile(
      name: "Names.swift",
      text: "import UIKit\nimport AVFoundation\nimport MapKit\n" + uses.joined(separator: "\n")
        + "\n")
    let app = try #require(App.all.first)
    #expect(try Compiler.errors(in: [file], of: app) == [])
  }

  @Test(.timeLimit(.minutes(5)))
  func `an outlet of another type is told in its line of the storyboard, and stays nil`() throws {
    let app = try #require(App.withStoryboards.first { $0.name == "Drop" })
    let files = rewrite(
      app.files.map { file in
        SourceFile(
          name: file.name,
          text: file.text.replacing("countLabel: UILabel!", with: "countLabel: UISwitch!")
            .replacing("countLabel.text = ", with: "_ = "))
      })
    #expect(
      files.flatMap(\.findings).map(\.description).contains {
        $0.hasPrefix("Main.storyboard:79:") && $0.contains("“countLabel” is of the class UISwitch")
      })
    #expect(try Compiler.errors(in: files.map(\.withoutPreviews), of: app) == [])
  }

  @Test(.timeLimit(.minutes(5)))
  func `the compiler's errors point into the app's own files`() throws {
    let app = try #require(App.all.first { $0.name == "Cards" })
    var generator = SplitMix64(seed: 10)
    var expected: Set<String> = []
    let broken = app.files.map { file in
      guard file.text.contains("super.viewDidLoad()"), expected.count < 10 else { return file }
      var lines = file.text.components(separatedBy: "\n")
      for index in lines.indices where lines[index].contains("super.viewDidLoad()") {
        let name = "fault\(Int.random(in: 0..<1000, using: &generator))"
        lines[index] += "; \(name)()"
        expected.insert("\(file.name):\(index + 1)")
      }
      return SourceFile(name: file.name, text: lines.joined(separator: "\n"))
    }
    #expect(expected.count >= 3)
    let errors = try Compiler.errors(in: rewrite(broken).map(\.withoutPreviews), of: app)
    #expect(
      Set(errors.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }) == expected)
  }
}

extension CompiledAppTests {
  @Test(.timeLimit(.minutes(5)))
  func `what needs frameworks that are not here goes, and the rest compiles`() throws {
    let app = try #require(App.all.first)
    let file = SourceFile(
      name: "Screen.swift", text: try String(contentsOf: absentParts, encoding: .utf8))
    let program = filmedProgram(of: [file])
    var remains = Remains(
      files: program.files.map { .init(name: $0.name, text: $0.text, modules: $0.absentModules) }
        + [.init(name: "Entry.swift", text: program.entry, modules: [])],
      names: Set(program.absentNames))
    var rounds = 0
    var hasChanged = true
    while hasChanged {
      var sources = remains.files.map { SourceFile(name: $0.name, text: $0.text) }
      sources.append(
        SourceFile(
          name: "Boxes.swift", text: "import Flipbook\nimport UIKit\n" + remains.declarations))
      let complaints = try Compiler.errors(in: sources, of: app).map { line in
        let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
        return Complaint(
          file: parts[0], line: Int(parts[1]) ?? 0, column: Int(parts[2]) ?? 0,
          text: parts[4].trimmingCharacters(in: .whitespaces))
      }
      guard !complaints.isEmpty else { break }
      hasChanged = remains.leaveOut(complaints)
      #expect(hasChanged, "\(complaints)")
      rounds += 1
    }
    #expect(rounds < 12)
    #expect(
      remains.boxes.map(\.name).sorted() == [
        "ConfettiView", "SKView", "UIHostingController", "UIWebView",
      ])
    let kept = remains.files[0].text
    for line in ["addSubview(game)", "addSubview(confetti)", "label.frame =", "levels.count"] {
      #expect(kept.contains(line), "\(kept)")
    }
    #expect(!kept.contains("SKScene") && !kept.contains("loadRequest"))
  }
}

/// A screen with views of frameworks that are not here.
private let absentParts = rewriterPackage.appending(path: "Tests/Absence/Screen.swift")

extension RewrittenFile {
  /// The text with blanks for previews, whose macro is the caller's to replace.
  fileprivate var withoutPreviews: SourceFile {
    var bytes = Array(text.utf8)
    for preview in previews {
      for index in preview.range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self))
  }
}

/// The Swift compiler over what the package around this one has built in debug mode.
private enum Compiler {
  private static let repository = rewriterPackage.deletingLastPathComponent()
  private static let build = repository.appending(path: ".build/debug")

  static var hasUIKit: Bool {
    FileManager.default.fileExists(
      atPath: build.appending(path: "Modules/UIKit.swiftmodule").path)
  }

  /// Type-checks files as one module, whose declarations belong to the main actor: code for Xcode's
  /// Swift 5 mode calls UIKit from anywhere.
  ///
  /// - Returns: The errors as `File.swift:line:column: error: …`, in order.
  static func errors(in files: [SourceFile], of app: App) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rewritten-\(app.name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = files
    if files.contains(where: { $0.name == "AppDelegate.swift" }) {
      files.append(
        SourceFile(
          name: "Main.swift", text: "extension AppDelegate { static func main() {} }\n"))
    }
    for file in files {
      try file.text.write(
        to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
    }
    let said = try run(
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
        "-wmo", "-default-isolation", "MainActor",
      ]
        + ["-diagnostic-style", "llvm", "-I", build.appending(path: "Modules").path]
        + (try clangFlags()) + files.map(\.name),
      in: folder)
    return said.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
      .map { $0.replacing("\(folder.path)/", with: "") }.sorted()
  }

  /// What the compiler needs to find the C modules below UIKit.
  private static func clangFlags() throws -> [String] {
    let folders = [(build, ".build"), (repository.appending(path: "Sources/C"), "")]
    let maps = try folders.flatMap { folder, ending in
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasPrefix("C") && $0.hasSuffix(ending) }
        .map { folder.appending(path: "\($0)/module.modulemap").path }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
    let packages = try run(["pkg-config", "--cflags", "pangocairo"], in: repository)
    return
      (maps.map { "-fmodule-map-file=\($0)" }
      + packages.split(whereSeparator: \.isWhitespace).map(String.init))
      .flatMap { ["-Xcc", $0] }
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
