import Foundation
import Pages
import Testing

@testable import Flipbook

/// What `docs --watch` looks at, and what it shows.
struct PageWatchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func page(_ text: String, at name: String) throws -> Page {
    try write(text, to: name)
    let path = folder.url.appending(path: name).path
    return Page(Array(text.utf8), path: path, dialect: try #require(PageDialect(path: path)))
  }

  @Test func `a page is made again when any file is saved that a marker names`() throws {
    for name in ["A.swift", "B.swift", "C.swift", "F.swift", "G.swift", "H.swift", "app/I.swift"] {
      try write("", to: name)
    }
    let page = try page(
      """
      <!-- flipbook: code A.swift#part -->
      <!-- /flipbook -->
      <!-- flipbook: verdict B.swift --beside C.swift -->
      <!-- /flipbook -->
      <!-- flipbook: play hello --with F.swift --fingers=G.swift -->
      <!-- /flipbook -->
      <!-- flipbook: film app --fingers H.swift -o a.svg --to 1 -->
      <!-- /flipbook -->
      """, at: "page.md")
    let places = PageWatch.sources(of: page).map { String($0.dropFirst(folder.url.path.count + 1)) }
    #expect(
      places.sorted()
        == ["A.swift", "B.swift", "C.swift", "F.swift", "G.swift", "H.swift", "app"])
  }

  @Test(arguments: [
    ("page.md", "<img src=\"g/a.png\" alt=\"x\">"), ("page.md", "![x](g/a.png)"),
    ("page.rst", ".. image:: g/a.png"), ("A.docc/page.md", "@Image(source: \"a\", alt: \"x\")"),
  ])
  func `the picture of a marker is shown below it`(name: String, body: String) throws {
    let place = name.contains("/") ? "A.docc/" : ""
    try write("picture", to: "\(place)g/a.png")
    try write("night", to: "\(place)g/a~dark@2x.png")
    try write("another", to: "\(place)g/b.png")
    let isRestructured = name.hasSuffix(".rst")
    let marker = "flipbook: film fall -o g/a.png"
    let page = try page(
      isRestructured
        ? ".. \(marker)\n\n\(body)\n\n.. /flipbook\n"
        : "<!-- \(marker) -->\n\(body)\n<!-- /flipbook -->\n", at: name)
    let html = PagePreview.html(of: page)
    func isShown(_ text: String) -> Bool { html.contains(Data(text.utf8).base64EncodedString()) }
    #expect(isShown("picture") && !isShown("another"))
    #expect(isShown("night") == name.contains(".docc"))
  }
}
