import MessageUI
import SafariServices
import Staging
import Testing
import UIKit
import WebKit

@MainActor @Suite struct WebTests {
  private final class Reader: UIViewController, WKNavigationDelegate {
    let web = WKWebView()
    var heard: [String] = []
    var policy = WKNavigationActionPolicy.allow
    var asked: [WKNavigationType] = []
    var start: (WKWebView) -> Void = { _ in }

    override func loadView() {
      web.navigationDelegate = self
      view = web
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      start(web)
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      asked.append(navigationAction.navigationType)
      decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      heard.append("start")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      heard.append("finish \(webView.title ?? "-")")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { heard.append("fail \((error as? URLError)?.code == .notConnectedToInternet)") }
  }

  private func played(
    _ start: @escaping (WKWebView) -> Void, then steps: [(Reader) -> Void] = []
  ) throws -> Reader {
    var reader: Reader?
    let stage = try Stage(
      Scene("web", "") {
        let made = Reader()
        made.start = start
        reader = made
        return made
      })
    for _ in 0..<10 { try stage.advance() }
    let made = try #require(reader)
    for step in steps {
      stage.perform { step(made) }
      for _ in 0..<10 { try stage.advance() }
    }
    return made
  }

  private func words(_ reader: Reader) throws -> String? {
    try #require(reader.web.scrollView.subviews.compactMap { $0 as? UILabel }.first).text
  }

  private static func page(_ word: String) -> URLRequest {
    URLRequest(url: URL(string: "data:text/html,\(word)") ?? URL(filePath: "/"))
  }

  @Test func `a page that is given as a text shows its words`() throws {
    let reader = try played {
      $0.loadHTMLString(
        "<html><head><title>A &amp; B</title><style>p {}</style></head><body><h1>One</h1>"
          + "<p>Two  <b>three</b><br>four &lt;5</p><script>no()</script></body></html>",
        baseURL: nil)
    }
    #expect(reader.heard == ["start", "finish A & B"])
    let label = try #require(reader.web.scrollView.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "One\nTwo three\nfour <5")
    #expect(label.frame.minX == 8 && label.frame.height > 40)
    #expect(reader.web.estimatedProgress == 1 && !reader.web.isLoading)
  }

  @Test func `an address of the web fails as without a network`() throws {
    let reader = try played { $0.load(URLRequest(url: URL(string: "https://example.com")!)) }
    #expect(reader.heard == ["start", "fail true"])
    #expect(!reader.web.isLoading && reader.web.url?.host == "example.com")
    reader.web.load(URLRequest(url: try #require(URL(string: "https://example.org"))))
    #expect(reader.web.url?.absoluteString == "https://example.org/")
  }

  @Test func `pages are gone back to`() throws {
    let reader = try played(
      { $0.load(Self.page("one")) },
      then: [
        { $0.web.load(Self.page("two")) },
        { reader in
          #expect(reader.web.canGoBack && !reader.web.canGoForward)
          reader.web.goBack()
        },
      ])
    #expect(!reader.web.canGoBack && reader.web.canGoForward)
    #expect(try words(reader) == "one")
    #expect(reader.asked == [.other, .other, .backForward])
  }

  @Test func `a way back that the delegate refuses changes nothing`() throws {
    let reader = try played(
      { $0.load(Self.page("one")) },
      then: [
        { $0.web.load(Self.page("two")) },
        { reader in
          reader.policy = .cancel
          reader.web.goBack()
        },
        { reader in
          #expect(reader.web.canGoBack && !reader.web.canGoForward)
          reader.policy = .allow
          reader.web.load(Self.page("three"))
        },
        { $0.web.goBack() },
      ])
    #expect(try words(reader) == "two")
  }

  @Test func `what failed, was given as a text or is asked for again is no page to come back to`()
    throws
  {
    let reader = try played(
      { $0.load(Self.page("one")) },
      then: [
        { $0.web.load(URLRequest(url: URL(string: "https://example.com")!)) },
        { $0.web.loadHTMLString("<p>two</p>", baseURL: URL(string: "https://example.com/")) },
        { $0.web.load(Self.page("three")) },
        { $0.web.reload() },
        { $0.web.goBack() },
      ])
    #expect(try words(reader) == "one" && !reader.web.canGoBack)
    #expect(reader.asked.suffix(2) == [.reload, .backForward])
  }

  @Test func `an address about nothing is an empty page, also for a text that is loaded again`()
    throws
  {
    let reader = try played(
      { $0.loadHTMLString("<title>A</title><p>two</p>", baseURL: nil) },
      then: [{ $0.web.reload() }])
    #expect(reader.heard == ["start", "finish A", "start", "finish -"])
    #expect(try words(reader) == "" && reader.web.url?.absoluteString == "about:blank")
  }

  @Test func `a view has a copy of its configuration`() throws {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let web = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = false
    configuration.userContentController.addUserScript(
      WKUserScript(source: "", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    #expect(web.configuration !== configuration && web.configuration.allowsInlineMediaPlayback)
    #expect(web.configuration.userContentController.userScripts.count == 1)
    web.configuration.suppressesIncrementalRendering = true
    #expect(!web.configuration.suppressesIncrementalRendering)
    #expect(web.configuration.websiteDataStore === WKWebsiteDataStore.default())
    #expect(WKWebsiteDataStore.nonPersistent() !== WKWebsiteDataStore.default())
    let looks = SFSafariViewController.Configuration()
    looks.barCollapsingEnabled = false
    let browser = SFSafariViewController(
      url: try #require(URL(string: "https://example.com")), configuration: looks)
    looks.barCollapsingEnabled = true
    #expect(!browser.configuration.barCollapsingEnabled)
  }

  @Test func `a browser is left by its button`() throws {
    final class Opening: UIViewController, SFSafariViewControllerDelegate {
      var finished = 0
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard finished == 0 else { return }
        let browser = SFSafariViewController(url: URL(string: "https://example.com")!)
        browser.delegate = self
        present(browser, animated: true)
      }
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finished += 1 }
    }
    var made: Opening?
    let stage = try Stage(
      Scene(
        "safari", "", limit: 3,
        fingers: [Finger.touch(.point(CGPoint(x: 30, y: 42)), at: 1).lift()]
      ) {
        let controller = Opening()
        made = controller
        return controller
      })
    for _ in 0..<50 { try stage.advance() }
    let opening = try #require(made)
    #expect(opening.presentedViewController is SFSafariViewController)
    for _ in 0..<100 { try stage.advance() }
    #expect(opening.finished == 1 && opening.presentedViewController == nil)
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func `a page lies on white unless the view is not opaque`() {
    let web = WKWebView()
    web.backgroundColor = .gray
    #expect(web.scrollView.backgroundColor == .white)
    web.isOpaque = false
    #expect(web.scrollView.backgroundColor == .clear)
  }
}
