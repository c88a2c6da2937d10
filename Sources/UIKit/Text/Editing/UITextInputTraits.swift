/// What is typed into something.
///
/// Source: Apple, UIKeyInput.
@MainActor
public protocol UIKeyInput: UIResponder {
  /// Whether there is anything to take back.
  var hasText: Bool { get }

  /// Something was typed.
  func insertText(_ text: String)

  /// The last letter is taken back.
  func deleteBackward()
}

// How a keyboard on the screen would help; there is none, so that what is typed comes as it is.

/// Source: Apple, UITextAutocapitalizationType.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Source: Apple, UITextAutocorrectionType.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Source: Apple, UITextSpellCheckingType.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Source: Apple, UIKeyboardType.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Source: Apple, UIReturnKeyType.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Source: Apple, UIKeyboardAppearance.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

extension Runtime {
  /// Types letters where what is typed goes; a line break is the return key, a backspace takes back.
  ///
  /// Answers whether anybody has what is typed.
  @discardableResult
  package func enterText(_ text: String) -> Bool {
    for letter in text {
      guard let input = firstResponder as? any UIKeyInput else { return false }
      if letter == "\u{8}" { input.deleteBackward() } else { input.insertText(String(letter)) }
    }
    return true
  }
}

/// The line at which letters are added, which blinks.
@MainActor
final class Caret {
  let line = CALayer()
  private var blinking: AnimationBatch?

  init() { line.isHidden = true }

  /// Shows it in a colour.
  func appear(_ color: UIColor) {
    line.backgroundColor = color.cgColor
    line.isHidden = false
    guard blinking == nil else { return }
    let batch = AnimationBatch(
      duration: Self.period, curve: .linear, options: [.repeat], runtime: line.runtime)
    batch.followers = [{ [weak self] progress in self?.line.isHidden = progress >= 0.5 }]
    blinking = batch
    line.runtime.timeline.add(batch)
  }

  func disappear() {
    if let blinking { line.runtime.timeline.remove(blinking) }
    blinking = nil
    line.isHidden = true
  }

  /// From one blink to the next. Unspecified by Apple. Units: seconds.
  private static let period: TimeInterval = 1
}
