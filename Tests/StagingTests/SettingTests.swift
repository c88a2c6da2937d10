import Geometry
import Staging
import Testing
import UIKit

/// The settings in which a scene is shown, and their names.
@MainActor @Suite struct SettingTests {
  private let scene = Scene("card", "", screen: Screen(width: 100, height: 200, scale: 1)) {
    UIViewController()
  }

  @Test func `a setting changes what it names and leaves the rest`() {
    #expect(scene.shown(in: Scene.Setting()).screen == scene.screen)
    let dark = scene.shown(in: Scene.Setting(appearance: .dark))
    #expect(dark.appearance == .dark && dark.screen == scene.screen)
    #expect(dark.contentSizeCategory == .large)
    let phone = scene.shown(in: Scene.Setting(display: .device(.iPhone16)))
    #expect(phone.screen == Screen.Device.iPhone16.screen)
    #expect(phone.screen.size == CGSize(width: 393, height: 852) && phone.screen.scale == 3)
    #expect(phone.appearance == .light)
    let wide = scene.shown(
      in: Scene.Setting(
        display: .size(CGSize(width: 300, height: 150)), contentSizeCategory: .accessibilityLarge))
    #expect(wide.screen == Screen(width: 300, height: 150, scale: 1))
    #expect(wide.contentSizeCategory == .accessibilityLarge)
  }

  @Test func `a setting turns the screen that it names, or else the scene's own`() {
    let own = scene.shown(in: Scene.Setting(orientation: .landscape))
    #expect(own.screen.size == CGSize(width: 200, height: 100))
    #expect(own.referenceName == "card,landscape")
    #expect(scene.shown(in: Scene.Setting(orientation: .portrait)).screen == scene.screen)
    let phone = scene.shown(
      in: Scene.Setting(display: .device(.iPhone16), orientation: .landscape))
    #expect(phone.screen == Screen.Device.iPhone16.screen.held(.landscape))
    #expect(phone.screen.size == CGSize(width: 852, height: 393))
    #expect(phone.title == "card, iphone-16, landscape")
  }

  @Test func `a scene without a setting keeps its name`() {
    #expect(scene.title == "card" && scene.referenceName == "card")
    let shown = scene.shown(
      in: Scene.Setting(
        appearance: .dark, display: .device(.iPhoneSE), contentSizeCategory: .accessibilityLarge))
    #expect(shown.title == "card, dark, iphone-se, accessibility-large")
    #expect(shown.referenceName == "card,dark,iphone-se,accessibility-large")
    #expect(shown.name == "card")
  }

  @Test func `every setting is read from its words, in any order`() throws {
    let displays: [Scene.Setting.Display] =
      Screen.Device.all.map { .device($0) } + [
        .size(CGSize(width: 390, height: 844)), .size(CGSize(width: 1, height: 320.5)),
      ]
    let all: [Scene.Setting] = .every(
      appearances: [.light, .dark], displays: displays,
      orientations: [.portrait, .landscape],
      contentSizeCategories: UIContentSizeCategory.words.compactMap {
        UIContentSizeCategory(word: $0)
      })
    #expect(all.count == 2 * displays.count * 2 * 12)
    for setting in all {
      #expect(try Scene.Setting(setting.words) == setting)
      #expect(try Scene.Setting(setting.words.reversed()) == setting)
      let parts = try #require(Scene.Setting.parts(of: setting.referenceName(of: "a.b-c")))
      #expect(parts == ("a.b-c", setting.words))
    }
    #expect(Set(all.map(\.words)).count == all.count)
    #expect(Scene.Setting.parts(of: "card") == nil)
  }

  @Test(arguments: [
    (["drak"], "drak"), (["dark", "light"], "light"), (["iphone-16", "390x844"], "390x844"),
    ([""], ""), (["0x10"], "0x10"), (["390X844"], "390X844"), (["1e3x500"], "1e3x500"),
    (["nanx5"], "nanx5"), (["iPhone-16"], "iPhone-16"), (["large", "large"], "large"),
    (["landscape", "portrait"], "portrait"), (["Landscape"], "Landscape"),
  ])
  func `a word that is no setting, or a second one, is named`(words: [String], word: String) {
    let error = #expect(throws: Scene.Setting.UnknownSetting.self) { try Scene.Setting(words) }
    #expect(error?.word == word)
  }

  @Test func `settings stand in the order of appearances, screens and sizes of text, each once`() {
    let settings: [Scene.Setting] = .every(
      appearances: [.dark, .light, .dark], devices: [.iPhone16, .iPhoneSE],
      contentSizeCategories: [.accessibilityLarge, .large])
    #expect(
      settings.map { $0.referenceName(of: "a") } == [
        "a,light,iphone-se,large", "a,light,iphone-se,accessibility-large",
        "a,light,iphone-16,large", "a,light,iphone-16,accessibility-large",
        "a,dark,iphone-se,large", "a,dark,iphone-se,accessibility-large",
        "a,dark,iphone-16,large", "a,dark,iphone-16,accessibility-large",
      ])
    let nothing: [Scene.Setting] = .every()
    #expect(nothing == [Scene.Setting()])
    #expect((settings + nothing).eachOnce.first == Scene.Setting())
  }
}
