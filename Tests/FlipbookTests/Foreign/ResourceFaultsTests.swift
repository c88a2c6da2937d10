import Foundation
import TemporaryFolders
import Testing

@testable import Flipbook

/// What a project holds besides its code, and is broken.
@Suite struct ResourceFaultsTests {
  private func warnings(_ files: [(path: String, text: String)]) throws -> [String] {
    let folder = TemporaryFolders.TemporaryFolder()
    for (path, text) in files {
      if let slash = path.lastIndex(of: "/") { try folder.makeFolder(String(path[..<slash])) }
      try folder.put(text, at: path)
    }
    return ResourceFaults.warnings(in: ["\(folder(""))/"]).map { warning in
      String(warning.split(separator: "/App/").last ?? "")
    }
  }

  @Test func `lists of texts and settings that are broken are said with their line`() throws {
    let found = try warnings([
      ("App/en.lproj/Localizable.strings", "\"a\" = \"b\"\n\"c\" = \"d\";"),
      ("App/en.lproj/Fine.strings", "/* none */\n\"a\" = \"b\";"),
      ("App/en.lproj/Empty.strings", ""),
      ("App/Info.plist", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n</plist>"),
      ("App/Texts.xcstrings", "{\"strings\": {"), ("App/Good.xcstrings", "{\"strings\": {}}"),
    ])
    #expect(found.count == 3)
    #expect(
      found.contains { $0.hasPrefix("Info.plist:") && $0.contains("warning: This cannot be read") })
    #expect(
      found.contains(
        "en.lproj/Localizable.strings:1:1: warning: This cannot be read, and what it says is left out:"
          + " Missing ';' on line 1."))
    #expect(found.contains { $0.hasPrefix("Texts.xcstrings: warning: This cannot be read") })
  }

  @Test func `a file that is too large for the bundle is said`() throws {
    let found = try warnings([
      ("App/Texts.xcstrings", String(repeating: " ", count: AppBundle.mostBytes + 1)),
      ("App/data.json", String(repeating: " ", count: AppBundle.mostBytes)),
    ])
    #expect(found == ["Texts.xcstrings: warning: It has more than 8 MB, and is left out."])
  }

  @Test(arguments: [
    ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", "Missing ';' on line 2."),
    ("/* \n */ \"a\" = \"b;\n", "The text of line 2 does not end."),
    ("/* a", "The comment of line 1 does not end."),
    ("\n<<<<<<< HEAD\n\"a\" = \"b\";", "An unsettled merge begins on line 2."),
    ("=", "Unexpected = on line 1."),
    ("// a\nkey.sub = 'b'; \"c\\\"\";\n", nil), ("", nil), ("a = { b = c; };", nil),
  ])
  func `the first fault of a list of texts is found`(text: String, fault: String?) {
    #expect(TextListScan.fault(in: Data(text.utf8)) == fault)
  }

  @Test func `a line break in a name is no line of ours`() throws {
    let found = try warnings([("App/a\nb: error: c.plist", "<plist>")])
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("a\\u{A}b: error: c.plist") && !found[0].contains("\n"))
  }

  @Test func `a set of a catalog that is broken is said`() throws {
    let set = "App/A.xcassets"
    let found = try warnings([
      ("\(set)/a.imageset/Contents.json", "{\"images\": [{"),
      ("\(set)/b.imageset/Contents.json", "{\"images\": {\"a\": 1}}"),
      ("\(set)/c.imageset/Contents.json", "{\"images\": [{\"filename\": \"c.png\"}]}"),
      ("\(set)/d.colorset/Contents.json", "{\"info\": {}}"),
      ("\(set)/e.imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\"}]}"),
      ("\(set)/f.appiconset/Contents.json", "{\"images\": [{\"filename\": \"gone.png\"}]}"),
      ("\(set)/Contents.json", "{\"info\": {}}"),
    ])
    let lines = found.map { (line: String) -> String in
      line.split(separator: "/").dropFirst().joined(separator: "/")
    }
    let wanted: [String] = [
      "a.imageset/Contents.json: warning: This cannot be read, and its set is left out: Unexpected"
        + " end of file during JSON parse.",
      "b.imageset/Contents.json: warning: This is no description of a set, which is left out: Xcode"
        + " writes other values.",
      "c.imageset/Contents.json: warning: The file “c.png” that it names is not there.",
      "d.colorset/Contents.json: warning: There is no colour in it.",
    ]
    #expect(lines == wanted)
  }
}
