import Foundation
import TemporaryFolders
import Testing

@testable import Compiling

/// Repositories of lessons, models and packages with resources.
@Suite struct LessonTests {
  /// Returns a project with an app of some files.
  private func project(_ name: String, _ files: String...) -> String {
    let objects = files.enumerated().map { index, file in
      "B\(index) = { fileRef = F\(index); }; F\(index) = { path = \"\(file)\"; };"
    }
    let list = files.indices.map { "B\($0)" }.joined(separator: ", ")
    return """
      { objects = { \(objects.joined(separator: " "))
      S = { isa = PBXSourcesBuildPhase; files = (\(list)); };
      T = { isa = PBXNativeTarget; name = \(name); buildPhases = (S);
        productType = "com.apple.product-type.application"; };
      P = { isa = PBXProject; targets = (T); }; }; rootObject = P; }
      """
  }

  @Test func `the end of a lesson goes before its beginning, and both are named`() throws {
    let folder = try TemporaryFolder([
      "starter/Fold/Fold.xcodeproj/project.pbxproj": project("Fold", "App.swift"),
      "final/Fold/Fold.xcodeproj/project.pbxproj": project("Fold", "App.swift"),
      "starter/Fold/App.swift": "", "final/Fold/App.swift": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(folder.names(of: sources.paths) == ["final/Fold/App.swift"])
    let sentence =
      "holds the apps “final/Fold/Fold” and “starter/Fold/Fold”. “final/Fold/Fold” is filmed; give"
      + " the folder of another one's project."
    #expect(sources.notes.first?.hasSuffix(sentence) == true)
  }

  @Test func `of a model of Core Data's the version that Xcode takes is read`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project("App", "App.swift", "Notes.xcdatamodeld"),
      "App.swift": "",
      "Notes.xcdatamodeld/.xccurrentversion":
        "<dict><key>_XCCurrentVersionName</key><string>B.xcdatamodel</string></dict>",
      "Notes.xcdatamodeld/A.xcdatamodel/contents": "",
      "Notes.xcdatamodeld/B.xcdatamodel/contents": "",
      "Notes.xcdatamodeld/C.xcdatamodel/contents": "",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(folder.names(of: sources.paths) == ["App.swift"])
    #expect(
      folder.names(of: sources.interfaces).first == "Notes.xcdatamodeld/B.xcdatamodel/contents")
    #expect(sources.notes.isEmpty)
  }

  @Test func `resources of a package are not its sources`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": #"targets: [.target(name: "Kit", resources: [.process("Resources")])]"#,
      "Sources/Kit/A.swift": "", "Example/E.xcodeproj/project.pbxproj": project("E", "App.swift"),
      "Example/App.swift": "import Kit",
    ])
    let sources = try SourceFiles([folder.path])
    #expect(folder.names(of: sources.paths) == ["Example/App.swift", "Sources/Kit/A.swift"])
  }

  @Test func `the bundle of a package is the app's`() {
    let symbols = AssetSymbols(in: []) { ["let a = Bundle.module.bundleURL"] }
    #expect(symbols.text.contains("extension Bundle { static var module: Bundle { .main } }"))
    #expect(AssetSymbols(in: []) { ["let a = Bundle.main"] }.text.isEmpty)
  }
}
