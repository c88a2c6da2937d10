import Foundation
import Testing

@testable import Files
@testable import References

/// The script and the style of the page, as files that a linter sees and the build puts into a program.
@Suite struct ReportFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Services/WebFiles").standardizedFileURL

  private static let hasNode = OtherProgram.output(of: "node", ["--version"]) != nil

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
  }

  private func isScript(_ path: String) throws -> Bool {
    try RunningProcess("node", ["--check", path], .output).finish() == 0
  }

  @Test(.enabled(if: hasNode, "node is not installed"))
  func `the script is one that node understands`() throws {
    #expect(try isScript(Self.folder.appending(path: "report.js").path))
    #expect(try !isScript(Self.folder.appending(path: "report.css").path), "nothing was checked")
  }

  @Test func `the page holds both files as they are`() throws {
    let page = ReportPage(
      verdict: FilmVerdict("film"), acceptCommand: nil, hasFilm: true, heat: nil, hasMotion: true,
      data: "{}", omissions: [], player: nil)
    #expect(page.html.contains("<style>\n\(try text("report.css"))</style>"))
    #expect(page.html.contains("<script>\n\(try text("report.js"))</script>"))
  }

  @Test func `what the page shows has what the script asks for`() throws {
    let page = ReportPage(
      verdict: FilmVerdict("film"), acceptCommand: "accept", hasFilm: true, heat: nil,
      hasMotion: true, data: "{}", omissions: [], player: nil
    ).html
    let names = Set(try text("report.js").matches(of: /\$\('(\w+)'\)/).map { String($0.1) })
    #expect(names.count > 10)
    // The cursor is drawn by the script itself.
    for name in names.subtracting(["cursor"]) {
      #expect(page.contains("id=\"\(name)\""), "\(name)")
    }
  }
}
