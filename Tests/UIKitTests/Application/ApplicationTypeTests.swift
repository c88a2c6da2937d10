import Testing
import UIKit

@testable import UIKitCore

/// What apps name of themselves, their scenes and what the system asks of them.
@MainActor @Suite struct ApplicationTypeTests {
  @Test func `kinds have Apple's numbers and names`() {
    #expect(UIBackgroundFetchResult.failed.rawValue == 2)
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    #expect(UIApplicationShortcutIcon.IconType.update.rawValue == 28)
    #expect(UIApplicationShortcutIcon.IconType.capturePhoto.rawValue == 20)
    let animations: [UIWindowSceneDestructionRequestOptions.DismissalAnimation] = [
      .standard, .commit, .decline,
    ]
    #expect(animations.map(\.rawValue) == [1, 2, 3])
    #expect(
      UIApplication.OpenURLOptionsKey.sourceApplication.rawValue
        == "UIApplicationOpenURLOptionsSourceApplicationKey")
    #expect(
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue
        == "UIApplicationOpenURLOptionUniversalLinksOnly")
    let types: UIUserNotificationType = [.badge, .sound, .alert]
    #expect(types.rawValue == 7)
    #expect(UIUserNotificationActionContext.minimal.rawValue == 1)
    #expect(UIUserNotificationActivationMode.background.rawValue == 1)
    #expect(UIUserNotificationActionBehavior.textInput.rawValue == 1)
  }

  @Test func `work behind the screen has a name that is not the invalid one`() throws {
    try onStage { _ in
      let app = UIApplication.shared
      let (one, two) = (app.beginBackgroundTask(), app.beginBackgroundTask(withName: "b"))
      #expect(one != UIBackgroundTaskIdentifier.invalid && one != two)
      app.endBackgroundTask(one)
      app.endBackgroundTask(two)
    }
  }

  @Test func `an old action says what was set, as one that cannot be changed`() {
    let made = UIMutableUserNotificationAction()
    made.behavior = .textInput
    made.activationMode = .background
    made.isAuthenticationRequired = true
    let action: UIUserNotificationAction = made
    #expect(action.behavior == .textInput && action.activationMode == .background)
    #expect(action.isAuthenticationRequired && !action.isDestructive && action.title == nil)
    #expect(action.parameters.isEmpty)
  }

  @Test func `requests of a scene begin without a wish`() {
    let activation = UIScene.ActivationRequestOptions()
    #expect(activation.requestingScene == nil)
    let destruction: UISceneDestructionRequestOptions = UIWindowSceneDestructionRequestOptions()
    let ofWindow = destruction as? UIWindowSceneDestructionRequestOptions
    #expect(ofWindow?.windowDismissalAnimation == .standard)
    #expect(!UIScene.OpenExternalURLOptions().universalLinksOnly)
    let place: UIWindowScene.GeometryPreferences = UIWindowScene.GeometryPreferences.iOS()
    #expect((place as? UIWindowScene.GeometryPreferences.iOS)?.interfaceOrientations == [])
    let sizes = UISceneSizeRestrictions()
    #expect(sizes.minimumSize == .zero && sizes.maximumSize.width > 1e300 && sizes.allowsFullScreen)
    let window = UISceneWindowingBehaviors()
    #expect(window.isClosable && window.isMiniaturizable)
  }

  @Test func `a delegate of an app answers what the system never asks`() throws {
    final class Delegate: NSObject, UIApplicationDelegate, UIWindowHolding {
      var window: UIWindow?
    }
    try onStage { stage in
      let delegate = Delegate()
      let requests: any UIApplicationRequests = delegate
      let app = UIApplication.shared
      #expect(!requests.application(app, open: URL(fileURLWithPath: "/"), options: [:]))
      #expect(!requests.application(app, willContinueUserActivityWithType: "a"))
      let holder: any UIWindowHolding = delegate
      holder.window = stage.window
      #expect(delegate.window === stage.window)
    }
  }

  @Test func `phases of a frame come in their order`() throws {
    try onStage { stage in
      let phases: [UIUpdateActionPhase] = [
        .afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch,
        .beforeCADisplayLinkDispatch, .afterCADisplayLinkDispatch, .beforeCATransactionCommit,
        .afterCATransactionCommit, .afterUpdateComplete,
      ]
      let link = UIUpdateLink(view: stage.window)
      var heard: [Int] = []
      var infos: [UIUpdateInfo] = []
      for (place, phase) in phases.enumerated().reversed() {
        link.addAction(to: phase) { _, info in
          heard.append(place)
          infos.append(info)
        }
      }
      link.isEnabled = true
      stage.frame()
      #expect(heard == heard.sorted() && heard.count == 8)
      let info = try #require(infos.first)
      #expect(info.estimatedPresentationTime > info.modelTime)
      #expect(!info.isImmediatePresentationExpected)
      link.isEnabled = false
    }
  }

  @Test func `what is restored says who makes it anew, and from what`() throws {
    final class Kept: NSObject, UIStateRestoring, UIObjectRestoration {
      static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
      ) -> (any UIStateRestoring)? { Kept() }
      var objectRestorationClass: (any UIObjectRestoration.Type)? { Kept.self }
    }
    let kept: any UIStateRestoring = Kept()
    #expect(kept.restorationParent == nil && kept.objectRestorationClass == Kept.self)
  }

  @Test func `every responder can go on with what was done elsewhere`() {
    let view: any UIUserActivityRestoring = UIView()
    view.restoreUserActivityState(NSUserActivity(activityType: "a"))
    #expect((view as? UIView)?.userActivity == nil)
  }
}
