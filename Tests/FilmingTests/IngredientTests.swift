import Drawing
import Foundation
import Staging
import Testing
import UIKit

@testable import FilmFiles
@testable import Filming

/// The ingredients of a film change with everything that it depends on.
@MainActor
@Suite struct IngredientTests {
  private let scene = Scene(
    "scene", "A sentence.", fingers: [.tap("square", at: 1)], typing: [Typing("Ada", at: 2)],
    tilts: [.to(x: 0.5, y: -1, at: 1)]
  ) { UIViewController() }

  private var medium: FilmMedium {
    FilmMedium(
      place: OutputPlace(path: "film.gif", format: .gif), scale: 1, stride: 2,
      settings: FilmSettings(frame: FrameDuration(ticks: 2, rate: 60)))
  }

  private func texts(_ scene: Scene) -> [String: String] {
    var all = FilmIngredients()
    all.add(propertiesOf: scene, to: .scene, without: FilmCache.leftOutOfScene)
    return all.texts
  }

  private func names(_ value: Any) -> Set<String> {
    Set(Mirror(reflecting: value).children.compactMap(\.label))
  }

  /// Returns scenes in which one property has another value.
  private func variants(_ name: String) -> [Scene] {
    func with(_ change: (inout Scene) -> Void) -> Scene {
      var other = scene
      change(&other)
      return other
    }
    let touch = Finger.touch("square", at: 1)
    return switch name {
    case "name": [with { $0.name = "other" }]
    case "screen":
      [with { $0.screen.size.width = 321 }, with { $0.screen.scale = 3 }]
    case "limit": [with { $0.limit = 30.000000000000004 }]
    case "fingers":
      [
        [], [.tap("circle", at: 1)], [.tap("square", at: 1.5)],
        // The description of none of these values shows the difference.
        [.tap(.view("square", offset: UIOffset(horizontal: 1, vertical: 0)), at: 1)],
        [.tap(.point(x: 10, y: 20), at: 1)], [.tap(.point(x: 10.001, y: 20), at: 1)],
        [touch.move(by: CGVector(dx: 1, dy: 0), over: 1).lift()],
        [touch.move(by: CGVector(dx: 1, dy: 0), over: 1, .easeIn).lift()],
        [touch.move(along: [CGPoint(x: 1, y: 0)], over: 1).lift()],
        [touch.wait(1).lift()], [touch.wait(1.1).lift()],
        [.tap("square", at: 1), .tap("square", at: 1)],
      ].map { fingers in with { $0.fingers = fingers } }
    case "typing":
      [[], [Typing("Bob", at: 2)], [Typing("Ada", at: 3)], [Typing("Ada", at: 2, pace: 0.2)]]
        .map { typing in with { $0.typing = typing } }
    case "tilts":
      [
        [], [.to(x: 0.6, y: -1, at: 1)], [.to(x: 0.5, y: -1, z: 0.1, at: 1)],
        [.to(x: 0.5, y: -1, at: 2)], [.to(x: 0.5, y: -1, at: 1, over: 1)],
      ].map { tilts in with { $0.tilts = tilts } }
    case "captions":
      [
        [Caption("One", at: 1)], [Caption("Two", at: 1)], [Caption("One", at: 1, for: 2)],
        [Caption("One", at: 1.5)],
      ].map { captions in with { $0.captions = captions } }
    case "appearance": [with { $0.appearance = .dark }]
    case "contentSizeCategory":
      [with { $0.contentSizeCategory = .small }, with { $0.contentSizeCategory = .extraLarge }]
    case "kit": [with { $0.kit = 12 }]
    case "system": [with { $0.system = .iOS17 }, with { $0.system = .iOS26 }]
    default: []
    }
  }

  /// A scene's own limit, and what fingers do, type and tilt, were once forgotten.
  @Test func `everything that a scene says of itself makes another film`() {
    var seen = [texts(scene)]
    for name in names(scene).subtracting(FilmCache.leftOutOfScene) {
      let variants = variants(name)
      #expect(!variants.isEmpty, "\(name) is new: say here how it changes a film")
      for variant in variants {
        let text = texts(variant)
        #expect(!seen.contains(text), "\(name) is forgotten")
        seen.append(text)
      }
    }
    #expect(texts(scene) == texts(variants("name")[0]).merging(["scene.name": "scene"]) { $1 })
  }

  /// The medium's limit, in bytes, once had the name of the scene's, in seconds.
  @Test func `no two ingredients have one name`() {
    let timing = FilmTiming()
    var all = FilmIngredients()
    all.add(propertiesOf: scene, to: .scene)
    all.add(propertiesOf: timing, to: .timing)
    all.add(propertiesOf: medium, to: .medium)
    let count = names(scene).count + names(timing).count + names(medium).count
    #expect(all.texts.count == count)
    #expect(!names(scene).isDisjoint(with: names(medium)), "this test could not fail")
    // A point in a group's name could make two names equal.
    let groups = FilmIngredients.Group.allCases.map(\.rawValue)
    #expect(groups.allSatisfy { !$0.contains(".") } && Set(groups).count == groups.count)
  }

  @Test func `a value is written the same on every run, and another one differently`() {
    struct Pair {
      var first: Double? = 1
      var second: Double?
    }
    #expect(WrittenValue(Pair()).text == "(first:1.0,second:nil,)")
    #expect(WrittenValue([Set([3, 1, 2])]).text == "[{1,2,3},]")
    #expect(WrittenValue(["b": 1, "a": 2]).text == #"{(key:"a",value:2,),(key:"b",value:1,)}"#)
    #expect(WrittenValue(0.1 + 0.2).text == "0.30000000000000004")
    #expect(WrittenValue(["a,b"]).text != WrittenValue(["a", "b"]).text)
    #expect(WrittenValue(SIMD3(1.0, 2, 3)).text.contains("2.0"))
    #expect(WrittenValue([String?.none]).text != WrittenValue([String?.some("nil")]).text)
    // No value contains an address or code.
    #expect(!texts(scene).values.contains { $0.contains("0x") })
  }

  @Test func `long scripts are kept as a checksum`() {
    var long = scene
    long.fingers = (0..<500).map { .tap(.point(x: 1, y: CGFloat($0)), at: Double($0)) }
    var other = long
    other.fingers[250] = .tap(.point(x: 1, y: 250.5), at: 250)
    #expect(texts(long)["scene.fingers"]?.count == 16)
    #expect(texts(long) != texts(other))
  }
}
