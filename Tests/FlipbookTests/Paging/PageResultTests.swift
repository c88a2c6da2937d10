import Foundation
import Pages
import Streams
import Testing

@testable import Flipbook

/// Tries what becomes of a page that somebody saves while its pictures are made.
struct PageResultTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.appending(path: "page.md").path }

  init() throws { folder = try TemporaryFolder() }

  private static let text = """
    <!-- flipbook: code A.swift -->
    old
    <!-- /flipbook -->
    <!-- flipbook: code B.swift -->
    old
    <!-- /flipbook -->
    """

  /// Makes the page of one text, and publishes it when another one stands there.
  private func published(over saved: String) throws -> (text: String, result: PageResult) {
    let page = Page(Array(Self.text.utf8), path: path, dialect: .markdown)
    let made = ["new A", "new B"].map { line in
      var block = MadeBlock()
      block.lines = [line]
      return block
    }
    var result = PageResult(pages: [page], made: [made], scratch: folder.url.path)
    try Data(saved.utf8).write(to: URL(filePath: path))
    result.publish()
    return (String(decoding: try folder.contents(of: "page.md"), as: UTF8.self), result)
  }

  @Test func `what was saved meanwhile stays, and blocks that are the same are made`() throws {
    let saved = Self.text.replacing("<!-- flipbook: code B", with: "More.\n<!-- flipbook: code B")
    let (text, result) = try published(over: saved)
    #expect(
      text
        == saved.replacing("A.swift -->\nold", with: "A.swift -->\nnew A")
        .replacing("B.swift -->\nold", with: "B.swift -->\nnew B"))
    #expect(!result.hasFailed)
  }

  @Test func `a marker that was saved meanwhile is told and left as it is`() throws {
    let saved = Self.text.replacing("B.swift", with: "C.swift")
    let (text, result) = try published(over: saved)
    #expect(text == saved.replacing("A.swift -->\nold", with: "A.swift -->\nnew A"))
    #expect(result.wrong.flatMap(\.faults).map(\.line) == [4])
    #expect(result.hasFailed)
  }

  @Test func `a page that was broken meanwhile is left as it is`() throws {
    let saved = Self.text.dropLast(3) + "\n"
    let (text, result) = try published(over: String(saved))
    #expect(text == String(saved))
    #expect(result.hasFailed)
  }
}
