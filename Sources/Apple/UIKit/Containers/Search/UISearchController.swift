/// Shows a search bar in a navigation bar, and what was found over the controller's view.
///
/// Source: Apple, UISearchController.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar in which one types.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.owner = self
    // As the header of a table it has its own height.
    bar.frame.size = bar.sizeThatFits(UIScreen.main.bounds.size)
    return bar
  }()

  /// Shows what was found; `nil` where the searched controller does so itself.
  public let searchResultsController: UIViewController?

  /// Is told to search anew; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Is told when the search begins and ends; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether what is searched is dimmed, and takes no touches, until there is text.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar makes way for the search bar.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the button that cancels comes and goes with the search.
  open var automaticallyShowsCancelButton = true

  /// Whether the results are shown while there is text.
  open var automaticallyShowsSearchResultsController = true {
    didSet { showResults() }
  }

  /// Whether the results are shown.
  open var showsSearchResultsController = false {
    didSet { showResults() }
  }

  /// What the search offers, in a list over what was found while the search is under way; `nil` or none
  /// for no list.
  ///
  /// Source: Apple, UISearchController.searchSuggestions.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { showSuggestions() }
  }

  private var suggestionList: SearchSuggestions?

  private let veil = UIView()
  private var isSearching = false

  /// The controller whose item shows the search bar.
  package weak var host: UIViewController?
  /// Called when the search begins or ends, so that bars take their new places.
  package var onChange: () -> Void = {}

  /// Makes a controller; without results the searched controller shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller without results; a coder says nothing of it.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Whether the search is under way; setting it begins or ends it.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { searchBar.becomeFirstResponder() } else { end() }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    veil.frame = view.bounds
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    veil.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(UISearchController.tappedVeil)))
    view.addSubview(veil)
    defer { showSuggestions() }
    guard let results = searchResultsController else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  /// Whether the parts that can be searched are shown while the search is under way.
  open var automaticallyShowsScopeBar = true

  /// When the parts that can be searched are shown: by themselves, or never with `manual`.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
  }

  /// When the parts that can be searched are shown; all but `manual` are as the search begins.
  ///
  /// Source: Apple, UISearchController.ScopeBarActivation.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  private func showScopes(_ shows: Bool) {
    guard automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false else { return }
    searchBar.setShowsScope(shows, animated: false)
  }

  /// Begins the search: called when one begins to type into the bar.
  package func begin() {
    guard !isSearching else { return }
    isSearching = true
    delegate?.willPresentSearchController(self)
    let place = host?.viewIfLoaded?.superview
    if let host, let place { stand(over: host, in: place) }
    view.alpha = 0
    showScopes(true)
    showResults()
    change(
      { self.view.alpha = 1 },
      { $0.delegate?.didPresentSearchController($0) })
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Lists what the search offers.
  private func showSuggestions() {
    let offered = searchSuggestions ?? []
    suggestionList?.suggestions = offered
    guard isViewLoaded else { return }
    if suggestionList == nil, !offered.isEmpty {
      let list = SearchSuggestions(style: .plain)
      list.suggestions = offered
      list.onChoice = { [weak self] suggestion in
        guard let self else { return }
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
      }
      suggestionList = list
      addChild(list)
      list.view.frame = view.bounds
      list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list.view)
      list.didMove(toParent: self)
    }
    suggestionList?.view.isHidden = offered.isEmpty
    showResults()
  }

  /// Ends the search and empties the bar.
  package func end() {
    guard isSearching else { return }
    isSearching = false
    delegate?.willDismissSearchController(self)
    searchBar.searchTextField.text = nil
    searchBar.searchTextField.tokens = []
    searchBar.resignFirstResponder()
    showScopes(false)
    searchResultsUpdater?.updateSearchResults(for: self)
    change(
      { self.view.alpha = 0 },
      {
        $0.view.removeFromSuperview()
        $0.removeFromParent()
        $0.delegate?.didDismissSearchController($0)
      })
  }

  /// Searches anew for changed text.
  package func textChanged() {
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func stand(over host: UIViewController, in place: UIView) {
    host.adopt(self)
    view.frame = place.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(view)
    didMove(toParent: host)
  }

  private func showResults() {
    guard isViewLoaded else { return }
    let hasText =
      searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
    let shows = showsSearchResultsController || automaticallyShowsSearchResultsController && hasText
    let isCovered = searchResultsController != nil && shows
    searchResultsController?.view.isHidden = !isCovered
    veil.isHidden = !obscuresBackgroundDuringPresentation || isCovered
    let offers = searchSuggestions?.isEmpty == false
    view.isUserInteractionEnabled = isCovered || !veil.isHidden || offers
  }

  private func change(
    _ changes: @escaping () -> Void, _ completion: @escaping (UISearchController) -> Void
  ) {
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(isSearching, animated: true)
    }
    let isBeginning = isSearching
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        changes()
        self.onChange()
      },
      completion: { [weak self] _ in
        guard let self, isSearching == isBeginning else { return }
        completion(self)
      })
  }

  private func tappedVeil() { end() }

  /// How long the search takes to come or to go.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let duration: TimeInterval = 0.3
  /// The opacity of the veil over what is searched.
  ///
  /// *Units*: 0...1.
  ///
  /// Unspecified by Apple: chosen.
  private static let dimming: CGFloat = 0.2
}

extension UISearchController: SearchBarOwner {}

/// Searches anew when the text of a search bar has changed.
///
/// Source: Apple, UISearchResultsUpdating.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and when its text has changed.
  func updateSearchResults(for searchController: UISearchController)

  /// Called when a suggestion was tapped; the bar keeps its text.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing unless implemented: a tapped suggestion changes neither the text nor the tokens.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Is told when a search begins and ends; all methods are optional.
///
/// Source: Apple, UISearchControllerDelegate.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Called before the search begins, with `isActive` true already; does nothing unless
  /// implemented.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Called when the fade in has ended, 0.3 s later; does nothing unless implemented.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Called before the text is emptied, with `isActive` false already; does nothing unless
  /// implemented.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Called when the fade out has ended, 0.3 s later; does nothing unless implemented.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UISearchController: BarSearch {}

extension UINavigationItem {
  /// The search whose bar stands below the title; `nil` for none.
  ///
  /// Source: Apple, UINavigationItem.searchController.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
