import UIKit
import UIKitCore

/// A view of a page of the web, which shows its words and neither styles, images nor scripts.
///
/// Without a network an address fails as on a phone in flight mode, unless a file answers it, as for
/// `URLSession`; what is loaded as a text is there in the next turn of the main queue.
///
/// Source: Apple, WKWebView.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// A copy of the configuration that the view was made with; a new one each time, so that setting
  /// its properties changes nothing.
  open var configuration: WKWebViewConfiguration { ownConfiguration.copied }
  private let ownConfiguration: WKWebViewConfiguration
  /// Decides which pages are loaded, and is told how that ends; held weakly.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// What would show panels; recorded only, for no script asks for one; held weakly.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// Holds the page.
  public let scrollView = UIScrollView()
  private let page = UILabel()
  private var history = WebHistory()

  /// The title of the page.
  open private(set) var title: String? { didSet { tellObservers(of: self) } }
  /// The address of the page; a host alone gets a slash, and a text without an address has
  /// `about:blank`.
  open private(set) var url: URL? { didSet { tellObservers(of: self) } }
  /// Whether a page is asked for and not there yet; observers are told.
  open private(set) var isLoading = false { didSet { tellObservers(of: self) } }
  /// How much of the page is there.
  ///
  /// *Units*: 0 to 1.
  open private(set) var estimatedProgress = 0.0 { didSet { tellObservers(of: self) } }
  /// Whether a page was shown before this one; a page that failed or was given as a text does not
  /// count.
  open var canGoBack: Bool { history.back != nil }
  /// Whether a page was left by going back.
  open var canGoForward: Bool { history.forward != nil }
  /// Whether the page came by `https`; what it would load besides is not asked for.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }

  /// Whether swipes from the edges go back and forth: recorded.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long touch shows what is behind a link; recorded only, for links are plain words.
  open var allowsLinkPreview = true
  /// What servers are told about the browser; recorded only, for none is asked.
  open var customUserAgent: String?
  /// How much larger than by itself the page is; recorded only.
  open var pageZoom: CGFloat = 1
  /// Whether a developer may look into the page; recorded only.
  open var isInspectable = false
  /// What shows beside the page; the page's own ground is white.
  open var underPageBackgroundColor: UIColor! = .systemBackground

  /// Makes a view; a copy of the configuration is its own.
  public init(
    frame: CGRect, configuration: WKWebViewConfiguration = WKWebViewConfiguration()
  ) {
    ownConfiguration = configuration.copied
    super.init(frame: frame)
    arrange()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    ownConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    arrange()
  }

  /// Whether the page lies on white, whatever the view's own colour is.
  open override var isOpaque: Bool {
    didSet { scrollView.backgroundColor = isOpaque ? .white : .clear }
  }

  private func arrange() {
    backgroundColor = .white
    scrollView.backgroundColor = .white
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    addSubview(scrollView)
    page.numberOfLines = 0
    page.textColor = .black
    let font = UIFont.systemFont(ofSize: 16)
    page.font = font.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: 16) }
    scrollView.addSubview(page)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * Self.margin)
    let height = page.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    page.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: height)
    scrollView.contentSize = CGSize(width: bounds.width, height: height + 2 * Self.margin)
  }

  /// The margin of a page without styles.
  ///
  /// *Units*: points.
  private static let margin: CGFloat = 8

  // MARK: Loading

  /// Asks for a page; its delegate hears how that ends.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { ask(WebVisit(request: request), .other) }

  /// Shows the words of a page that is given as a text; it is no page to come back to.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = WKNavigation()
    let request = baseURL.map { URLRequest(url: $0) } ?? Self.blank
    ask(WKNavigationAction(request: request, type: .other)) { web in
      web.start(navigation, baseURL)
      DispatchQueue.main.async { web.finish(navigation, WebPage(html: string)) }
    }
    return navigation
  }

  /// Shows the words of a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Shows data, if they are a text.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
  }

  /// Asks for the page's address again; nil without one.
  ///
  /// What was given as a text is gone then: its address is asked, and without one the page is empty.
  @discardableResult
  open func reload() -> WKNavigation? {
    url.flatMap { ask(history.again(URLRequest(url: $0)), .reload) }
  }

  /// Forgets the page that is asked for; the one before stays, and the delegate hears nothing.
  open func stopLoading() {
    isLoading = false
    history.loading = nil
  }

  /// Asks for the page before this one again; nil without one.
  @discardableResult
  open func goBack() -> WKNavigation? { history.back.flatMap { ask($0, .backForward) } }

  /// Asks again for the page that was left by going back; nil without one.
  @discardableResult
  open func goForward() -> WKNavigation? { history.forward.flatMap { ask($0, .backForward) } }

  /// Begins a visit if the delegate allows it.
  private func ask(_ visit: WebVisit, _ type: WKNavigationType) -> WKNavigation {
    let navigation = WKNavigation()
    ask(WKNavigationAction(request: visit.request, type: type)) { $0.begin(visit, navigation) }
    return navigation
  }

  /// Asks the delegate whether a page may be shown, and goes on if it may.
  private func ask(
    _ action: WKNavigationAction, _ goOn: @escaping @MainActor (WKWebView) -> Void
  ) {
    guard let delegate = navigationDelegate else { return goOn(self) }
    delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      if policy == .allow, let self { goOn(self) }
    }
  }

  /// The page without an address.
  private static let blank = URLRequest(url: URL(string: "about:blank") ?? URL(filePath: "/"))

  private func begin(_ visit: WebVisit, _ navigation: WKNavigation) {
    start(navigation, visit.request.url)
    // Nobody is asked for what says nothing, such as `about:blank`.
    if visit.request.url?.scheme == "about" {
      return DispatchQueue.main.async { self.finish(navigation, WebPage(html: ""), visit) }
    }
    let task = URLSession.shared.dataTask(with: visit.request) { data, _, error in
      DispatchQueue.main.async {
        if let data {
          self.finish(navigation, WebPage(html: String(decoding: data, as: UTF8.self)), visit)
        } else if let error {
          self.fail(navigation, error)
        }
      }
    }
    task.resume()
  }

  private func start(_ navigation: WKNavigation, _ address: URL?) {
    history.loading = navigation
    url = address.map(Self.whole) ?? Self.blank.url
    isLoading = true
    estimatedProgress = 0.1
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
  }

  /// Returns an address with the slash behind its host that a browser gives it.
  private static func whole(_ url: URL) -> URL {
    guard ["http", "https"].contains(url.scheme), url.path.isEmpty,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return url }
    parts.path = "/"
    return parts.url ?? url
  }

  private func finish(
    _ navigation: WKNavigation, _ content: WebPage, _ visit: WebVisit? = nil
  ) {
    guard history.loading === navigation else { return }
    if let visit { history.note(visit) }
    navigationDelegate?.webView(self, didCommit: navigation)
    page.text = content.text
    title = content.title
    scrollView.contentOffset = .zero
    setNeedsLayout()
    estimatedProgress = 1
    isLoading = false
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    guard history.loading === navigation else { return }
    let host = url?.host ?? "an address"
    Log.once(
      "A WKWebView stays empty: there is no network in a film, and no file Network/\(host)/… "
        + "answers.")
    isLoading = false
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  // MARK: Scripts

  /// Runs no script: the handler gets an error.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    Log.once("A WKWebView runs no scripts in a film.")
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
  }
}
