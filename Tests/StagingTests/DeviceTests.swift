import Staging
import Testing
import UIKit

/// What the system covers of devices' screens.
@MainActor @Suite struct DeviceTests {
  private func insets(_ screen: Screen) throws -> [CGFloat] {
    let controller = UIViewController()
    let stage = try Stage(Scene("edges", "", screen: screen) { controller })
    return withExtendedLifetime(stage) {
      let insets = controller.view.safeAreaInsets
      return [insets.top, insets.left, insets.bottom, insets.right]
    }
  }

  @Test(
    arguments: [
      ("iphone-se", 20, 0), ("iphone-8-plus", 20, 0), ("iphone-x", 44, 34), ("iphone-11", 48, 34),
      ("iphone-13-mini", 50, 34), ("iphone-14", 47, 34), ("iphone-14-plus", 47, 34),
      ("iphone-15", 59, 34), ("iphone-16", 59, 34), ("iphone-16-pro", 62, 34),
      ("iphone-16-pro-max", 62, 34), ("ipad", 24, 20), ("ipad-mini", 24, 20), ("ipad-9", 20, 0),
    ] as [(String, CGFloat, CGFloat)])
  func `upright`(name: String, top: CGFloat, bottom: CGFloat) throws {
    let device = try #require(Screen.Device(named: name))
    #expect(try insets(device.screen) == [top, 0, bottom, 0])
  }

  @Test(
    arguments: [
      ("iphone-se", [0, 0, 0, 0]), ("iphone-11", [0, 48, 21, 48]), ("iphone-16", [0, 59, 21, 59]),
      ("ipad", [24, 0, 20, 0]),
    ] as [(String, [CGFloat])])
  func `on its side`(name: String, expected: [CGFloat]) throws {
    let device = try #require(Screen.Device(named: name))
    let across = device.screen.held(.landscape)
    #expect(across.size.width == device.screen.size.height)
    #expect(try insets(across) == expected)
    #expect(try insets(across.held(.portrait)) == insets(device.screen))
  }

  @Test func `a size that is a device's covers what that does`() throws {
    #expect(try insets(Screen(width: 390, height: 844, scale: 3)) == [47, 0, 34, 0])
    #expect(try insets(Screen(width: 375, height: 667)) == [20, 0, 0, 0])
  }

  @Test func `Interface Builder's devices are known, and others are the usual screen`() {
    #expect(Screen(interfaceDevice: "retina4_7").size == CGSize(width: 375, height: 667))
    #expect(Screen(interfaceDevice: "retina6_1", .landscape).size.width == 896)
    #expect(Screen(interfaceDevice: "ipad9_7").size == CGSize(width: 768, height: 1024))
    #expect(Screen(interfaceDevice: "watch38") == Screen())
  }

  @Test(
    arguments: [
      (320, 480, "iphone-4s", false), (320, 460, "iphone-4s", false),

      (320, 568, "iphone-5s", false),
      (320, 548, "iphone-5s", false), (320, 504, "iphone-5s", false),
      (320, 2000, "iphone-5s", false),
      (375, 667, "iphone-se", false), (375, 603, "iphone-se", false), (375, 812, "iphone-x", false),
      (414, 736, "iphone-8-plus", false), (414, 896, "iphone-11", false),
      (390, 844, "iphone-14", false), (393, 852, "iphone-15", false),
      (430, 932, "iphone-15-pro-max", false), (768, 1024, "ipad-pro-9", false),
      (768, 960, "ipad-pro-9", false), (1024, 1366, "ipad-pro-13", false),
      (480, 320, "iphone-4s", true), (568, 320, "iphone-5s", true), (667, 343, "iphone-se", true),
      (1024, 768, "ipad-pro-9", true), (1366, 1024, "ipad-pro-13", true),
      (320, 200, "iphone-4s", false), (300, 300, "iphone-4s", false),
    ] as [(CGFloat, CGFloat, String, Bool)])
  func `the size of a first screen is that of the nearest device`(
    width: CGFloat, height: CGFloat, name: String, isAcross: Bool
  ) throws {
    let device = try #require(Screen.Device(named: name))
    #expect(
      Screen(interfaceWidth: width, height: height)
        == device.screen.held(isAcross ? .landscape : .portrait))
  }

  @Test(
    arguments: [
      (812, 375, UIUserInterfaceSizeClass.compact), (874, 402, .compact), (896, 414, .regular),
      (956, 440, .regular), (736, 414, .regular), (667, 375, .compact),
    ] as [(CGFloat, CGFloat, UIUserInterfaceSizeClass)])
  func `only broad phones are regular across`(
    width: CGFloat, height: CGFloat, expected: UIUserInterfaceSizeClass
  ) throws {
    let controller = UIViewController()
    _ = try Stage(Scene("a", "", screen: Screen(width: width, height: height)) { controller })
    #expect(controller.traitCollection.horizontalSizeClass == expected)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }
}
