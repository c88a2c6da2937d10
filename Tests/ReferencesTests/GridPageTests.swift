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
      ["light", "iphone-se", nil, "large"], ["light", "iphone-16", nil, "large"],
      ["dark", "iphone-se", nil, "large"],
    ])
    #expect(axes.columns == [["iphone-se"], ["iphone-16"]])
    #expect(axes.rows == [["light", nil, "large"], ["dark", nil, "large"]])
  }

  @Test func `without several screens, ways to hold it are columns, appearances, or sizes of text`()
  {
    let held = GridAxes([["light", nil, "portrait", nil], ["dark", nil, "landscape", nil]])
    #expect(held.columns == [["portrait"], ["landscape"]])
    #expect(held.rows == [["light", nil, nil], ["dark", nil, nil]])
    let shown = GridAxes([
      ["light", nil, nil, "large"], ["dark", nil, nil, "large"], [nil, nil, nil, "large"],
    ])
    #expect(shown.columns == [["light"], ["dark"], [nil]])
    #expect(shown.rows == [[nil, nil, "large"]])
    let text = GridAxes([["dark", "ipad", nil, "small"], ["dark", "ipad", nil, "large"]])
    #expect(text.columns == [["small"], ["large"]])
    #expect(text.rows == [["dark", "ipad", nil]])
    #expect(GridAxes([[nil, "ipad", nil, nil]]).columns == [["ipad"]])
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
      cell(["light", "iphone-se", nil, nil]),
      cell(["light", "iphone-16", nil, nil], differs: true),
      cell(["dark", "iphone-16", nil, nil]),
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
