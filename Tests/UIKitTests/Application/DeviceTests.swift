import Testing
import UIKit

@MainActor
struct DeviceTests {
  @Test(arguments: [
    (CGSize(width: 320, height: 568), UIUserInterfaceIdiom.phone, UIDeviceOrientation.portrait),
    (CGSize(width: 667, height: 375), .phone, .landscapeLeft),
    (CGSize(width: 768, height: 1024), .pad, .portrait),
  ])
  func `the device is what its screen says`(
    size: CGSize, idiom: UIUserInterfaceIdiom, orientation: UIDeviceOrientation
  ) throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    #expect(UIDevice.current.userInterfaceIdiom == idiom)
    #expect(UIDevice.current.orientation == orientation)
    #expect(UIApplication.shared.statusBarOrientation.isLandscape == orientation.isLandscape)
    #expect(UITraitCollection.current.userInterfaceIdiom == idiom)
  }

  @Test func `turns are told of until all who asked have enough`() throws {
    try onStage { _ in
      let device = UIDevice.current
      device.endGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!device.isGeneratingDeviceOrientationNotifications)
    }
  }

  @Test func `settings are read as other kinds, as far as Apple's page says`() throws {
    try onStage { _ in
      let settings = UserDefaults.standard
      let values: [(Any, String?, Bool)] = [
        ("a", "a", false), ("YES", "YES", true), ("true", "true", true), ("no", "no", false),
        ("0", "0", false), ("3", "3", true), (7, "7", true), (0, "0", false), (1.5, "1.5", true),
        (true, "1", true), (false, "0", false), (NSNumber(value: 2), "2", true), ([1], nil, false),
      ]
      for (value, text, flag) in values {
        settings.set(value, forKey: "setting")
        #expect(settings.string(forKey: "setting") == text, "\(value)")
        #expect(settings.bool(forKey: "setting") == flag, "\(value)")
      }
    }
  }

  @Test func `the app is found by its key, as extensions ask for it`() throws {
    try onStage { _ in
      let app = UIApplication.value(forKey: "sharedApplication") as? UIApplication
      #expect(app === UIApplication.shared)
      #expect(UIApplication.value(forKey: "other") == nil)
    }
  }

  @Test func `colours of Display P3 are taken as sRGB has them`() {
    let red = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.components ?? []
    #expect(red.prefix(3).allSatisfy { abs($0 - 1) < 1e-3 })
  }

  @Test func `a change of a setting is posted`() throws {
    try onStage { _ in
      var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { _ in count += 1 }
      UserDefaults.standard.set(3, forKey: "count")
      UserDefaults.standard.register(defaults: ["other": 1])
      #expect(count == 1)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func `what the app remembers is forgotten with the scene`() throws {
    try onStage { _ in
      UserDefaults.standard.set(3, forKey: "count")
      UserDefaults.standard.set(true, forKey: "flag")
      #expect(UserDefaults.standard.integer(forKey: "count") == 3)
      #expect(UserDefaults.standard.bool(forKey: "flag"))
      UserDefaults.standard.removeObject(forKey: "count")
      #expect(UserDefaults.standard.object(forKey: "count") == nil)
    }
    try onStage { _ in #expect(!UserDefaults.standard.bool(forKey: "flag")) }
  }

  @Test func `one responder has what is typed, until it gives it up`() throws {
    try onStage { stage in
      let (first, second) = (Typed(), Typed())
      stage.window.addSubview(first)
      stage.window.addSubview(second)
      #expect(!stage.window.becomeFirstResponder())
      #expect(first.becomeFirstResponder())
      #expect(second.becomeFirstResponder())
      #expect(!first.isFirstResponder)
      stage.window.endEditing(false)
      #expect(!second.isFirstResponder)
    }
  }

  @Test func `geometry goes into objects and back`() {
    #expect(NSValue(cgRect: CGRect(1, 2, 3, 4)).cgRectValue == CGRect(1, 2, 3, 4))
    #expect(NSValue(cgPoint: CGPoint(1, 2)).cgPointValue == CGPoint(1, 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
  }

  @Test func `a storyboard is missing, and says where it is looked for`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: nil) }
    }
    #expect(said(result).contains("Could not find a storyboard named 'Main'"))
    #expect(said(result).contains("in the folders that it is given"))
  }
}

private final class Typed: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
