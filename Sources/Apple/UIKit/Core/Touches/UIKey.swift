/// A key of a keyboard with keys.
///
/// Source: Apple, UIKey.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with the modifiers that are held.
  public let characters: String
  /// What the key types without them, but for shift.
  public let charactersIgnoringModifiers: String
  /// The modifiers that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The place of the key on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  init(_ letter: Character, modifiers: UIKeyModifierFlags) {
    let named = NamedKey(letter)
    let text = named?.input ?? String(letter)
    characters = text
    charactersIgnoringModifiers = text
    keyCode = named?.code ?? UIKeyboardHIDUsage(of: letter)
    modifierFlags = letter.isUppercase ? modifiers.union(.shift) : modifiers
    super.init()
  }
}

/// Keys that are held while others go down.
///
/// Source: Apple, UIKeyModifierFlags.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock, the four keys that are held, and a key of the number pad.
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// A key that types no letter.
struct NamedKey {
  /// What a key command calls the key.
  let input: String
  let code: UIKeyboardHIDUsage

  /// Finds the key that a letter of a scene's typing stands for; nil for one that types a letter.
  init?(_ letter: Character) {
    switch letter {
    case "\u{1B}": (input, code) = ("UIKeyInputEscape", .keyboardEscape)
    case "\u{F700}": (input, code) = ("UIKeyInputUpArrow", .keyboardUpArrow)
    case "\u{F701}": (input, code) = ("UIKeyInputDownArrow", .keyboardDownArrow)
    case "\u{F702}": (input, code) = ("UIKeyInputLeftArrow", .keyboardLeftArrow)
    case "\u{F703}": (input, code) = ("UIKeyInputRightArrow", .keyboardRightArrow)
    default: return nil
    }
  }
}
