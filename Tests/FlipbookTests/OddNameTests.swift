import Drawing
import Foundation
import FoundationXML
import SVG
import Staging
import Testing

@testable import Filming
@testable import References
@testable import SVG

/// Names with special characters of the formats, read back by parsers that are not Flipbook's.
@Suite struct OddNameTests {
  private static let names = [
    "plain", "a,b", "a \"quoted\" one", "two\nlines", "a\rb", "a\r\nb", "=1+1", "=cmd|'/C calc'!A0",
    "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", "＝1", "'quoted", "''", "<a href=\"x\">&amp;</a>",
    "]]>", "\u{1B}[31m", "\u{202E}abc", "Größe 🟧", "",
  ]

  private func csv(of names: [String]) -> String {
    TrajectoryText.csv(
      names.map { name in
        TrajectoryRow(
          frame: 0, time: 0, view: name, center: CGPoint(x: -3.5, y: 0), size: .zero, angle: 0,
          alpha: 1)
      })
  }

  /// Returns a name as it stands in a table, without its quotes.
  private func field(_ name: String) -> String {
    let isQuoted = name.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠'".unicodeScalars.contains($0) }
    return isQuoted == true ? "'" + name : name
  }

  private static let python = "/usr/bin/python3"

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: python),
      "Python is not installed: apt-get install python3"))
  func `a parser of CSV reads every name back, and none begins like a formula`() throws {
    let folder = try TemporaryFolder()
    try Data(csv(of: Self.names).utf8).write(to: folder.url.appending(path: "trace.csv"))
    let script = """
      import csv, json
      rows = list(csv.reader(open("trace.csv", encoding="utf-8", newline="")))
      print(json.dumps(rows[1:]))
      """
    let outcome = try RunningProgram.run(Self.python, ["-c", script], in: folder)
    let rows = try JSONDecoder().decode([[String]].self, from: Data(outcome.output.utf8))
    #expect(rows.map { $0[2] } == Self.names.map(field))
    #expect(rows.allSatisfy { $0.count == TrajectoryText.columns.count && $0[3] == "-3.5" })
  }

  @Test(arguments: [
    ("two\nlines", "\"two\nlines\""), ("a\rb", "\"a\rb\""), ("a\r\nb", "\"a\r\nb\""),
    ("=1+1", "\"'=1+1\""), ("-1", "\"'-1\""), ("'x", "\"''x\""), ("a-1", "a-1"),
    ("a\u{301},", "\"a\u{301},\""),
  ])
  func `a name is quoted where it has to be`(name: String, field: String) {
    let header = TrajectoryText.columns.joined(separator: ",") + "\n"
    #expect(csv(of: [name]).hasPrefix(header + "0,0.0,\(field),-3.5,0.0,0.0,0.0,0.0,1.0,"))
  }

  @Test(arguments: names + ["\u{0}\u{1}\u{8}\u{B}\u{1F}\u{FFFE}\u{FFFF}"])
  func `a parser of XML reads every name back`(name: String) throws {
    let expected = String(
      String.UnicodeScalarView(name.unicodeScalars.map { $0.isXML ? $0 : "\u{FFFD}" }))
    let run = TextRun(
      name, font: Typeface(size: 12), color: .black,
      box: CGRect(x: 0, y: 0, width: 100, height: 20))
    let svg = try SVGDocument(
      DisplayList([.text(run, transform: .identity)]), size: CGSize(width: 100, height: 20))
    let picture = try XMLDocument(xmlString: svg.text, options: .nodePreserveWhitespace)
    // A name that cannot stand in one line as it is stands in a title.
    let root = picture.rootElement()
    let words =
      root?.elements(forName: "text").first
      ?? root?.elements(forName: "g").first?.elements(forName: "title").first
    // Emoji stand there as pictures.
    let scalars = expected.unicodeScalars.filter { !$0.properties.isEmojiPresentation }
    let letters = String(String.UnicodeScalarView(scalars))
    #expect((words?.stringValue ?? "") == letters)

    var verdict = FilmVerdict(name)
    verdict.findings = [FilmFinding(.physics, name)]
    let junit = try XMLDocument(
      xmlString: JUnitText(title: name, [verdict]).text, options: .nodePreserveWhitespace)
    let suite = junit.rootElement()?.elements(forName: "testsuite").first
    #expect(suite?.attribute(forName: "name")?.stringValue == expected)
    let test = suite?.elements(forName: "testcase").first
    #expect(test?.attribute(forName: "name")?.stringValue == expected)
    let failure = test?.elements(forName: "failure").first
    #expect(failure?.attribute(forName: "message")?.stringValue == expected)
    #expect((failure?.stringValue ?? "") == expected)
  }

  @Test func `a scene with such a name can be told in every format`() throws {
    let folder = try TemporaryFolder()
    let places = ["csv", "json", "svg", "png"].flatMap { ["-o", "odd.\($0)"] }
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["trace", "odd", "-q"] + places, in: folder)
    #expect(outcome.exitCode == 0)
    _ = try XMLDocument(data: folder.contents(of: "odd.svg"))
    let json = try JSONSerialization.jsonObject(with: folder.contents(of: "odd.json"))
    let name = (json as? [[String: Any]])?.first?["view"] as? String
    #expect(name == "=1+1,\"<&>\r\n\u{1B}[31m'\u{FFFE}\u{202E}\t")
  }
}

extension Unicode.Scalar {
  /// Source: https://www.w3.org/TR/xml/#charsets.
  fileprivate var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
