import FilmFiles
import Foundation
import Pixels

/// A setting of a scene on the page that shows all of them.
package struct GridCell: Codable, Sendable, Hashable {
  /// The words that name the setting, as a row and a column of the page have them: the appearance, the
  /// screen, how it is held and the size of text; `nil` for what is as the scene itself says.
  package let words: [String?]
  /// What differs in this setting.
  package let verdict: FilmVerdict
  /// Where the page about this setting alone is, beside this page; `nil` where nothing differs.
  package let page: String?
  /// A key frame to look at; `nil` where there is none.
  package let pictures: Pictures?

  /// Makes a cell from the words of its setting and what was found there.
  package init(
    words: [String?], verdict: FilmVerdict, page: String?, pictures: Pictures?
  ) {
    (self.words, self.verdict, self.page, self.pictures) = (words, verdict, page, pictures)
  }

  /// One key frame of the scene, as it was and as it is.
  package struct Pictures: Codable, Sendable, Hashable {
    /// *Units*: seconds.
    let time: Double
    /// A PNG in base 64; `nil` where it is the same picture.
    let reference: String?
    /// A PNG in base 64.
    let actual: String
    /// The size of the pictures.
    ///
    /// *Units*: pixels.
    let width: Int
    let height: Int

    /// Makes small pictures.
    init(_ shown: KeyFramePair, time: Double) throws(FilmFileError) {
      self.time = time
      let actual = Self.small(shown.actual)
      (width, height) = (actual.size.width, actual.size.height)
      self.actual = try Self.file(actual)
      reference = try shown.isSame ? nil : Self.file(Self.small(shown.reference))
    }

    private static func small(_ frame: Frame) -> Frame {
      let size = frame.size
      guard size.width > widest else { return frame }
      return frame.reduced(
        to: PixelSize(width: widest, height: max(1, size.height * widest / size.width)))
    }

    private static func file(_ frame: Frame) throws(FilmFileError) -> String {
      Data(try PNGEncoder().bytes(of: frame)).base64EncodedString()
    }

    /// *Units*: pixels.
    private static let widest = 360
  }
}

/// A key frame of a reference beside the picture of the film as it is now.
struct KeyFramePair: Sendable {
  let reference: Frame
  let actual: Frame
  /// The frame, counted as in the film.
  let frame: Int
  let isSame: Bool
}
