import Drawing
import Geometry
import Pixels
import Rasterizer
import Wording

/// Puts several pictures of a film into one.
package struct Filmstrip: Sendable {
  /// One moment of a film.
  package struct Shot: Sendable {
    /// The picture at its full size.
    package let frame: Frame
    /// The time of this picture.
    ///
    /// *Units*: seconds.
    package let seconds: Double
    /// What is said of this picture; nil for nothing.
    package let caption: String?

    /// Makes a shot of a picture at a time in seconds.
    package init(_ frame: Frame, seconds: Double, caption: String? = nil) {
      self.frame = frame
      self.seconds = seconds
      self.caption = caption
    }

    fileprivate var label: String {
      Words.seconds(seconds) + (caption.map { "\n\($0)" } ?? "")
    }
  }

  /// The most shots side by side; further ones go into rows below.
  package var columns = 8
  /// The widest shot, in pixels; wider ones are reduced by a whole factor.
  package var widestShot = 320

  /// Whether what stands around the shots is for dark pages.
  package var isDark = false

  private var paper: Color {
    isDark ? Color(red: 0.16, green: 0.16, blue: 0.18) : Color(red: 0.9, green: 0.9, blue: 0.92)
  }
  private var ink: Color {
    isDark ? Color(red: 0.85, green: 0.85, blue: 0.88) : Color(red: 0.25, green: 0.25, blue: 0.3)
  }

  /// Makes a strip with up to eight shots in a row, each at most 320 pixels wide.
  package init() {}

  /// Returns the shots in rows, each with its time and its caption above it.
  ///
  /// - Throws: `FilmError.noFrames`, or `.strip` when the picture is too large.
  package func picture(of shots: [Shot]) throws(FilmError) -> Frame {
    try arrange(
      shots.map { (smaller($0.frame), $0.label) }, columns: max(1, columns))
  }

  /// Returns the shots over one another, earlier ones fainter, below the time that they span.
  ///
  /// The most frequent colour of the first shot is the ground. Where any shot shows it, so does the
  /// picture; over it, each shot is drawn where it differs.
  ///
  /// - Throws: `FilmError.noFrames` or `.strip`; also when shots have different sizes.
  package func onion(of shots: [Shot]) throws(FilmError) -> Frame {
    guard let first = shots.first, let last = shots.last else { throw .noFrames }
    guard shots.allSatisfy({ $0.frame.size == first.frame.size }) else {
      throw .strip("the frames have different sizes")
    }
    let picture = OnionSkin(shots.map(\.frame)).frame
    let label = "\(Words.seconds(first.seconds)) – \(Words.seconds(last.seconds))"
    return try arrange([(picture, label)], columns: 1)
  }

  private func smaller(_ frame: Frame) -> Frame {
    let factor = (frame.size.width + widestShot - 1) / max(1, widestShot)
    return factor > 1 ? frame.reduced(by: factor) : frame
  }

  private func arrange(
    _ pictures: [(frame: Frame, label: String)], columns: Int
  ) throws(FilmError) -> Frame {
    guard let width = pictures.map(\.frame.size.width).max(),
      let height = pictures.map(\.frame.size.height).max()
    else { throw .noFrames }
    let gap = max(4, width / 20)
    let fontSize = Double(max(9, min(24, width / 14)))
    // Captions have room for two lines below the times.
    let isCaptioned = pictures.contains { $0.label.contains("\n") }
    let labelHeight = Int((fontSize * (isCaptioned ? 4.4 : 1.6)).rounded())
    let cell = (width: width + gap, height: height + labelHeight + gap)
    let rows = (pictures.count + columns - 1) / columns
    let corners = pictures.indices.map { index in
      (
        x: gap + index % columns * cell.width, y: gap + index / columns * cell.height + labelHeight
      )
    }
    let labels = zip(pictures, corners).map { picture, corner in
      DrawCommand.text(
        TextRun(
          picture.label, font: Typeface(size: fontSize, weight: 500), color: ink,
          box: CGRect(
            x: corner.x, y: corner.y - labelHeight, width: width, height: labelHeight),
          lines: isCaptioned ? 3 : 1),
        transform: .identity)
    }
    let sheet = Rasterizer(
      size: CGSize(
        width: gap + min(columns, pictures.count) * cell.width, height: gap + rows * cell.height),
      scale: 1, background: paper)
    var strip: Frame
    do throws(RasterizerError) {
      strip = try sheet.frame(of: DisplayList(labels))
    } catch {
      throw .strip(error.description)
    }
    for (picture, corner) in zip(pictures, corners) {
      strip.put(picture.frame, x: corner.x, y: corner.y)
    }
    return strip
  }
}
