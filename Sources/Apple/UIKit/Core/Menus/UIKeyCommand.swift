/// A key combination that calls a method of the first responder, or of an object after it.
///
/// A scene presses it with `Typing("n", at: 1, holding: .command)`.
///
/// Source: Apple, UIKeyCommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key: a letter, or one of the names below.
  public let input: String?
  /// What is held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the combination comes before what the system does with it, such as typing its letter.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the combination is looked up as other keyboards have it; there is one keyboard here.
  open var allowsAutomaticLocalization = true
  /// Whether arrows and brackets are mirrored from right to left; no keyboard here is.
  open var allowsAutomaticMirroring = true

  /// The `input` of the arrow key that points up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The `input` of the arrow key that points down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The `input` of the arrow key that points left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The `input` of the arrow key that points right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The `input` of the escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The `input` of the key that deletes backwards: a backspace.
  public nonisolated static let inputDelete = "\u{8}"

  /// Makes a combination.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a combination with a title for a list of keyboard commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a combination that is an entry of a menu, too.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Returns true for a key that goes down with the modifiers that are held.
  func answers(to key: UIKey) -> Bool {
    guard let input, input.lowercased() == key.characters.lowercased() else { return false }
    // A capital letter is one with shift, and the name of a key is no letter.
    let isCapital = input.count == 1 && input != input.lowercased()
    return (isCapital ? modifierFlags.union(.shift) : modifierFlags) == key.modifierFlags
  }
}
