import Testing
import UIKit

@testable import UIKitGround

/// What a device says of itself.
@MainActor @Suite struct DeviceNumberTests {
  @Test func `states have Apple's numbers`() {
    let batteries: [UIDevice.BatteryState] = [.unknown, .unplugged, .charging, .full]
    #expect(batteries.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIForceTouchCapability.unavailable.rawValue == 1)
    #expect(UIScreen.OverscanCompensation.none.rawValue == 2)
    #expect(UIScreen.ReferenceDisplayModeStatus.enabled.rawValue == 3)
    #expect(ProcessInfo.ThermalState.critical.rawValue == 3)
    #expect(UIAccessibility.Notification.announcement.rawValue == 1008)
    #expect(UIAccessibility.Notification.screenChanged.rawValue == 1000)
    #expect(UIBackgroundRefreshStatus.available.rawValue == 2)
  }

  @Test func `a phone feels no force, and shows all of its screen`() throws {
    try onStage { stage in
      let screen = stage.runtime.screen
      #expect(stage.window.traitCollection.forceTouchCapability != .available)
      #expect(screen.overscanCompensation == UIScreen.OverscanCompensation.scale)
      let mode: UIScreenMode = try #require(screen.currentMode)
      #expect(mode.size == CGSize(width: 640, height: 1136) && mode.pixelAspectRatio == 1)
      #expect(ProcessInfo.processInfo.thermalState == ProcessInfo.ThermalState.nominal)
    }
  }

  @Test func `nobody has asked the system for anything`() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceTransparencyEnabled)
    UIAccessibility.post(notification: .announcement, argument: "nobody hears it")
  }

  @Test func `versions are in their order, and apps are told of one`() {
    #expect(SystemVersion.allCases.map(\.rawValue) == [17, 18, 26])
    #expect(SystemVersion.standard == .iOS18)
    #expect(SystemVersion.iOS17.text == "17.7" && SystemVersion.iOS26.parts == (26, 0))
  }

  @Test func `what is not a view is described, too`() {
    final class Row: NSObject {}
    let row = Row()
    row.accessibilityLabel = "A row"
    let object: any AccessibleObject = row
    #expect(object.accessibilityLabel == "A row" && Row().accessibilityLabel == nil)
  }

  @Test func `what is not a view says all that a view does, and hears no reader`() {
    final class Row: NSObject {
      override init() {}
      func accessibilityActivate() -> Bool { true }
    }
    let (row, other) = (Row(), NSObject())
    row.accessibilityTraits = .button
    row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Open") { _ in true }]
    row.accessibilityAttributedLabel = NSAttributedString(string: "A row")
    row.accessibilityElements = [other]
    #expect(row.accessibilityTraits == .button && other.accessibilityTraits == .none)
    #expect(row.accessibilityLabel == "A row" && other.accessibilityAttributedLabel == nil)
    #expect(row.accessibilityCustomActions?.count == 1 && other.accessibilityPath == nil)
    #expect(row.accessibilityElementCount() == 1 && other.accessibilityElementCount() == 0)
    #expect(row.accessibilityElement(at: 0) as? NSObject === other)
    #expect(row.accessibilityElement(at: 1) == nil)
    #expect(row.index(ofAccessibilityElement: other) == 0)
    #expect(other.index(ofAccessibilityElement: row) == NSNotFound)
    #expect(row.accessibilityActivate() && !other.accessibilityActivate())
    #expect(!other.accessibilityScroll(.right) && !other.accessibilityPerformEscape())
    other.accessibilityIncrement()
    other.accessibilityElementDidBecomeFocused()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(1), heightDimension: .absolute(1)))
    item.accessibilityHint = "A hint"
    #expect(item.accessibilityHint == "A hint" && !item.accessibilityScroll(.left))
  }

  @Test func `feedback is made for a style, and is prepared without being felt`() throws {
    try onStage { _ in
      let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [
        .light, .medium, .heavy, .soft, .rigid,
      ]
      #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4])
      let kinds: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
      #expect(kinds.map(\.rawValue) == [0, 1, 2])
      let generators: [UIFeedbackGenerator] = [
        UIImpactFeedbackGenerator(style: .heavy), UISelectionFeedbackGenerator(),
        UINotificationFeedbackGenerator(),
      ]
      for generator in generators { generator.prepare() }
    }
  }
}
