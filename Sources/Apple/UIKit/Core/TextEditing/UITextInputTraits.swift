/// A responder that takes typed letters.
///
/// Source: Apple, UIKeyInput.
@preconcurrency @MainActor
public protocol UIKeyInput: UIResponder, UITextInputTraits {
  /// Whether there is any text to delete.
  var hasText: Bool { get }

  /// Inserts typed text.
  func insertText(_ text: String)

  /// Deletes the last letter.
  func deleteBackward()
}

/// How the keyboard looks for what is typed into; each has a default.
///
/// Source: Apple, UITextInputTraits.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get }
  var autocorrectionType: UITextAutocorrectionType { get }
  var spellCheckingType: UITextSpellCheckingType { get }
  var keyboardType: UIKeyboardType { get }
  var keyboardAppearance: UIKeyboardAppearance { get }
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key has no effect while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// The keyboard of what says nothing of it: letters, a capital at the beginning of a sentence,
  /// “return”.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  public var autocorrectionType: UITextAutocorrectionType { .default }
  public var spellCheckingType: UITextSpellCheckingType { .default }
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
}

/// Which letters the keyboard shows as capitals; what a scene types stays as it is.
///
/// Source: Apple, UITextAutocapitalizationType.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether the keyboard has room for words that it offers; it offers none, and corrects none.
///
/// Source: Apple, UITextAutocorrectionType.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether spelling is checked; here it never is.
///
/// Source: Apple, UITextSpellCheckingType.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The keys of the keyboard.
///
/// Source: Apple, UIKeyboardType.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The name of the return key.
///
/// Source: Apple, UIReturnKeyType.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The colours of the keyboard.
///
/// Source: Apple, UIKeyboardAppearance.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// The blinking line after the last letter.
@MainActor
final class Caret {
  let line = CALayer()
  private var blinking: AnimationBatch?

  init() { line.isHidden = true }

  /// Shows the caret in a colour.
  func appear(_ color: CGColor) {
    line.backgroundColor = color
    line.isHidden = false
    guard blinking == nil else { return }
    let batch = AnimationBatch(
      duration: Self.period, curve: .linear, options: [.repeat], runtime: line.runtime)
    batch.followers = [{ [weak self] progress in self?.line.isHidden = progress >= 0.5 }]
    blinking = batch
    line.runtime.timeline.add(batch)
  }

  /// Puts the caret at once where it belongs: it jumps, whatever is animated around it.
  ///
  /// *Space* of `frame`: that of the layer above.
  func place(at frame: CGRect) {
    line.runtime.withoutAnimation { line.frame = frame }
  }

  func disappear() {
    if let blinking { line.runtime.timeline.remove(blinking) }
    blinking = nil
    line.isHidden = true
  }

  /// The time from one blink to the next.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let period: TimeInterval = 1
}
