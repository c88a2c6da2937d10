import FilmFiles
import Foundation
import PictureFiles
import Pixels
import Testing

/// The pictures in the order of their page.
private let chapters: [(title: String, pictures: [Picture])] = [
  ("Shapes", shapes), ("Lines", strokes), ("Gradients and images", paints),
  ("Groups, shadows, masks, backdrops and tilted planes", compositions), ("Text", texts),
  ("Layers", layers), ("Views", views),
]

private let pictures = chapters.flatMap(\.pictures)

/// Small pictures of one behaviour each, compared pixel for pixel with those in `docs/pictures/`.
///
/// `FLIPBOOK_RECORD_PICTURES=1 swift test --filter PictureTests` records them anew.
@MainActor @Suite struct PictureTests {
  private static let docs = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs")
  private static let folder = docs.appending(path: "pictures")
  private static let page = docs.appending(path: "pictures.md")
  private nonisolated static let isRecording =
    ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_PICTURES"] != nil

  @Test(arguments: pictures)
  func `a picture is what it was`(picture: Picture) throws {
    let frame = try picture.frame()
    let file = Self.folder.appending(path: "\(picture.name).png")
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(PNGEncoder(.small).bytes(of: frame)).write(to: file)
    }
    let recorded = try PNGPicture(Array(Data(contentsOf: file)))
    try #require(recorded.width == frame.size.width && recorded.height == frame.size.height)
    let different = frame.pixels.indices.filter { frame.pixels[$0] != recorded.pixels[$0] }
    guard let first = different.first else { return }
    Issue.record(
      """
      \(picture.subject) differs from docs/pictures/\(picture.name).png, which shows: \
      “\(picture.sentence)” \(different.count) pixels are others, the first one at \
      (\(first % frame.size.width), \(first / frame.size.width)).
      """)
  }

  /// While pictures are recorded, a new one may not have its file yet.
  @Test(.enabled(if: !isRecording, "the pictures are being recorded"))
  func `every file is the picture of a test`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == pictures.map { "\($0.name).png" }.sorted())
  }

  @Test func `every picture shows something, and none shows what another one does`() throws {
    var names: [Frame: String] = [:]
    for picture in pictures {
      let frame = try picture.frame()
      #expect(Set(frame.pixels).count > 1, "\(picture.name) is empty")
      let other = names.updateValue(picture.name, forKey: frame)
      #expect(other == nil, "\(picture.name) is the same as \(other ?? "")")
    }
  }

  @Test func `the page shows every picture beside its sentence`() throws {
    let text = Self.text
    if Self.isRecording { try Data(text.utf8).write(to: Self.page) }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  /// What `docs/pictures.md` says.
  private static var text: String {
    let head = """
      # One picture a behaviour

      Each picture is 48 points wide and drawn at two pixels a point. `PictureTests` draws them anew and
      compares every pixel; `FLIPBOOK_RECORD_PICTURES=1 swift test --filter PictureTests` records them,
      and this page, anew.

      """
    let tables = chapters.map { title, pictures in
      let rows = pictures.map {
        "| <img src=\"pictures/\($0.name).png\" width=\"48\" alt=\"\"> | `\($0.subject)` | \($0.sentence) |"
      }
      return """

        ## \(title)

        | | | |
        |---|---|---|
        \(rows.joined(separator: "\n"))

        """
    }
    return head + tables.joined()
  }
}
