import Drawing
import Filming
import Foundation
import Geometry
import SceneCatalog
import Staging
import Testing

@testable import Flipbook

/// Which part of the screen a film shows, and the device around it.
@MainActor
struct LensTests {
  private func picture(
    of overlay: FilmOverlay, at seconds: Double = 0.3, physics: Bool = false
  ) async throws -> DisplayList {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == "falling-square" })
    let stills = try await Stills(
      of: scene, at: [seconds], showsPhysics: physics, overlay: overlay)
    return stills.pictures[0]
  }

  /// Where the orange square is in a picture.
  private func square(in list: DisplayList) -> CGRect? {
    for command in list.commands.reversed() {
      switch command {
      case .fill(let outline, let color, let transform)
      where color.red == 1 && color.green > 0.4 && color.blue == 0:
        return outline.extent().applying(transform)
      case .group(let content, _, _, _):
        if let found = square(in: content) { return found }
      default: break
      }
    }
    return nil
  }

  @Test func `a part of the screen is as large as it is, and begins at its corner`() async throws {
    let whole = try #require(square(in: try await picture(of: FilmOverlay())))
    let part = CGRect(x: 100, y: 200, width: 120, height: 300)
    let overlay = FilmOverlay(lens: .part(part))
    #expect(overlay.size(on: CGSize(width: 320, height: 568)) == part.size)
    let found = try #require(square(in: try await picture(of: overlay)))
    #expect(found == whole.offsetBy(dx: -100, dy: -200))
  }

  /// A square of 30 points on a screen of 320×568: a fifth of the screen is shown around it.
  @Test func `a view is magnified in the place where it is first`() async throws {
    let overlay = FilmOverlay(lens: .view("square"))
    let first = try #require(square(in: try await picture(of: overlay, at: 0)))
    #expect(abs(first.width - 150) < 1e-6)
    #expect(abs(first.midX - 160) < 1e-6 && abs(first.midY - 284) < 1e-6)
    let later = try #require(square(in: try await picture(of: overlay)))
    #expect(later.midY > 284 + 5 * 20)
  }

  @Test func `a view that is followed stays in the middle, until the screen ends`() async throws {
    let overlay = FilmOverlay(lens: .following("square"))
    let found = try #require(square(in: try await picture(of: overlay)))
    #expect(abs(found.width - 60) < 1e-6)
    #expect(abs(found.midX - 160) < 1e-6 && abs(found.midY - 284) < 1e-6)
    let end = try #require(square(in: try await picture(of: overlay, at: 1.5)))
    #expect(abs(end.maxY - 568) <= 1, "it lies on the lower edge of the screen")
  }

  @Test func `a view that is never there is refused with the names of others`() async throws {
    await #expect(
      throws: FilmError.noSuchView(
        scene: "falling-square", asked: "nobody", names: ["square"])
    ) {
      _ = try await picture(of: FilmOverlay(lens: .following("nobody")))
    }
  }

  @Test func `a device stands around the screen`() async throws {
    let bezel = DeviceBezel(ground: .white, radius: 55)
    let overlay = FilmOverlay(bezel: bezel)
    #expect(
      overlay.size(on: CGSize(width: 320, height: 568)) == CGSize(width: 344, height: 592))
    let whole = try #require(square(in: try await picture(of: FilmOverlay())))
    let found = try #require(square(in: try await picture(of: overlay)))
    #expect(found == whole.offsetBy(dx: 12, dy: 12))
  }

  @Test(arguments: [
    (55.0, CGSize(width: 393, height: 852), 3, true),
    (55.0, CGSize(width: 852, height: 393), 2, false),
    (47.33, CGSize(width: 390, height: 844), 3, true),
    (25.0, CGSize(width: 820, height: 1180), 1, false),
    (0.0, CGSize(width: 375, height: 667), 0, false),
  ])
  func `a device has what its system shows, however it is held`(
    radius: Double, size: CGSize, dark: Int, hasClock: Bool
  ) throws {
    let screen = CGRect(origin: .zero, size: size)
    let list = DeviceBezel(ground: .white, radius: radius)
      .framing(DisplayList(), screen: screen, isDark: false)
    var inside: [DrawCommand] = []
    if case .group(let content, _, _, _)? = list.commands.last { inside = content.commands }
    let clocks = inside.count { if case .text = $0 { true } else { false } }
    #expect(clocks == (hasClock ? 1 : 0))
    // Housing, line and battery are filled; of the signs, there are four bars besides.
    let pills = inside.count { command in
      guard case .fill(.roundedRectangle, _, _) = command else { return false }
      return true
    }
    #expect(pills == dark + (hasClock ? 4 : 0))
    // Everything stands on the screen, or reaches over its edge.
    for case .fill(let outline, _, _) in inside {
      #expect(outline.extent().intersects(screen.offsetBy(dx: 12, dy: 12)))
    }
  }

  @Test(arguments: [
    (CGSize(width: 320, height: 568), CGSize(width: 360, height: 744), CGPoint(x: 180, y: 700)),
    (CGSize(width: 736, height: 414), CGSize(width: 912, height: 454), CGPoint(x: 868, y: 227)),
    (CGSize(width: 768, height: 1024), CGSize(width: 856, height: 1200), CGPoint(x: 428, y: 1156)),
  ])
  func `a device with a button has it below its screen, or at the right of one on its side`(
    screen: CGSize, size: CGSize, button: CGPoint
  ) throws {
    let bezel = DeviceBezel(ground: .white, radius: 0)
    #expect(FilmOverlay(bezel: bezel).size(on: screen) == size)
    let list = bezel.framing(
      DisplayList(), screen: CGRect(origin: .zero, size: screen), isDark: false)
    let circles = list.commands.compactMap { command -> CGRect? in
      guard case .stroke(.ellipse(let box), _, _, _) = command else { return nil }
      return box
    }
    #expect(circles.map { CGPoint(x: $0.midX, y: $0.midY) } == [button])
    for case .fill(let outline, _, _) in list.commands {
      #expect(CGRect(origin: .zero, size: size).contains(outline.extent()))
    }
    let others = DeviceBezel(ground: .white, radius: 47.33)
      .framing(DisplayList(), screen: CGRect(origin: .zero, size: screen), isDark: false)
    #expect(
      !others.commands.contains { if case .stroke(.ellipse, _, _, _) = $0 { true } else { false } })
  }

  @Test func `a legend names what is in the picture alone`() async throws {
    func words(_ list: DisplayList) -> [String] {
      list.commands.flatMap { command -> [String] in
        switch command {
        case .text(let run, _): [run.string]
        case .group(let content, _, _, _): words(content)
        default: []
        }
      }
    }
    let shown = try await picture(of: FilmOverlay(showsLegend: true), physics: true)
    #expect(words(shown) == ["wall", "body", "velocity", "gravity"])
    let none = try await picture(of: FilmOverlay(showsLegend: true))
    #expect(words(none) == [])
  }

  @Test func `a part is read from four numbers`() throws {
    #expect(
      try CropBox(parsing: "20,-10,280x200").box
        == CGRect(x: 20, y: -10, width: 280, height: 200))
    for text in ["", "1,2", "1,2,3", "a,2,3x4", "1,2,0x4", "1,2,3x4,5", "nan,1,2x3"] {
      #expect(throws: (any Error).self) { try CropBox(parsing: text) }
    }
  }
}
