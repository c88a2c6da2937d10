/// A key of the keyboard.
enum KeyboardKey: Hashable {
  case letter(Character)
  case shift, delete, space, `return`
  /// Shows other keys.
  case plane(KeyPlane)

  /// Whether the key is darker than those of letters.
  var isGray: Bool {
    switch self {
    case .letter, .space: false
    case .shift, .delete, .return, .plane: true
    }
  }
}

/// The keys that are shown together.
enum KeyPlane: Hashable {
  case letters, numbers, symbols
  /// Digits alone; `extra` is the key at the lower left, where there is one.
  case pad(extra: Character?)

  /// The first keys of a type of keyboard.
  init(of type: UIKeyboardType) {
    switch type {
    case .numbersAndPunctuation: self = .numbers
    case .numberPad, .asciiCapableNumberPad: self = .pad(extra: nil)
    case .decimalPad: self = .pad(extra: ".")
    case .phonePad: self = .pad(extra: "+")
    case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
      self = .letters
    }
  }

  /// The rows of letters, from the top.
  fileprivate var rows: [String] {
    switch self {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
    case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    case .pad: ["123", "456", "789"]
    }
  }

  /// Returns true when one of the keys types a letter, small or capital.
  func types(_ letter: Character) -> Bool {
    if letter == " " || letter == "\n" || letter == "\u{8}" { return true }
    if case .pad(let extra) = self, letter == extra || letter == "0" { return true }
    return rows.contains { $0.contains(letter.small) }
  }
}

extension Character {
  /// The letter that is small: that of the key that types it.
  var small: Character { lowercased().first ?? self }
}

/// The places of the keys of a plane.
struct KeyPlan {
  /// The keys with their places, row by row.
  ///
  /// *Units*: points.
  private(set) var keys: [(key: KeyboardKey, frame: CGRect)] = []

  /// Arranges the keys of a plane.
  ///
  /// - Parameters:
  ///   - plane: which keys.
  ///   - type: what is typed, which decides on the keys beside the space bar.
  ///   - size: the room for the four rows, in points.
  init(_ plane: KeyPlane, for type: UIKeyboardType, in size: CGSize) {
    if case .pad(let extra) = plane {
      arrangePad(plane, extra: extra, in: size)
    } else {
      arrangeLetters(plane, for: type, in: size)
    }
  }

  /// The room between two keys of a row, at the edges, and above the first row.
  ///
  /// *Units*: points.
  private static let gap: CGFloat = 6
  private static let edge: CGFloat = 3
  private static let top: CGFloat = 10

  private mutating func arrangeLetters(
    _ plane: KeyPlane, for type: UIKeyboardType, in size: CGSize
  ) {
    let pitch = (size.height - Self.top + 8) / 4
    let height = pitch - 12
    let width = (size.width - 2 * Self.edge - 9 * Self.gap) / 10
    func place(_ x: CGFloat, _ row: Int, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: Self.top + CGFloat(row) * pitch, width: width, height: height)
    }
    let wide = 1.34 * width
    for (row, letters) in plane.rows.enumerated() {
      let room = size.width - 2 * (Self.edge + wide + 2 * Self.gap)
      let own = row == 2 && plane != .letters ? (room - 4 * Self.gap) / 5 : width
      let count = CGFloat(letters.count)
      var x = (size.width - count * own - (count - 1) * Self.gap) / 2
      for letter in letters {
        keys.append((.letter(letter), place(x, row, own)))
        x += own + Self.gap
      }
    }
    let right = size.width - Self.edge
    let change: KeyboardKey =
      plane == .letters ? .shift : .plane(plane == .numbers ? .symbols : .numbers)
    keys.append((change, place(Self.edge, 2, wide)))
    keys.append((.delete, place(right - wide, 2, wide)))
    let side = 2.5 * width + 2 * Self.gap
    keys.append((.plane(plane == .letters ? .numbers : .letters), place(Self.edge, 3, side)))
    keys.append((.return, place(right - side, 3, side)))
    let left = Self.edge + side + Self.gap
    var end = right - side - Self.gap
    for letter in type.keysBesideSpace.reversed() {
      keys.append((.letter(letter), place(end - width, 3, width)))
      end -= width + Self.gap
    }
    keys.append((.space, place(left, 3, end - left)))
  }

  private mutating func arrangePad(_ plane: KeyPlane, extra: Character?, in size: CGSize) {
    let width = (size.width - 2 * Self.gap - 2 * Self.gap) / 3
    let height = (size.height - 5 * Self.gap) / 4
    func place(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: Self.gap + CGFloat(column) * (width + Self.gap),
        y: Self.gap + CGFloat(row) * (height + Self.gap), width: width, height: height)
    }
    for (row, letters) in plane.rows.enumerated() {
      for (column, letter) in letters.enumerated() {
        keys.append((.letter(letter), place(column, row)))
      }
    }
    if let extra { keys.append((.letter(extra), place(0, 3))) }
    keys.append((.letter("0"), place(1, 3)))
    keys.append((.delete, place(2, 3)))
  }
}

extension UIKeyboardType {
  /// The letters that stand right of the space bar.
  fileprivate var keysBesideSpace: [Character] {
    switch self {
    case .emailAddress: ["@", "."]
    case .URL: ["/", "."]
    case .twitter: ["@", "#"]
    case .webSearch: ["."]
    case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad,
      .decimalPad, .asciiCapableNumberPad:
      []
    }
  }
}
