/// The field of a search bar.
///
/// Source: Apple, UISearchTextField.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// What is searched for beside the text, from the left, before it.
  ///
  /// Source: Apple, UISearchTextField.tokens.
  open var tokens: [UISearchToken] = [] {
    didSet {
      selectedToken = nil
      if !tokens.elementsEqual(oldValue, by: { $0 === $1 }) { onTokens() }
    }
  }

  /// Called when there are other tokens.
  var onTokens: () -> Void = {}

  /// The colour of the plates of tokens.
  ///
  /// Unspecified by Apple: the default is chosen.
  open var tokenBackgroundColor: UIColor! = .systemGray4 {
    didSet { showTokens() }
  }

  /// Whether the key that deletes takes tokens away where there is no letter before the caret.
  open var allowsDeletingTokens = true

  /// Whether tokens can be copied; recorded only, for nothing is pasted elsewhere.
  open var allowsCopyingTokens = true

  /// The place of the letters, all of which stand behind the tokens.
  open var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count))
  }

  private var selectedToken: Int? {
    didSet { showTokens() }
  }
  private var row: SearchTokenRow?
  private var glass: UIView?

  /// The magnifying glass, also beside tokens.
  var glassView: UIView? { row == nil ? leftView : glass }

  /// Adds a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  /// Puts a token in place of letters.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    let letters = textRange.characters
    text = ((text ?? "") as NSString).replacingCharacters(in: letters, with: "")
    insertToken(token, at: tokenIndex)
  }

  /// Returns the place of a token: before all letters.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns all tokens for a range that begins before the letters.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.characters.location == 0 ? tokens : []
  }

  /// Deletes a letter; before the first one, selects the last token, and then deletes it.
  open override func deleteBackward() {
    let caret = selectedTextRange?.characters ?? NSRange()
    guard allowsDeletingTokens, caret.length == 0, caret.location == 0, !tokens.isEmpty else {
      return super.deleteBackward()
    }
    guard let selectedToken else {
      self.selectedToken = tokens.count - 1
      return
    }
    tokens.remove(at: selectedToken)
    tellOfChange()
  }

  /// Types letters, in place of a token that is selected.
  open override func insertText(_ text: String) {
    if let selectedToken, allowsDeletingTokens { tokens.remove(at: selectedToken) }
    super.insertText(text)
  }

  /// Shows the tokens between the glass and the text; a placeholder stands only where there are none.
  private func showTokens() {
    label.alpha = tokens.isEmpty || hasText ? 1 : 0
    guard !tokens.isEmpty else {
      guard row != nil else { return }
      row = nil
      leftView = glass
      return
    }
    let shown = row ?? SearchTokenRow(height: leftView?.bounds.height ?? bounds.height)
    if row == nil {
      glass = leftView
      row = shown
      leftView = shown
      shown.begin(with: glass)
    }
    shown.show(tokens, ground: tokenBackgroundColor, selected: selectedToken)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.alpha = tokens.isEmpty || hasText ? 1 : 0
  }

  /// Makes a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a field with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UISearchTextField.self)
  }

  private func begin() {
    setBackground(.tertiarySystemFill)
    layer.cornerRadius = 10
    clipsToBounds = true
    placeholder = "Search"
    autocapitalizationType = .none
    returnKeyType = .search
    clearButtonMode = .whileEditing
    let glass = UIImageView(image: .magnifyingGlass)
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 30, height: 36)
    leftView = glass
    leftViewMode = .always
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUISearchTextField }
}

extension UIImage {
  /// A magnifying glass of 16 points, a template.
  @MainActor fileprivate static var magnifyingGlass: UIImage {
    let path = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 9, height: 9))
    path.move(to: CGPoint(x: 9.4, y: 9.4))
    path.addLine(to: CGPoint(x: 14, y: 14))
    path.lineWidth = 1.6
    path.lineCapStyle = .round
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
