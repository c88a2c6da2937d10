import Drawing
import Geometry
import Testing

@testable import Motion

/// Films of a few commands, as animated SVG.
struct TimelineTests {
  private static let size = CGSize(width: 100, height: 80)
  private static let box = CGRect(x: 0, y: 0, width: 10, height: 8)

  private static func fill(_ x: Double, _ y: Double = 0, _ color: Color = .black) -> DrawCommand {
    .fill(.rectangle(box), color, transform: CGAffineTransform(translationX: x, y: y))
  }

  private static let circle = DrawCommand.fill(
    .ellipse(box), .black, transform: CGAffineTransform(translationX: 50, y: 50))

  private static func timeline(
    _ frames: [[DrawCommand]], dark: [[DrawCommand]]? = nil
  ) throws -> Timeline {
    var reader = ElementReader(size: size, scale: 2)
    var films: [MotionPictures] = []
    for frames in [frames, dark].compactMap({ $0 }) {
      var film = MotionPictures()
      for commands in frames { try film.append(DisplayList(commands), frames: 1, by: &reader) }
      films.append(film)
    }
    return Timeline(films[0], dark: films.count > 1 ? films[1] : nil, readBy: reader, size: size)
  }

  private static func svg(_ timeline: Timeline) throws -> String {
    let settings = AnimatedSVG.Settings(
      title: "a < b", sentence: "It moves.", duration: Double(timeline.frames) / 60, plays: nil,
      ground: nil, scale: 1)
    return try AnimatedSVG(timeline, settings) { _ in [] }.text
  }

  @Test func `what moves stays one element`() throws {
    let timeline = try Self.timeline((0..<30).map { [Self.fill(Double($0) * 2), Self.circle] })
    #expect(timeline.tracks.count == 2)
    #expect(timeline.tracks[0].placements(in: 30).map(\.frame) == [0, 29, 30])
    let text = try Self.svg(timeline)
    #expect(text.components(separatedBy: "<rect").count == 2)
    #expect(
      text.contains(
        "@keyframes k0{0%{transform:translate(5px,4px)}96.6666%,100%{transform:translate(63px,4px)}}"
      ))
    #expect(text.contains("@media (prefers-reduced-motion:reduce){*{animation:none!important}}"))
  }

  @Test func `the frame that is wanted stands where no motion is`() throws {
    let timeline = try Self.timeline((0..<30).map { [Self.fill(Double($0) * 2), Self.circle] })
    let settings = AnimatedSVG.Settings(
      title: "a", sentence: "It moves.", duration: 0.5, plays: nil, ground: nil, scale: 1, still: 12
    )
    let text = try AnimatedSVG(timeline, settings) { _ in [] }.text
    #expect(
      text.contains(
        "{*{animation-delay:-.204166s!important;animation-play-state:paused!important}}"))
  }

  @Test func `what never comes into the picture is left out, and what comes is not`() throws {
    let outside = Self.size.width + 20
    let timeline = try Self.timeline([
      [Self.fill(outside), Self.fill(outside, 0, .white), Self.circle],
      [Self.fill(outside), Self.fill(50, 0, .white), Self.circle],
    ])
    #expect(timeline.tracks.map(\.body) == [.box, .ellipse])
    let group = DrawCommand.group(
      DisplayList([Self.fill(outside)]), clip: nil, transform: .identity, opacity: 1)
    #expect(try Self.timeline([[group, Self.circle]]).tracks.map(\.body) == [.ellipse])
  }

  @Test func `a film in which nothing moves has no style`() throws {
    let text = try Self.svg(Self.timeline([[Self.fill(1)], [Self.fill(1)]]))
    #expect(!text.contains("<style>") && !text.contains("animation"))
    #expect(text.contains("<title>a &lt; b</title>"))
  }

  @Test func `what comes and goes keeps its place among the others`() throws {
    let timeline = try Self.timeline([
      [Self.fill(0)], [Self.circle, Self.fill(0)], [Self.fill(0)],
    ])
    #expect(timeline.tracks.map(\.body) == [.ellipse, .box])
    #expect(
      timeline.tracks[0].visibility == [Change(0, false), Change(1, true), Change(2, false)])
    let text = try Self.svg(timeline)
    #expect(text.contains("visibility=\"hidden\""))
    #expect(text.contains("visibility:visible;animation-timing-function:step-end"))
  }

  @Test func `what is brought to the front is drawn there`() throws {
    let timeline = try Self.timeline([
      [Self.fill(0), Self.circle], [Self.circle, Self.fill(0)],
    ])
    // Either of both goes on; the other one is hidden, and drawn anew.
    #expect(timeline.tracks.count == 3)
    for frame in 0..<2 {
      let shown = timeline.tracks.filter { track in
        track.visibility.last { $0.frame <= frame }?.value == true
      }
      #expect(shown.map(\.body) == (frame == 0 ? [.box, .ellipse] : [.ellipse, .box]))
    }
  }

  @Test func `of equal elements each goes on with the nearest`() throws {
    let timeline = try Self.timeline([
      [Self.fill(0), Self.fill(20), Self.fill(40)], [Self.fill(21), Self.fill(41)],
    ])
    #expect(timeline.tracks.count == 3)
    #expect(timeline.tracks.map { $0.last == nil } == [true, false, false])
    #expect(timeline.tracks[1].last?.pose.x == 26)
  }

  @Test func `colours of dark pages are variables`() throws {
    let text = try Self.svg(
      Self.timeline([[Self.fill(0, 0, .white)]], dark: [[Self.fill(0, 0, .black)]]))
    #expect(text.contains("style=\"fill:var(--0)\""))
    #expect(text.contains(":root{--0:#fff}"))
    #expect(text.contains("@media (prefers-color-scheme:dark){:root{--0:#000}}"))
    #expect(!text.contains("class="))
  }

  @Test func `a film that differs in more than colours holds both`() throws {
    let text = try Self.svg(
      Self.timeline([[Self.fill(0)]], dark: [[Self.fill(0), Self.circle]]))
    #expect(text.contains("<g class=\"light\">") && text.contains("<g class=\"dark\">"))
  }

  @Test func `a clip around the screen is left out`() throws {
    let group = DrawCommand.group(
      DisplayList([Self.circle]), clip: .rectangle(CGRect(origin: .zero, size: Self.size)),
      transform: .identity, opacity: 1)
    #expect(try !Self.svg(Self.timeline([[group]])).contains("clipPath"))
    let cut = DrawCommand.group(
      DisplayList([Self.circle]), clip: .rectangle(Self.box), transform: .identity, opacity: 0.5)
    let text = try Self.svg(Self.timeline([[cut]]))
    #expect(text.contains("<clipPath id=\"c1\"><rect x=\"-5\" y=\"-4\" width=\"10\" height=\"8\""))
    #expect(text.contains("opacity=\".5\""))
  }

  @Test func `what has no words is named`() throws {
    var reader = ElementReader(size: Self.size, scale: 1)
    let blur = DisplayList([
      .backdrop(.rectangle(Self.box), Backdrop(blur: 3), transform: .identity)
    ])
    #expect(reader.limit(of: blur) == .backdrop)
    #expect(reader.limit(of: DisplayList([Self.circle])) == nil)
    #expect(throws: MotionError.unsayable(.notFinite)) {
      try reader.elements(of: DisplayList([Self.fill(.nan)]))
    }
  }

  @Test func `circles are arcs, and numbers follow the pen`() {
    let circle = [PathElement].ellipse(in: CGRect(x: 2, y: 4, width: 10, height: 10))
    #expect(CompactPath(circle).data == "M12 9a5 5 0 1 1 -10 0a5 5 0 1 1 10 0z")
    let path: [PathElement] = [
      .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 1.006, y: 2.5)),
      .line(CGPoint(x: 0, y: 0)), .close,
    ]
    // Rounding does not add up: the third point is at 0 0 again.
    #expect(CompactPath(path).data == "M1 1l.01 1.5l-1.01-2.5z")
  }
}
