import Foundation
import TemporaryFolders
import Testing

@testable import Compiling

/// Which files of a repository with an Xcode project are compiled.
@Suite struct ProjectTests {
  @Test func `the app's target says which files are compiled, and its libraries join`() throws {
    let folder = try TemporaryFolder([
      "Fold.xcodeproj/project.pbxproj": project(
        target("Demo", "application", ["Demo/App.swift", "Demo/List.swift"], needs: "Fold")
          + target("Fold", "framework", ["Source/Cell.swift"])
          + target("FoldTests", "bundle.unit-test", ["FoldTests/T.swift"])),
      "Demo/App.swift": "import UIKit\nimport Fold", "Demo/List.swift": "", "Demo/Unused.swift": "",
      "Source/Cell.swift": "", "FoldTests/T.swift": "import XCTest",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(
      folder.names(of: sources.paths) == [
        "Demo/App.swift", "Demo/List.swift", "Source/Cell.swift",
      ])
    #expect(sources.modules == ["Fold"] && sources.notes.isEmpty)
    #expect(folder.names(of: sources.interfaces) == ["Fold.xcodeproj/project.pbxproj"])
  }

  @Test func `files that a project names and that are not there are said`() throws {
    let folder = try TemporaryFolder([
      "E.xcodeproj/project.pbxproj": project(
        target("E", "application", ["E/App.swift", "E/Gone.swift", "E/List.swift"])),
      "E/App.swift": "import UIKit", "E/List.swift": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(folder.names(of: sources.paths) == ["E/App.swift", "E/List.swift"])
    #expect(sources.notes.count == 1)
    #expect(
      sources.notes.first?.hasSuffix(
        "/E/Gone.swift, which the project names among the files of “E”, is not there. Give what is "
          + "missing, or take it out of the project.") == true)
  }

  @Test func `a project that cannot be read is said, and the folder is compiled as it is`() throws {
    let folder = try TemporaryFolder([
      "E.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {",
      "E/App.swift": "import UIKit",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(folder.names(of: sources.paths) == ["E/App.swift"])
    #expect(sources.notes.count == 1)
    #expect(
      sources.notes.first?.contains("/E.xcodeproj/project.pbxproj cannot be read. All Swift files")
        == true)
  }

  @Test func `a folder of a module's name is its code where none of it is the app's`() throws {
    let folder = try TemporaryFolder([
      "E.xcodeproj/project.pbxproj": project(
        target("E", "application", ["E/App.swift", "E/Alamofire/API.swift"])),
      "E/App.swift": "import Fold\nimport Alamofire", "E/Alamofire/API.swift": "",
      "Fold/Cell.swift": "import UIKit", "Fold/Demo/Main.swift": "", "Unfold/Cell.swift": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(
      folder.names(of: sources.paths) == [
        "E/App.swift", "E/Alamofire/API.swift", "Fold/Cell.swift",
      ])
    #expect(sources.modules == ["Fold"])
  }

  @Test
  func `a pod that is made of the network is left to what stands in, and the app's own is not`()
    throws
  {
    let folder = try TemporaryFolder([
      "E.xcodeproj/project.pbxproj": project(target("E", "application", ["App.swift"])),
      "App.swift": "import Alamofire\nimport Kit", "Pods/Alamofire/Source/AF.swift": "",
      "Pods/Kit/Source/Kit.swift": "import Kingfisher", "Carthage/Checkouts/Kingfisher/K.swift": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(folder.names(of: sources.paths) == ["App.swift", "Pods/Kit/Source/Kit.swift"])
    #expect(sources.modules == ["Kit"])
    let own = try TemporaryFolder([
      "E.xcodeproj/project.pbxproj": project(target("E", "application", ["App.swift"])),
      "App.swift": "import Alamofire", "Alamofire/AF.swift": "",
    ])
    #expect(
      own.names(of: try SourceFiles([own.path]).paths) == ["App.swift", "Alamofire/AF.swift"])
  }

  @Test func `a pod, a package and what was checked in are found by what is imported`() throws {
    let folder = try TemporaryFolder([
      "Example/E.xcodeproj/project.pbxproj": project(target("E", "application", ["App.swift"])),
      "Example/App.swift": "import Pod1\n@testable import Kit; import struct Snap.Edge",
      "Pod1.podspec": """
      s.name = 'Pod1'
      s.source_files = ['Pod1/Classes/**/*.{h,swift}',
        'Extra/*']
      s.osx.source_files = 'Mac/*.swift'
      s.exclude_files = 'Pod1/Classes/Old'
      """,
      "Pod1/Classes/A.swift": "", "Pod1/Classes/In/B.swift": "", "Pod1/Classes/Old/C.swift": "",
      "Extra/D.swift": "", "Mac/E.swift": "",
      "Package.swift":
        "targets: [.target(name: \"Kit\", dependencies: [\"Core\"]), .target(name: \"Core\")]",
      "Sources/Kit/F.swift": "import Core", "Sources/Core/G.swift": "",
      "Example/Pods/Snap/Sources/H.swift": "", "Example/Pods/Other/I.swift": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(
      folder.names(of: sources.paths) == [
        "Example/App.swift", "Extra/D.swift", "Pod1/Classes/A.swift", "Pod1/Classes/In/B.swift",
        "Sources/Kit/F.swift", "Example/Pods/Snap/Sources/H.swift", "Sources/Core/G.swift",
      ])
    #expect(sources.modules == ["Pod1", "Kit", "Snap", "Core"])
    let example = try SourceFiles(["\(folder.path)/Example"])
    #expect(example.modules.contains("Pod1"))
  }

  @Test func `two pods that were checked in are compiled from there`() throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": project(target("A", "application", ["A.swift"])),
      "A.swift": "import Tiny\nimport SnapKit",
      "Pods/Pods.xcodeproj/project.pbxproj": project(
        target("Tiny", "framework", ["Tiny/Sources/T.swift"])
          + target("SnapKit", "framework", ["SnapKit/Source/S.swift"])),
      "Pods/Tiny/Sources/T.swift": "", "Pods/SnapKit/Source/S.swift": "", "Pods/Other/U.swift": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(
      folder.names(of: sources.paths) == [
        "A.swift", "Pods/Tiny/Sources/T.swift", "Pods/SnapKit/Source/S.swift",
      ])
    #expect(sources.modules == ["Tiny", "SnapKit"])
  }

  @Test func `an example beside a package needs no project`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "targets: [.target(name: \"Glow\")]", "Sources/Glow/A.swift": "",
      "Example/App/B.swift": "import Glow\n@main class B: UIResponder, UIApplicationDelegate {}",
      "Example/App/C.swift": "", "Example/Main.storyboard": "", "Tests/D.swift": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(
      folder.names(of: sources.paths) == [
        "Example/App/B.swift", "Example/App/C.swift", "Sources/Glow/A.swift",
      ])
    #expect(sources.ownCount == 2 && sources.interfaces.count == 1)
  }

  @Test func `an app for phones in UIKit comes before others, and Objective-C is named`() throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": project(
        target("Mac", "application", ["Mac.swift"], sdk: "macosx")
          + target("TV", "application", ["TV.swift"], sdk: "appletvos")
          + target("New", "application", ["New.swift"])
          + target("Phone", "application", ["Phone.swift", "Old.m", "main.m"])),
      "Mac.swift": "", "TV.swift": "UIApplicationDelegate", "New.swift": "import SwiftUI",
      "Phone.swift": "class A: UIApplicationDelegate {}", "Old.m": "", "main.m": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(folder.names(of: sources.paths) == ["Phone.swift"])
    #expect(sources.notes.count == 2)
    #expect(sources.notes.first?.hasPrefix("Old.m of “Phone” is not Swift") == true)
    #expect(sources.notes.last?.contains("“Phone”, “New” and “TV”") == true)
  }

  @Test func `files that stand in a synchronized folder belong to its target`() throws {
    let folder = try TemporaryFolder([
      "G.xcodeproj/project.pbxproj": project(
        target("Game", "application", [], folder: "Game", without: ["Later.swift"])),
      "Game/App/A.swift": "", "Game/B.swift": "", "Game/Later.swift": "",
      "Game/Main.storyboard": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(folder.names(of: sources.paths) == ["Game/App/A.swift", "Game/B.swift"])
    #expect(folder.names(of: sources.interfaces).contains("Game/Main.storyboard"))
  }

  @Test(arguments: ["", "{", "{ objects = ( ; }", "{ objects = {}; rootObject = 1; }"])
  func `a project that cannot be read is none`(text: String) throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": text, "B.swift": "", "C.swift": "",
    ])
    #expect(folder.names(of: try SourceFiles([folder.path]).paths) == ["B.swift", "C.swift"])
  }

  @Test func `the language is that of the app's settings`() throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": project(
        target("A", "application", ["A.swift"], needs: "B", language: "4.0")
          + target("B", "framework", ["B.swift"])),
      "A.swift": "import UIKit\nimport B", "B.swift": "",
    ])
    #expect(try SourceFiles([folder.path]).language == "4.0")
    #expect(try SourceFiles(["\(folder.path)/A.swift"]).language == nil)
  }

  @Test func `lists of the old style have comments, quotation marks and escapes`() {
    let list = OldStyleList(
      Array("// !$*UTF8*$!\n{ a /* b */ = \"c\\\"\\n\"; \"d e\" = (f, g/h.i-j, ); k = {}; }".utf8))
    #expect(list?["a"]?.text == "c\"\n")
    #expect(list?["d e"]?.texts == ["f", "g/h.i-j"])
    #expect(list?["k"] == .dictionary([:]))
  }

  @Test(arguments: [
    (#"\U0010Box\U00e9"#, "\u{10}Box\u{E9}"), (#"\Ud83d\Ude00!"#, "\u{1F600}!"), (#"\U41"#, "A"),
    (#"\101\t\12\\"#, "A\t\n\\"), (#"\é\q"#, "éq"), (#"\a\b\f\r\v"#, "\u{7}\u{8}\u{C}\r\u{B}"),
  ])
  func `a text has the escapes of the old style`(written: String, read: String) {
    #expect(OldStyleList(Array("{ a = \"\(written)\"; }".utf8))?["a"]?.text == read)
  }

  @Test func `files are found whose letters are written in another form than the project's`() throws
  {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let folder = try TemporaryFolder([
      "E.xcodeproj/project.pbxproj": project(
        target("E", "application", ["\(decomposed)/App.swift", "\(composed)/\(composed).swift"])),
      "\(composed)/App.swift": "import UIKit", "\(composed)/\(decomposed).swift": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(sources.notes == [])
    #expect(
      folder.names(of: sources.paths).map { Array($0.unicodeScalars) } == [
        Array("\(composed)/App.swift".unicodeScalars),
        Array("\(composed)/\(decomposed).swift".unicodeScalars),
      ])
  }
}

/// Returns the objects of a target, as a project has them.
func target(
  _ name: String, _ kind: String, _ files: [String], needs: String? = nil, sdk: String = "iphoneos",
  folder: String? = nil, without: [String] = [], language: String = "5.0"
) -> (objects: String, ids: [String]) {
  var objects = ""
  for file in files {
    objects +=
      "B\(name)\(file.hashID) = { isa = PBXBuildFile; fileRef = F\(name)\(file.hashID); };\n"
    objects +=
      "F\(name)\(file.hashID) = { isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };\n"
  }
  let list = files.map { "B\(name)\($0.hashID)" }.joined(separator: ", ")
  objects += "S\(name) = { isa = PBXSourcesBuildPhase; files = (\(list)); };\n"
  objects += "C\(name) = { buildConfigurations = (D\(name)); };\n"
  objects +=
    "D\(name) = { name = Debug; buildSettings = "
    + "{ SDKROOT = \(sdk); SWIFT_VERSION = \(language); }; };\n"
  var more = ""
  if let needs {
    objects += "N\(name) = { isa = PBXTargetDependency; target = T\(needs); };\n"
    more += " dependencies = (N\(name));"
  }
  if let folder {
    let left = without.joined(separator: ", ")
    objects += "E\(name) = { target = T\(name); membershipExceptions = (\(left)); };\n"
    objects +=
      "Y\(name) = { path = \(folder); sourceTree = \"<group>\"; exceptions = (E\(name)); };\n"
    more += " fileSystemSynchronizedGroups = (Y\(name));"
  }
  objects +=
    "T\(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name));"
    + " buildConfigurationList = C\(name); productType = \"com.apple.product-type.\(kind)\";\(more) };\n"
  return (objects, ["T\(name)"])
}

func + (
  a: (objects: String, ids: [String]), b: (objects: String, ids: [String])
) -> (objects: String, ids: [String]) { (a.objects + b.objects, a.ids + b.ids) }

/// Returns the text of a project with some targets.
func project(_ targets: (objects: String, ids: [String])) -> String {
  "// !$*UTF8*$!\n{ objects = {\n\(targets.objects)P = { isa = PBXProject; "
    + "targets = (\(targets.ids.joined(separator: ", "))); };\n}; rootObject = P; }\n"
}

extension String {
  /// The name without what an identifier of a project cannot have.
  fileprivate var hashID: String { filter { $0.isLetter } }
}
