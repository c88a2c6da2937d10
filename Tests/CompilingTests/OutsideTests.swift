import Files
import Foundation
import TemporaryFolders
import Testing

@testable import Compiling

/// A project's names lead to no file outside of what was given.
@Suite struct OutsideTests {
  private static let other = "Victim/main.swift"

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(
      files.merging([Self.other: "", "Given/App.swift": ""]) { given, _ in given })
  }

  /// A folder of its own: the issue's way, one of one's own, and all of a path.
  @Test(arguments: ["../Victim/main.swift", "A/../../Victim/main.swift", "WHOLE"])
  func `a file that a project names is in the folder, or left out`(name: String) throws {
    let folder = try folder([:])
    let path = name.replacing("WHOLE", with: folder(Self.other))
    try folder.makeFolder("Given/E.xcodeproj")
    try folder.put(
      project(target("E", "application", ["App.swift", path]))
        .replacing("path = \"/", with: "sourceTree = \"<absolute>\"; path = \"/")
        .replacing("main.swift\"; sourceTree = \"<group>\"", with: "main.swift\""),
      at: "Given/E.xcodeproj/project.pbxproj")
    let sources = try SourceFiles([folder("Given")])
    #expect(folder.names(of: sources.paths) == ["Given/App.swift"])
    #expect(sources.ownCount == 1)
    #expect(sources.notes.contains { $0.contains("leads out of") && $0.contains("main.swift") })
    // Given both, it is one of them.
    let both = try SourceFiles([folder.path])
    #expect(folder.names(of: both.paths).contains(Self.other))
  }

  @Test func `a synchronized folder that leads out is not read`() throws {
    let folder = try folder([
      "Given/G.xcodeproj/project.pbxproj": project(
        target("G", "application", ["App.swift"], folder: "\"../Victim\""))
    ])
    let sources = try SourceFiles([folder("Given")])
    #expect(folder.names(of: sources.paths) == ["Given/App.swift"])
    #expect(sources.notes.contains { $0.contains("/Victim leads out of") })
  }

  @Test(arguments: ["../Victim", "/", "../../../.."])
  func `a package's target stands in its folder`(path: String) throws {
    let folder = try folder([
      "Given/E.xcodeproj/project.pbxproj": project(target("E", "application", ["App.swift"])),
      "Given/App.swift": "import Kit",
      "Given/Package.swift": "targets: [.target(name: \"Kit\", path: \"\(path)\")]",
    ])
    #expect(folder.names(of: try SourceFiles([folder("Given")]).paths) == ["Given/App.swift"])
  }

  @Test func `links lead nowhere else`() throws {
    let folder = try folder(["Given/Sub/B.swift": ""])
    for (link, target) in [
      ("Given/Out.swift", "../\(Self.other)"), ("Given/In.swift", "Sub/B.swift"),
      ("Given/Folder", "../Victim"), ("Given/Main.storyboard", "../\(Self.other)"),
    ] {
      #expect(symlink(target, folder(link)) == 0)
    }
    let sources = try SourceFiles([folder("Given")])
    // A file is compiled once, by whatever name it is found first.
    #expect(folder.names(of: sources.paths) == ["Given/App.swift", "Given/In.swift"])
    #expect(sources.interfaces.isEmpty)
    #expect(sources.notes.count == 2)
  }

  @Test func `a model's newest version is one of its own`() throws {
    let folder = try TemporaryFolder([
      "A.xcdatamodeld/.xccurrentversion": "<string>../Other.xcdatamodel</string>",
      "A.xcdatamodeld/B.xcdatamodel/contents": "", "Other.xcdatamodel/contents": "",
    ])
    #expect(
      modelFile(of: folder("A.xcdatamodeld")) == folder("A.xcdatamodeld/B.xcdatamodel/contents"))
  }

  @Test func `a playground's sources are its own`() throws {
    let folder = try folder(["Given/P.playground/Contents.swift": ""])
    #expect(symlink("../../Victim", folder("Given/P.playground/Sources")) == 0)
    try folder.makeFolder("Given/Q.playground/Sources")
    #expect(symlink("../../\(Self.other)", folder("Given/Q.playground/Contents.swift")) == 0)
    let one = try SourceFiles([folder("Given/P.playground")])
    #expect(folder.names(of: one.paths) == ["Given/P.playground/Contents.swift"])
    #expect(throws: CompilingError.noSwiftFiles(folder: folder("Given/Q.playground"))) {
      try SourceFiles([folder("Given/Q.playground")])
    }
  }

  @Test func `what anybody may have put beside a folder is not taken`() throws {
    let folder = try folder([
      "Given/E.xcodeproj/project.pbxproj": project(target("E", "application", ["App.swift"])),
      "Given/App.swift": "import Planted", "Planted.podspec": "s.source_files = 'Victim/*.swift'",
    ])
    #expect(try SourceFiles([folder("Given")]).modules == ["Planted"])
    #expect(chmod(folder.path, 0o1777) == 0)
    #expect(try SourceFiles([folder("Given")]).modules.isEmpty)
  }

  @Test(arguments: [
    (["/a/App/A.swift", "/a/App/../../b/main.swift"], ["a/App/A.swift", "b/main.swift"]),
    (["A.swift", "../B.swift", "../../C.swift"], ["x/y/A.swift", "x/B.swift", "C.swift"]),
    (["../../../../../../etc/A.swift"], ["A.swift"]),
    (["/../A.swift", "/B/../../C.swift"], ["A.swift", "C.swift"]),
    (["./A.swift", "sub//B.swift"], ["A.swift", "sub/B.swift"]),
  ])
  func `rewritten files stand in one folder`(paths: [String], expected: [String]) {
    let program = RewrittenProgram(
      files: paths.map {
        .init(
          file: $0, text: "", errors: [], warnings: [], absences: [], absentModules: [], leftOut: []
        )
      }, subject: nil,
      unmakeable: [], outlets: [], isOld: false, absentNames: [], entry: "")
    let files = RewrittenSources(program, in: "/w/x/y").files.map(\.path)
    #expect(files == expected)
    #expect(!files.contains { $0.split(separator: "/").contains("..") || $0.hasPrefix("/") })
  }

  @Test(arguments: ["a\"b", "a\\(b)", "a\nb", "\u{2028}", "\0", "🎬"])
  func `a text is one literal of Swift's`(text: String) {
    let literal = swiftLiteral(text)
    #expect(literal.hasPrefix("\"") && literal.hasSuffix("\""))
    #expect(!literal.contains { $0.isNewline })
    let inside = literal.dropFirst().dropLast()
    #expect(!inside.replacing("\\\\", with: "").replacing("\\\"", with: "").contains("\""))
    #expect(!inside.replacing("\\\\", with: "").contains("\\("))
  }
}
