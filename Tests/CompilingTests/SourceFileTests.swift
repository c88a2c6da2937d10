import Files
import Foundation
import TemporaryFolders
import Testing

@testable import Compiling

/// Which files are compiled together, and in which language mode.
@Suite struct SourceFileTests {
  @Test func `a folder stands for its Swift files by name, without tests and what was built`()
    throws
  {
    let folder = try TemporaryFolder([
      "B.swift": "", "A.swift": "", "Sub/C.swift": "", "AppTests/D.swift": "", "Tests/E.swift": "",
      ".build/F.swift": "", "Pods/G.swift": "", "notes.txt": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(folder.names(of: sources.paths) == ["A.swift", "B.swift", "Sub/C.swift"])
  }

  @Test
  func `a page's modules are those of the package, project or workspace around its playground`()
    throws
  {
    let manifest = """
      let package = Package(name: "Kit", targets: [.target(name: "Ease"), .target(name: "Base")])
      """
    let files = [
      "Package.swift": manifest, "Sources/Ease/A.swift": "import Base", "Sources/Base/B.swift": "",
      "Sources/Other/C.swift": "",
    ]
    let page = "import UIKit\nimport Ease"
    let all = ["Contents.swift", "Sources/Base/B.swift", "Sources/Ease/A.swift"]
    func names(_ word: String, in folder: borrowing TemporaryFolder) throws -> [String] {
      let sources = try SourceFiles(["\(folder.path)/\(word)"])
      #expect(sources.ownCount == 1 && Set(sources.modules) == ["Ease", "Base"])
      return folder.names(of: sources.paths).sorted()
    }
    for place in ["Show.playground", "Demos/Show.playground", "A/B/Show.playground"] {
      let folder = try TemporaryFolder(files.merging(["\(place)/Contents.swift": page]) { $1 })
      for word in [place, "\(place)/Contents.swift"] {
        #expect(
          try names(word, in: folder) == (["\(place)/Contents.swift"] + all.dropFirst()).sorted())
      }
    }
    let inside = "Show.playground/Pages/P.xcplaygroundpage"
    let pages = try TemporaryFolder(files.merging(["\(inside)/Contents.swift": page]) { $1 })
    #expect(try names(inside, in: pages).count == 3)
    // A module that nothing around has, and a folder without any.
    let alone = try TemporaryFolder(["Show.playground/Contents.swift": page, "Ease/A.swift": ""])
    let sources = try SourceFiles(["\(alone.path)/Show.playground"])
    #expect(alone.names(of: sources.paths) == ["Show.playground/Contents.swift"])
    #expect(sources.ownCount == nil)
  }

  @Test(arguments: [
    ("public struct Ease {}", true), ("extension UIView { func f() {} }", true),
    ("class A: UIView {}", false), ("open class A<B>: UIViewController {}", false),
    ("#Preview { UIView() }", false), ("let a = Scene(\"a\") { UIView() }", false),
  ])
  func `a playground shows a package in which nothing can be filmed`(text: String, shows: Bool)
    throws
  {
    let folder = try TemporaryFolder([
      "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\")])",
      "Sources/A/A.swift": text, "Show.playground/Contents.swift": "import A",
    ])
    let names = folder.names(of: try SourceFiles([folder.path]).paths)
    #expect(names.contains("Show.playground/Contents.swift") == shows)
    #expect(names.contains("Sources/A/A.swift"))
  }

  @Test func `a playground stands for its page and its sources`() throws {
    let folder = try TemporaryFolder([
      "Hop.playground/Contents.swift": "", "Hop.playground/Sources/A.swift": "",
      "Two.playground/Pages/B.playgroundpage/Contents.swift": "",
      "Two.playground/Pages/B.playgroundpage/Sources/C.swift": "",
      "Two.playground/Pages/D.xcplaygroundpage/Contents.swift": "",
      "Two.playground/Sources/E.swift": "", "F.swift": "",
    ])
    for word in ["Hop.playground", "Hop.playground/", "Hop.playground/Contents.swift"] {
      #expect(
        folder.names(of: try SourceFiles(["\(folder.path)/\(word)"]).paths) == [
          "Hop.playground/Contents.swift", "Hop.playground/Sources/A.swift",
        ])
    }
    let page = "Two.playground/Pages/B.playgroundpage"
    #expect(
      folder.names(of: try SourceFiles(["\(folder.path)/\(page)"]).paths) == [
        "\(page)/Contents.swift", "\(page)/Sources/C.swift", "Two.playground/Sources/E.swift",
      ])
    let other = "Two.playground/Pages/D.xcplaygroundpage"
    let sources = try SourceFiles(["\(folder.path)/\(other)"])
    #expect(
      folder.names(of: sources.paths) == [
        "\(other)/Contents.swift", "Two.playground/Sources/E.swift",
      ])
    #expect(sources.folders.contains { $0.hasSuffix("Two.playground/Resources/") })
    #expect(folder.names(of: try SourceFiles([folder.path]).paths) == ["F.swift"])
    let both = "\(folder.path)/Two.playground"
    let pages = ["B.playgroundpage", "D.xcplaygroundpage"].map { "\(both)/Pages/\($0)" }
    let error = CompilingError.severalPages(folder: both, pages: pages)
    #expect(throws: error) { try SourceFiles([both]) }
    #expect(error.description.hasPrefix("There are 2 pages in “\(both)”. Give one of them: "))
  }

  @Test func `a folder without other files stands for the playground in it`() throws {
    let folder = try TemporaryFolder([
      "README.md": "", "Samples/Hop.playground/Contents.swift": "",
      "Samples/Hop.playground/Sources/A.swift": "",
    ])
    #expect(
      folder.names(of: try SourceFiles([folder.path]).paths) == [
        "Samples/Hop.playground/Contents.swift", "Samples/Hop.playground/Sources/A.swift",
      ])
    let two = try TemporaryFolder([
      "A.playground/Contents.swift": "", "B.playground/Pages/C.xcplaygroundpage/Contents.swift": "",
    ])
    let pages = ["A.playground", "B.playground/Pages/C.xcplaygroundpage"].map {
      "\(two.path)/\($0)"
    }
    #expect(throws: CompilingError.severalPages(folder: two.path, pages: pages)) {
      try SourceFiles([two.path])
    }
  }

  @Test func `images stand in the folders that were named, and beside the files`() throws {
    let folder = try TemporaryFolder(["A.swift": "", "App/B.swift": ""])
    let sources = try SourceFiles(["\(folder.path)/A.swift", "\(folder.path)/App"])
    #expect(
      sources.folders.map { URL(filePath: $0).lastPathComponent } == [
        URL(filePath: folder.path).lastPathComponent, "App",
      ])
  }

  @Test func `a package stands for its sources`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/A/A.swift": "", "Other/B.swift": "",
    ])
    #expect(folder.names(of: try SourceFiles([folder.path]).paths) == ["Sources/A/A.swift"])
  }

  @Test func `a file named Scenes stands beside a single one`() throws {
    let folder = try TemporaryFolder(["A.swift": "", "Scenes.swift": "", "B.swift": ""])
    let one = try SourceFiles(["\(folder.path)/A.swift"])
    #expect(folder.names(of: one.paths) == ["A.swift", "Scenes.swift"])
    #expect(one.settings == "\(folder.path)/Scenes.swift")
    let two = try SourceFiles(["\(folder.path)/A.swift", "\(folder.path)/B.swift"])
    #expect(folder.names(of: two.paths) == ["A.swift", "B.swift"])
    #expect(two.settings == nil)
  }

  @Test func `fingers come from another file`() throws {
    let folder = try TemporaryFolder(["A.swift": "", "Scenes.swift": "", "F.swift": ""])
    let sources = try SourceFiles(
      ["\(folder.path)/A.swift"], fingers: "\(folder.path)/F.swift")
    #expect(folder.names(of: sources.paths) == ["A.swift", "F.swift"])
    #expect(sources.settings == "\(folder.path)/F.swift")
  }

  @Test func `a file with two spellings is compiled once`() throws {
    let folder = try TemporaryFolder(["A.swift": "", "F.swift": ""])
    for spelling in ["/./F.swift", "//F.swift"] {
      let sources = try SourceFiles([folder.path], fingers: folder.path + spelling)
      #expect(folder.names(of: sources.paths) == ["A.swift", "F.swift"])
      #expect(sources.settings == "\(folder.path)/F.swift")
    }
    let files = try SourceFiles(["\(folder.path)/A.swift", "\(folder.path)//A.swift"])
    #expect(files.paths == ["\(folder.path)/A.swift"])
  }

  @Test func `what is not there, or no Swift, is said`() throws {
    let folder = try TemporaryFolder(["A.txt": "", "Empty/B.txt": ""])
    #expect(throws: CompilingError.nothingThere(path: "/no/A.swift")) {
      try SourceFiles(["/no/A.swift"])
    }
    #expect(throws: CompilingError.noSwiftFile(path: "\(folder.path)/A.txt")) {
      try SourceFiles(["\(folder.path)/A.txt"])
    }
    #expect(throws: CompilingError.noSwiftFiles(folder: "\(folder.path)/Empty")) {
      try SourceFiles(["\(folder.path)/Empty/"])
    }
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.1\n", "6", false), ("// swift-tools-version:5.9\n", "5", true),
    ("// swift-tools-version: 6.1\nswiftLanguageModes: [.v5]", "5", true),
    ("// swift-tools-version: 6.2\n.defaultIsolation(MainActor.self)", "6", true),
    ("// swift-tools-version: 5.10\nswiftLanguageVersions: [.v6]", "6", false),
  ])
  func `the package says the language mode of its sources`(
    manifest: String, version: String, isOnMainActor: Bool
  ) throws {
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/A/A.swift": "", "Tests/Apps/B.swift": "",
    ])
    let inside = SourceLanguage(of: "\(folder.path)/Sources/A/A.swift")
    #expect(inside.version == version)
    #expect(inside.isOnMainActor == isOnMainActor)
    #expect(SourceLanguage(of: "\(folder.path)/Tests/Apps/B.swift").version == "5")
  }

  @Test func `a file changes its stamp when it is saved`() throws {
    let folder = try TemporaryFolder(["A.swift": "a"])
    let before = try SourceFiles([folder.path]).stamps
    try WholeFile.write(Array("b".utf8), to: "\(folder.path)/A.swift", isDurable: false)
    #expect(try SourceFiles([folder.path]).stamps != before)
  }

  @Test func `without a library a sentence says what to type`() throws {
    let folder = try TemporaryFolder(["flipbook": ""])
    let error = #expect(throws: CompilingError.self) {
      try ProgramMaker(beside: "\(folder.path)/flipbook")
    }
    #expect("\(error, default: "")".contains("In a clone, type `make build`"))
  }

  @Test(arguments: [
    ("3.0", "4", true), ("4.0", "4", true), ("4.2", "4.2", false), ("5.0", "5", false),
    ("6.0", "5", false), ("$(VERSION)", "5", false),
  ])
  func `the language of a project's settings is the compiler's next one`(
    setting: String, version: String, isOld: Bool
  ) {
    var language = SourceLanguage(of: "/A.swift", project: setting)
    #expect(language.version == version && language.isOld == isOld && language.isOnMainActor)
    language.readNames(areOld: true, project: setting)
    #expect(language.version == version)
  }

  @Test func `names of Swift 4 say the language where no project does`() {
    var language = SourceLanguage(of: "/A.swift")
    language.readNames(areOld: false, project: nil)
    #expect(language.version == "5")
    language.readNames(areOld: true, project: nil)
    #expect(language.version == "4")
  }
}
