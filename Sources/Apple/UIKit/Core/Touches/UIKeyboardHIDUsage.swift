/// The places of keys on a keyboard, by the numbers that keyboards give them.
///
/// Source: Apple, UIKeyboardHIDUsage; the names of keys that no scene can press are left out.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key of which only the letter is known.
  case keyboardErrorUndefined = 3
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
  case keyboardZ = 29
  case keyboard1 = 30
  case keyboard2 = 31
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  case keyboardEqualSign = 46
  case keyboardOpenBracket = 47
  case keyboardCloseBracket = 48
  case keyboardBackslash = 49
  case keyboardSemicolon = 51
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53
  case keyboardComma = 54
  case keyboardPeriod = 55
  case keyboardSlash = 56
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82

  /// Finds the key of a letter on an English keyboard.
  init(of letter: Character) {
    self = Self.places[Character(letter.lowercased())] ?? .keyboardErrorUndefined
  }

  private static let places: [Character: UIKeyboardHIDUsage] = {
    var places: [Character: UIKeyboardHIDUsage] = [:]
    for (index, letter) in "abcdefghijklmnopqrstuvwxyz1234567890\n\u{1B}\u{8}\t -=[]\\".enumerated()
    {
      places[letter] = UIKeyboardHIDUsage(rawValue: 4 + index)
    }
    for (index, letter) in ";'`,./".enumerated() {
      places[letter] = UIKeyboardHIDUsage(rawValue: 51 + index)
    }
    return places
  }()
}
