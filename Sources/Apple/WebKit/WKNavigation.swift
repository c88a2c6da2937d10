import UIKit

/// The loading of a page, to tell it from others.
///
/// Source: Apple, WKNavigation.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// What led to a page: an app's call.
///
/// Source: Apple, WKNavigationAction.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The page that is asked for.
  public let request: URLRequest
  /// What led to the page: `.reload`, `.backForward` or `.other`, for nothing in a page can be
  /// touched.
  public let navigationType: WKNavigationType
  /// Where the page is to be shown: in place of the whole one.
  public let targetFrame: WKFrameInfo? = WKFrameInfo()

  init(request: URLRequest, type: WKNavigationType) {
    (self.request, navigationType) = (request, type)
  }
}

/// A frame of a page: the whole.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the whole page: true.
  open var isMainFrame: Bool { true }
}

/// What led to a page.
///
/// Source: Apple, WKNavigationType.
public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

/// Whether a page is loaded; a download is not, as if it were cancelled.
///
/// Source: Apple, WKNavigationActionPolicy.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// Why a page or a script failed.
public struct WKError: Error, Sendable, Equatable, CustomNSError {
  /// Why it failed, by Apple's numbers; films come upon `javaScriptExceptionOccurred`.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  /// Why it failed.
  public let code: Code
  /// Makes an error of a code, for a test or an app's own use.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "WKErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// Decides which pages are loaded, and hears how that ends.
///
/// Source: Apple, WKNavigationDelegate.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Asked whether a page may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Called as soon as a page is allowed, or given as a text.
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called where no file answers for the network.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Called when the answer is there, before its words show.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the words of the page show.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Never called: a page that has begun to come is there as a whole.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Never called: a page has no process of its own.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Allows every page.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing; called as soon as a page is allowed, or given as a text.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing; called where no file answers for the network.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Does nothing; called when the answer is there, before its words show.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing; called when the words of the page show.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Never called: a page that has begun to come is there as a whole.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Never called: a page has no process of its own.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// What shows the panels of pages, of which there are none.
///
/// Source: Apple, WKUIDelegate.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
  /// Never called: no script closes a page.
  func webViewDidClose(_ webView: WKWebView)
  /// Never called: no script runs.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
}

extension WKUIDelegate {
  /// Never called: no script closes a page.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Goes on at once; never called, for no script runs.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
}
