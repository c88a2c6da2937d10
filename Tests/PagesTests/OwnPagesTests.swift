import Foundation
import Pages
import Testing

/// Tests what the pages of this repository say of its own code.
struct OwnPagesTests {
  private static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of the scenes, by their names without the ending.
  private static func scenes() throws -> [String: URL] {
    let folder = top.appending(path: "scenes")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    return Dictionary(grouping: files) { $0.deletingPathExtension().lastPathComponent }
      .filter { $0.value.count == 1 }.compactMapValues(\.first)
  }

  @Test func `the pages on UIKit Dynamics film their own code, which is that of the scenes`() throws
  {
    let scenes = try Self.scenes()
    let folder = Self.top.appending(path: "docs/dynamics")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var (blocks, films) = (0, 0)
    for name in names.sorted() where name.hasSuffix(".md") {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      let page = Page(bytes, path: name, dialect: .markdown)
      for block in page.blocks where block.marker.verb == .play {
        #expect(!block.marker.parts.contains { $0.hasSuffix(".swift") }, "\(name):\(block.line)")
        films += block.marker.output == nil ? 0 : 1
        guard let file = block.marker.words.first.flatMap({ scenes[$0] }) else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        let code = PageCode.swift(in: page.body(of: block), .markdown)?.code
        #expect(try code == Snippet(nil, in: text, of: file.path).lines, "\(name):\(block.line)")
        blocks += 1
      }
      #expect(!page.blocks.contains { $0.marker.verb == .code }, "\(name)")
    }
    #expect(blocks == 13 && films == 11)
  }
}
