import Files
import Foundation
import TemporaryFolders
import Testing

@testable import Flipbook

/// Another one than that of the other tests here, which holds no files.
private typealias AppFolder = TemporaryFolders.TemporaryFolder

/// Lists of others are measured before they are unpacked.
@Suite struct ForeignListTests {
  /// Returns a binary list of levels, each of which holds the one above it some times.
  ///
  /// *Shape*: the innermost is a text of one letter.
  private static func tower(of levels: Int, times: Int) -> Data {
    let objects = (0..<levels).map {
      [0xA0 | UInt8(times)] + Array(repeating: UInt8($0 + 1), count: times)
    }
    return list(objects + [[0x51, UInt8(ascii: "x")]])
  }

  private static func list(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
    }
    return Data(bytes)
  }

  @Test func `a binary list counts each value as often as it is named`() throws {
    // 2 + 4 + … + 2ⁿ values, and the list around them: under a million up to n = 18.
    for levels in 1...18 {
      let data = Self.tower(of: levels, times: 2)
      #expect(ForeignList.fault(in: data) == nil, "\(levels)")
    }
    for levels in 19...60 {
      #expect(
        ForeignList.fault(in: Self.tower(of: levels, times: 2))
          == "It unpacks to more than 1000000 values.", "\(levels)")
    }
    #expect(ForeignList.fault(in: Self.tower(of: 6, times: 14)) != nil)
    let read = try PropertyListSerialization.propertyList(
      from: Self.tower(of: 3, times: 2), format: nil)
    #expect("\(read)".filter { $0 == "x" }.count == 8)
  }

  @Test func `a list that holds itself, or too deep a one, is refused`() {
    #expect(ForeignList.fault(in: Self.list([[0xA1, 0]])) == "A list in it holds itself.")
    #expect(
      ForeignList.fault(in: Self.list([[0xA1, 1], [0xA1, 0]])) == "A list in it holds itself.")
    #expect(
      ForeignList.fault(in: Self.list([[0xD1, 1, 0], [0x51, 0x61]])) == "A list in it holds itself."
    )
    #expect(ForeignList.fault(in: Self.tower(of: 100, times: 1)) == nil)
    #expect(ForeignList.fault(in: Self.tower(of: 102, times: 1)) == ForeignList.tooDeep)
  }

  @Test(arguments: [
    (open: "<array>", close: "</array>"), (open: "<dict><key>a</key>", close: "</dict>"),
    (open: "(", close: ")"), (open: "{a=", close: ";}"),
  ])
  func `lists of text stand in one another a hundred times`(_ list: (open: String, close: String)) {
    func text(_ depth: Int) -> Data {
      let inside =
        String(repeating: list.open, count: depth) + String(repeating: list.close, count: depth)
      let start = list.open.hasPrefix("<") ? "<?xml version=\"1.0\"?>\n" : "/* {{{ */ "
      return Data((start + inside).utf8)
    }
    #expect(ForeignList.fault(in: text(99)) == nil)
    #expect(ForeignList.fault(in: text(101)) == ForeignList.tooDeep)
    #expect(ForeignList.fault(in: text(200_000)) == ForeignList.tooDeep)
    let wide = String(decoding: text(101), as: UTF8.self).data(using: .utf16) ?? Data()
    #expect(ForeignList.fault(in: wide) == ForeignList.tooDeep)
  }

  @Test(arguments: [
    (
      item: "<i/>", start: "<?xml version=\"1.0\"?><plist><array>", end: "</array></plist>", more: 2
    ),
    (item: "<s>a</s>", start: "<plist><array>", end: "</array></plist>", more: 2),
    (item: "a,", start: "(", end: ")", more: 1), (item: "()", start: "", end: "", more: 0),
  ])
  func `values of a list of text are counted`(
    _ list: (item: String, start: String, end: String, more: Int)
  ) {
    func text(_ count: Int) -> Data {
      Data((list.start + String(repeating: list.item, count: count - list.more) + list.end).utf8)
    }
    #expect(ForeignList.fault(in: text(ForeignList.mostValues)) == nil)
    // Depth is said first where it comes first, and the text behind a fault is not read.
    #expect(
      ForeignList.fault(in: text(ForeignList.mostValues + 1) + Data(repeating: 0x28, count: 500))
        == ForeignList.tooLarge)
  }

  @Test func `what stands in texts and comments is no list`() {
    let braces = String(repeating: "({", count: 500)
    for text in [
      "\"a\" = \"\(braces)\";", "/* \(braces) */", "// \(braces)\n\"a\" = \"b\";",
      "\"\\\"\(braces)\" = 'b';", "<plist><!-- \(String(repeating: "<a>", count: 500)) --></plist>",
      "<plist>\(String(repeating: "<true/>", count: 500))</plist>",
    ] {
      #expect(ForeignList.fault(in: Data(text.utf8)) == nil, "\(text.prefix(40))")
    }
  }

  @Test func `any bytes are measured`() {
    let whole = Array(Self.tower(of: 5, times: 3))
    for place in whole.indices {
      for value: UInt8 in [0, 1, 8, 0x7F, 0x80, 0xA0, 0xAF, 0xD0, 0xDF, 0xFF] {
        var bytes = whole
        bytes[place] = value
        _ = ForeignList.fault(in: Data(bytes))
      }
      _ = ForeignList.fault(in: Data(whole.prefix(place)))
    }
  }

  @Test func `a bomb is said, and is in no bundle`() throws {
    let folder = AppFolder()
    try folder.makeFolder("App/en.lproj")
    let bomb = Self.tower(of: 40, times: 2)
    for name in ["Info.plist", "Other.plist", "en.lproj/Localizable.strings", "Top.strings"] {
      try bomb.write(to: URL(filePath: folder("App/\(name)")))
    }
    let warnings = ResourceFaults.warnings(in: ["\(folder("App"))/"])
    #expect(warnings.filter { $0.hasSuffix("It unpacks to more than 1000000 values.") }.count == 4)
    try folder.makeFolder("bundle")
    _ = try AppBundle(
      in: folder("bundle"), of: .empty, with: ["\(folder("App"))/"])
    let bundled = try folder.everything().filter { $0.hasPrefix("bundle/") }.sorted()
    #expect(bundled == ["bundle/App", "bundle/Info.plist"])
  }
}
