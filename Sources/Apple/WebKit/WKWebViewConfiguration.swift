import UIKit
import UIKitCore

/// How a view of the web is to be; recorded, since no script runs.
///
/// Source: Apple, WKWebViewConfiguration.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @MainActor NSCopying {
  /// Settings of fonts and scripts; recorded only.
  open var preferences = WKPreferences()
  /// The scripts for pages; recorded only, for none runs.
  open var userContentController = WKUserContentController()
  /// Which views share a process; recorded only, for there is none.
  open var processPool = WKProcessPool()
  /// What pages keep; recorded only, for they keep nothing.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether films are played within the page; recorded only.
  open var allowsInlineMediaPlayback = false
  /// Whether a page shows only as a whole; recorded only, for it always does.
  open var suppressesIncrementalRendering = false
  /// What stands behind the browser's name for servers; recorded only, for none is asked.
  open var applicationNameForUserAgent: String?
  /// Which films and sounds wait for a touch; recorded only.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// Which words become links; recorded only, for there are no links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Settings of pages that the delegate gives none of their own; recorded only.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

  /// Returns a configuration with the same settings.
  ///
  /// Its preferences, scripts, process and store are the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.processPool = processPool
    copy.websiteDataStore = websiteDataStore
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    return copy
  }

  /// A copy for a view, which nothing changes that is set afterwards.
  var copied: WKWebViewConfiguration { copy(with: nil) as? WKWebViewConfiguration ?? self }
}

/// How pages are read; none of it changes the plain words that show.
///
/// Source: Apple, WKPreferences.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The smallest letters, in points; recorded only, for they are 16 points high.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run; recorded only, for none does.
  open var javaScriptEnabled = true
  /// Whether scripts open windows; recorded only, for none runs.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// How one page is read; none of it changes the plain words that show.
///
/// Source: Apple, WKWebpagePreferences.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether the page's own scripts run; recorded only, for none does.
  open var allowsContentJavaScript = true
}

/// A process that views share; pages have none here.
///
/// Source: Apple, WKProcessPool.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// What pages keep; nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// Returns the app's store, the same one each time, which keeps nothing.
  open class func `default`() -> WKWebsiteDataStore {
    LayerRuntime.current.stage.part { WKWebsiteDataStore() }
  }
  /// Makes a store of its own, which keeps nothing either.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// Scripts for pages, which never run and never send a message.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts that were added, in their order.
  open private(set) var userScripts: [WKUserScript] = []
  /// Adds a script to `userScripts`; it never runs.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Empties `userScripts`.
  open func removeAllUserScripts() { userScripts = [] }
  /// Does nothing: no script sends a message, so that the handler is not even kept.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Does nothing: no handler is kept.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// When a script would run: before the page's content, or behind it.
///
/// Source: Apple, WKUserScriptInjectionTime.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

/// A script for pages, which never runs.
///
/// Source: Apple, WKUserScript.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text of the script; recorded only.
  public let source: String
  /// When it would run; recorded only.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it would leave out frames within the page; recorded only.
  public let isForMainFrameOnly: Bool

  /// Makes a script; its text is not checked.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// What a script says to the app; there is none in a film.
///
/// Source: Apple, WKScriptMessage.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The name under which the handler was added.
  public let name: String
  /// What is said: a number, a text, a date, an array, a dictionary or `NSNull`.
  public let body: Any

  init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

/// Is told what scripts say; nothing, in a film.
///
/// Source: Apple, WKScriptMessageHandler.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// Never called: no script sends a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Films and sounds of a page; recorded only, for a page shows none.
///
/// Source: Apple, WKAudiovisualMediaTypes.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The kinds by Apple's bits; an empty set lets all begin without a touch.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What can be found in the words of a page; recorded only, for nothing is looked for.
///
/// Source: Apple, WKDataDetectorTypes.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The kinds by Apple's bits; `all` has those in it that have no name here, too.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
