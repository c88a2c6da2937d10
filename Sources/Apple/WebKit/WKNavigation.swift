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
  public let request: URLRequest
  public let navigationType = WKNavigationType.other
  public let targetFrame: WKFrameInfo? = WKFrameInfo()

  init(request: URLRequest) { self.request = request }
}

/// A frame of a page: the whole.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// Why a page or a script failed.
public struct WKError: Error, Sendable, Equatable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public let code: Code
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
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// What shows the panels of pages, of which there are none.
///
/// Source: Apple, WKUIDelegate.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
  func webViewDidClose(_ webView: WKWebView)
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
}

extension WKUIDelegate {
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
}
