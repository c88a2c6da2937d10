import Files
import Foundation
import TemporaryFolders
import Testing

@testable import Compiling
@testable import Flipbook

/// Another one than that of the other tests here, which holds no files.
private typealias AppFolder = TemporaryFolders.TemporaryFolder

extension MadeProgram {
  /// A program without a byte.
  static let empty = MadeProgram(
    bytes: [], subject: "", warnings: [], outlets: [], backtracer: nil, spareFolder: nil, parts: [])
}

/// Names that others chose lead to nothing outside of an app's bundle, to be read or to be written.
@Suite struct AppBundleTests {
  private func bundle(_ folder: AppFolder) throws {
    try folder.makeFolder("run/bundle")
    _ = try AppBundle(in: folder("run/bundle"), of: .empty, with: ["\(folder("App"))/"])
  }

  private func catalog(of languages: [String]) -> String {
    let all = languages.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"x\"}}" }
    return "{\"strings\": {\"k\": {\"localizations\": {\(all.joined(separator: ", "))}}}}"
  }

  @Test(arguments: [
    "../victim/en", "../../victim/en", "/WHOLE/victim/en", "a/../../../victim/en", "..", ".", "",
    "en/x",
    "en\\u0000", "../../App/en",
  ])
  func `a language leads to its own folder`(language: String) throws {
    let folder = try AppFolder([
      "victim/en.lproj/Localizable.strings": "\"k\" = \"mine\";",
      "App/en.lproj/Other.strings": "\"k\" = \"mine\";", "App/Localizable.xcstrings": "",
    ])
    let name = language.replacing("/WHOLE", with: folder.path)
    try folder.put(catalog(of: [name, "de"]), at: "App/Localizable.xcstrings")
    let before = try folder.everything()
    try bundle(folder)
    let isPlain = [".", ".."].contains(language)
    let new = try folder.everything().filter { !before.contains($0) }
    #expect(new.allSatisfy { $0.hasPrefix("run") })
    #expect(new.contains("run/bundle/de.lproj/Localizable.strings"))
    #expect(try folder.bytes(of: "victim/en.lproj/Localizable.strings").count == 13)
    let warnings = ResourceFaults.warnings(in: ["\(folder("App"))/"])
    #expect(warnings.count == (isPlain ? 0 : 1))
    #expect(warnings.allSatisfy { $0.contains("names no language") })
  }

  @Test func `an app finds that its xibs and storyboards are there`() throws {
    let folder = try AppFolder([
      "App/Views/Card.xib": "<a/>", "App/Base.lproj/Main.storyboard": "<a/>",
      "App/de.lproj/Row.xib": "<a/>", "App/de.lproj/Main.storyboard": "<a/>",
    ])
    try bundle(folder)
    let app = try #require(Bundle(path: folder("run/bundle")))
    for name in ["Card", "Row"] {
      #expect(app.path(forResource: name, ofType: "nib") == folder("run/bundle/\(name).nib"))
    }
    #expect(app.url(forResource: "Main", withExtension: "storyboardc") != nil)
    #expect(app.path(forResource: "Other", ofType: "nib") == nil)
  }

  @Test func `a list that is too much is in no bundle, nor in one within it`() throws {
    let deep = String(repeating: "(", count: 200) + String(repeating: ")", count: 200)
    let folder = try AppFolder([
      "App/Good.bundle/a.strings": "\"k\" = \"v\";", "App/Bad.bundle/a.strings": "\"k\" = \"v\";",
      "App/Bad.bundle/en.lproj/b.plist": deep, "App/Bad.bundle/en.lproj/c.txt": "c",
    ])
    try bundle(folder)
    #expect(Standing(ofLinkAt: folder("run/bundle/Good.bundle")) == .link)
    #expect(try folder.bytes(of: "run/bundle/Bad.bundle/a.strings").count == 10)
    #expect(try folder.bytes(of: "run/bundle/Bad.bundle/en.lproj/c.txt").count == 1)
    #expect(Standing(at: folder("run/bundle/Bad.bundle/en.lproj/b.plist")) == .nothing)
    let warnings = ResourceFaults.warnings(in: ["\(folder("App"))/"])
    #expect(warnings.count == 1 && warnings[0].contains("Bad.bundle/en.lproj/b.plist"))
    #expect(warnings[0].contains("more than 100 deep"))
  }

  @Test func `links that lead out are said, and are in no bundle`() throws {
    let folder = try AppFolder([
      "App/in.txt": "", "App/Sub/b.txt": "", "secret.txt": "", "secret/en.lproj/A.strings": "",
      "Set.xcassets/Contents.json": "{}",
    ])
    for (link, target) in [
      ("out.txt", "../secret.txt"), ("link.txt", "in.txt"), ("en.lproj", "../secret/en.lproj"),
      ("Set.xcassets", "../Set.xcassets"), ("Info.plist", "../secret.txt"),
      ("Texts.xcstrings", "../secret.txt"),
    ] {
      #expect(symlink(target, folder("App/\(link)")) == 0)
    }
    try bundle(folder)
    let found = try FileManager.default.contentsOfDirectory(atPath: folder("run/bundle")).sorted()
    #expect(found == ["App", "Info.plist", "b.txt", "in.txt", "link.txt"])
    let warnings = ResourceFaults.warnings(in: ["\(folder("App"))/"])
    #expect(warnings.filter { $0.contains("leads out of what was given") }.count == 5)
  }

  @Test func `nothing that stands in a bundle is written over`() throws {
    let folder = try AppFolder(["victim": "mine"])
    #expect(symlink(folder("victim"), folder("list")) == 0)
    #expect(throws: FileError.self) { try AppBundle.write(Data([1]), to: folder("list")) }
    #expect(try folder.bytes(of: "victim") == Array("mine".utf8))
  }

  @Test func `a folder's name is nothing but a name in the settings`() throws {
    let folder = AppFolder()
    try folder.makeFolder("A & <B>")
    try folder.put(
      "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>",
      at: "A & <B>/Info.plist")
    try folder.makeFolder("bundle")
    _ = try AppBundle(in: folder("bundle"), of: .empty, with: ["\(folder("A & <B>"))/"])
    let list = ForeignList.propertyList(at: folder("bundle/Info.plist")) as? [String: String]
    #expect(list?["CFBundleName"] == "A & <B>")
  }
}
