import MessageUI
import PlaygroundSupport
import SafariServices
import Staging
import Testing
import UIKit
import UserNotifications
import WebKit

/// What apps name of panels that other programs show.
@MainActor @Suite struct MessageTypeTests {
  @Test func `results have Apple's numbers`() {
    let mails: [MFMailComposeResult] = [.cancelled, .saved, .sent, .failed]
    #expect(mails.map(\.rawValue) == [0, 1, 2, 3])
    let messages: [MessageComposeResult] = [.cancelled, .sent, .failed]
    #expect(messages.map(\.rawValue) == [0, 1, 2])
    #expect(SFSafariViewController.DismissButtonStyle.cancel.rawValue == 2)
  }

  @Test func `a phone of a film sends nothing, and who composes is not kept`() {
    final class Sender: NSObject, MFMailComposeViewControllerDelegate,
      MFMessageComposeViewControllerDelegate
    {
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
      ) {}
      func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
      ) {}
    }
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    let (mail, message) = (MFMailComposeViewController(), MFMessageComposeViewController())
    do {
      let sender = Sender()
      mail.mailComposeDelegate = sender
      message.messageComposeDelegate = sender
      #expect(mail.mailComposeDelegate === sender && message.messageComposeDelegate === sender)
    }
    #expect(mail.mailComposeDelegate == nil && message.messageComposeDelegate == nil)
  }

  @Test func `a browser's panel is left by a word that says done`() throws {
    let address = try #require(URL(string: "https://example.com"))
    let browser = SFSafariViewController(url: address)
    #expect(browser.dismissButtonStyle == SFSafariViewController.DismissButtonStyle.done)
    browser.dismissButtonStyle = .close
    #expect(browser.dismissButtonStyle == .close)
  }

  @Test func `a view and a controller show themselves on a page`() {
    let (view, controller) = (UIView(), UIViewController())
    let things: [any PlaygroundLiveViewable] = [view, controller]
    var shown: [AnyObject] = []
    for thing in things {
      let form: PlaygroundLiveViewRepresentation = thing.playgroundLiveViewRepresentation
      switch form {
      case .view(let found): shown.append(found)
      case .viewController(let found): shown.append(found)
      }
    }
    #expect(shown[0] === view && shown[1] === controller)
  }
}

/// What apps name of notifications.
@MainActor @Suite struct NotificationTypeTests {
  @Test func `wishes, states and buttons have Apple's numbers`() {
    let wishes: UNAuthorizationOptions = [.alert, .badge, .sound]
    #expect(wishes.rawValue == 7 && UNAuthorizationOptions.provisional.rawValue == 64)
    #expect(UNAuthorizationStatus.authorized.rawValue == 2)
    #expect(UNNotificationSetting.enabled.rawValue == 2)
    let shown: UNNotificationPresentationOptions = [.list, .banner]
    #expect(shown.rawValue == 24)
    #expect(UNNotificationActionOptions.foreground.rawValue == 4)
    #expect(UNNotificationCategoryOptions.allowInCarPlay.rawValue == 2)
    #expect(
      UNNotificationDefaultActionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier")
  }

  @Test func `a category holds its buttons in their order`() {
    let actions = [
      UNNotificationAction(identifier: "later", title: "Later"),
      UNNotificationAction(identifier: "delete", title: "Delete", options: [.destructive]),
    ]
    let category = UNNotificationCategory(
      identifier: "mail", actions: actions, intentIdentifiers: [], options: .customDismissAction)
    #expect(category.actions.map(\.title) == ["Later", "Delete"])
    #expect(category.actions[0].options.isEmpty && category.actions[1].options == .destructive)
    #expect(category.options == .customDismissAction && category.identifier == "mail")
  }

  @Test func `a request keeps what its content said when it was made`() throws {
    let written = UNMutableNotificationContent()
    written.title = "Tea"
    written.badge = 3
    written.categoryIdentifier = "mail"
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 17), repeats: true)
    let request = UNNotificationRequest(identifier: "a", content: written, trigger: trigger)
    written.title = "Coffee"
    let content: UNNotificationContent = request.content
    #expect(content.title == "Tea" && content.badge == 3 && content.categoryIdentifier == "mail")
    let due: UNNotificationTrigger = try #require(request.trigger)
    #expect(due.repeats && (due as? UNCalendarNotificationTrigger)?.dateComponents.hour == 17)
    #expect(UNNotificationSoundName("bell.caf").rawValue == "bell.caf")
    let changed = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    changed.body = "Now"
    #expect(changed.title == "Tea" && content.body.isEmpty)
    #expect((changed.copy() as? UNNotificationContent)?.body == "Now")
  }

  @Test func `nobody allows anything, and a delegate is not kept`() throws {
    final class Hearing: NSObject, UNUserNotificationCenterDelegate {
      var answers = 0
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
      ) {
        answers += 1
        completionHandler()
      }
    }
    var told: [UNNotificationSettings] = []
    var isKept = true
    let stage = try Stage {
      let center = UNUserNotificationCenter.current()
      do {
        let hearing = Hearing()
        center.delegate = hearing
        isKept = center.delegate === hearing
      }
      isKept = isKept && center.delegate != nil
      center.getNotificationSettings { settings in
        MainActor.assumeIsolated { told.append(settings) }
      }
      return UIViewController()
    }
    for _ in 0..<5 { try stage.advance() }
    #expect(told.map(\.authorizationStatus) == [.denied] && !isKept)
    #expect(told.first?.alertSetting == UNNotificationSetting.disabled)
  }
}

/// What apps name of WebKit.
@MainActor @Suite struct WebTypeTests {
  @Test func `kinds have Apple's numbers`() {
    #expect(WKNavigationType.other.rawValue == -1 && WKNavigationType.reload.rawValue == 3)
    let policies: [WKNavigationActionPolicy] = [.cancel, .allow, .download]
    #expect(policies.map(\.rawValue) == [0, 1, 2])
    #expect(WKUserScriptInjectionTime.atDocumentEnd.rawValue == 1)
    #expect(WKAudiovisualMediaTypes.all.isSuperset(of: [.audio, .video]))
    #expect(WKDataDetectorTypes.calendarEvent.rawValue == 8)
    let error = WKError(.javaScriptExceptionOccurred) as NSError
    #expect(error.domain == "WKErrorDomain" && error.code == 4)
  }

  @Test func `a configuration begins as Apple's does`() {
    let configuration = WKWebViewConfiguration()
    let wishes: WKPreferences = configuration.preferences
    #expect(wishes.minimumFontSize == 0 && wishes.javaScriptEnabled)
    #expect(!wishes.javaScriptCanOpenWindowsAutomatically)
    #expect(!configuration.allowsInlineMediaPlayback && configuration.dataDetectorTypes.isEmpty)
    #expect(configuration.mediaTypesRequiringUserActionForPlayback == .all)
    let page: WKWebpagePreferences = configuration.defaultWebpagePreferences
    #expect(page.allowsContentJavaScript)
    let pool = WKProcessPool()
    configuration.processPool = pool
    configuration.websiteDataStore = .nonPersistent()
    let store: WKWebsiteDataStore = configuration.websiteDataStore
    let web = WKWebView(frame: .zero, configuration: configuration)
    #expect(web.configuration.processPool === pool && web.configuration.websiteDataStore === store)
    // The view's own is a copy.
    configuration.allowsInlineMediaPlayback = true
    #expect(!web.configuration.allowsInlineMediaPlayback)
  }

  @Test func `scripts are kept in their order, and never run`() {
    final class Hearing: NSObject, WKScriptMessageHandler {
      var heard: [WKScriptMessage] = []
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
      ) { heard.append(message) }
    }
    let (controller, hearing) = (WKUserContentController(), Hearing())
    controller.add(hearing, name: "app")
    for source in ["one()", "two()"] {
      controller.addUserScript(
        WKUserScript(source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    }
    #expect(controller.userScripts.map(\.source) == ["one()", "two()"])
    #expect(controller.userScripts.allSatisfy { $0.isForMainFrameOnly })
    controller.removeAllUserScripts()
    #expect(controller.userScripts.isEmpty && hearing.heard.isEmpty)
  }

  @Test func `a delegate is asked of a page that an app opens, and may refuse it`() throws {
    final class Asked: UIViewController, WKNavigationDelegate, WKUIDelegate {
      let web = WKWebView()
      var heard: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        web.navigationDelegate = self
        web.uiDelegate = self
        web.loadHTMLString("<title>A</title>", baseURL: URL(string: "https://example.com/a"))
      }
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
      ) {
        let frame: WKFrameInfo? = navigationAction.targetFrame
        heard.append("\(navigationAction.navigationType) \(frame?.isMainFrame == true)")
        decisionHandler(.cancel)
      }
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        heard.append("finish")
      }
    }
    var asked: Asked?
    let stage = try Stage {
      let made = Asked()
      asked = made
      return made
    }
    for _ in 0..<10 { try stage.advance() }
    #expect(asked?.heard == ["other true"])
    #expect(asked?.web.uiDelegate === asked)
  }
}
