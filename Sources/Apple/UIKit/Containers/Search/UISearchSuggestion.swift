/// What a search offers to search for.
///
/// Source: Apple, UISearchSuggestion.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  var localizedSuggestion: String? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What is read aloud; recorded only.
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  /// What the app keeps with the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// The row's text with attributes, which wins over the plain one; `nil` unless implemented.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// What is read aloud in place of the text; `nil` unless implemented, and recorded only.
  public var localizedDescription: String? { nil }
  /// The image at the leading edge of the row, in the secondary label colour where it is a
  /// template; `nil` unless implemented.
  public var iconImage: UIImage? { nil }
}

/// A text, with an image if wanted, that a search offers to search for.
///
/// Source: Apple, UISearchSuggestionItem.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text that the suggestion was made with; `nil` for one made of a plain text.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The image at the leading edge of the row; `nil` for none.
  public let iconImage: UIImage?
  /// What the app keeps with the suggestion; `nil` by default, and never read here.
  open var representedObject: Any?
  private let plain: String?
  private let spoken: String?

  /// What is read aloud in place of the text, as given when made; recorded only.
  public var localizedDescription: String? { spoken }

  /// The row's plain text: the one given, or the letters of the text with attributes.
  public var localizedSuggestion: String? { plain ?? localizedAttributedSuggestion?.string }

  /// Makes a suggestion.
  public init(
    localizedSuggestion: String, localizedDescription spoken: String? = nil,
    iconImage: UIImage? = nil
  ) {
    plain = localizedSuggestion
    localizedAttributedSuggestion = nil
    (self.spoken, self.iconImage) = (spoken, iconImage)
    super.init()
  }

  /// Makes a suggestion of a text with attributes.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription spoken: String? = nil,
    iconImage: UIImage? = nil
  ) {
    plain = nil
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    (self.spoken, self.iconImage) = (spoken, iconImage)
    super.init()
  }
}

/// Lists what a search offers to search for.
@MainActor
final class SearchSuggestions: UITableViewController {
  /// What is offered, from the top.
  var suggestions: [any UISearchSuggestion] = [] {
    didSet { tableView.reloadData() }
  }
  /// Called with the suggestion that was tapped.
  var onChoice: (any UISearchSuggestion) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    tableView.keyboardDismissMode = .onDrag
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = suggestion.localizedSuggestion
    content.attributedText = suggestion.localizedAttributedSuggestion
    content.image = suggestion.iconImage
    content.imageProperties.tintColor = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(suggestions[indexPath.row])
  }

  private static let cell = "suggestion"
}
