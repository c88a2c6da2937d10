import Browsing
import Foundation
import TemporaryFolders
import Testing

@testable import References

/// The page that shows a scene in all settings.
@Suite(.serialized) struct GridPageTests {
  private func cell(_ words: [String?], differs: Bool = false) -> GridCell {
    var verdict = FilmVerdict((["card"] + words.compactMap { $0 }).joined(separator: ", "))
    if differs { verdict.findings = [FilmFinding(.views, "Views: `square` is hidden <at once>.")] }
    let page = differs ? "page,\(words.compactMap { $0 }.joined(separator: ",")).html" : nil
    return GridCell(words: words, verdict: verdict, page: page, pictures: nil)
  }

  @Test func `screens are columns, and the rest makes rows`() {
    let axes = GridAxes([
      ["light", "iphone-se", "large"], ["light", "iphone-16", "large"],
      ["dark", "iphone-se", "large"],
    ])
    #expect(axes.columns == [["iphone-se"], ["iphone-16"]])
    #expect(axes.rows == [["light", "large"], ["dark", "large"]])
  }

  @Test func `without several screens, appearances are columns, or else sizes of text`() {
    let shown = GridAxes([["light", nil, "large"], ["dark", nil, "large"], [nil, nil, "large"]])
    #expect(shown.columns == [["light"], ["dark"], [nil]])
    #expect(shown.rows == [[nil, "large"]])
    let text = GridAxes([["dark", "ipad", "small"], ["dark", "ipad", "large"]])
    #expect(text.columns == [["small"], ["large"]])
    #expect(text.rows == [["dark", "ipad"]])
    #expect(GridAxes([[nil, "ipad", nil]]).columns == [["ipad"]])
  }

  @Test(arguments: [
    ("page.html", "page,dark,390x844.html"), ("a.b/page.html", "a.b/page,dark,390x844.html"),
    ("a.b/page", "a.b/page,dark,390x844"), ("page.old.html", "page.old,dark,390x844.html"),
    (".page", ".page,dark,390x844"),
  ])
  func `each setting has a page beside that of the scene`(path: String, own: String) {
    #expect(GridPage.path(of: ["dark", "390x844"], beside: path) == own)
  }

  @Test(.enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"))
  func `a cell stands where its row and column say, and leads to its page`() throws {
    let folder = TemporaryFolder()
    let page = folder.url.appending(path: "page.html")
    let cells = [
      cell(["light", "iphone-se", nil]), cell(["light", "iphone-16", nil], differs: true),
      cell(["dark", "iphone-16", nil]),
    ]
    try GridPage(scene: "card", cells: cells, acceptCommand: "flipbook record 'a & b'")
      .write(to: page.path)
    let browser = try Browser(showing: page, width: 390, height: 800, isDark: true)
    try browser.wait(for: "document.readyState === 'complete'")
    let table = try browser.value(
      "[...document.querySelectorAll('tr')].map(row => [...row.children].map(field => "
        + "field.textContent.trim()).join('|')).join('/')")
    #expect(table as? String == "|iphone-se|iphone-16/light|same|differs/dark||same")
    let address = try browser.value("document.querySelector('td a').href") as? String
    #expect(address == folder.url.appending(path: "page,light,iphone-16.html").absoluteString)
    #expect(
      try browser.value("document.querySelector('ol').textContent") as? String
        == "card, light, iphone-16Views: square is hidden <at once>.")
    #expect(
      try browser.value("document.getElementById('accept').textContent") as? String
        == "flipbook record 'a & b'")
    #expect(
      try browser.value("document.documentElement.scrollWidth <= innerWidth") as? Bool == true)
  }
}
