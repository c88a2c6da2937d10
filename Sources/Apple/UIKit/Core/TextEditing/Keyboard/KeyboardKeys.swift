/// The keys: a plain panel whose keys light up as they are typed, and type what a finger touches.
final class KeyboardKeys: UIView {
  private weak var input: (any UIKeyInput)?
  private(set) var shownPlane = KeyPlane.letters
  private var isShifted = false
  /// The key that is lit.
  private(set) var litKey: KeyboardKey?
  private var ending: VirtualTimers.Token?
  /// Whether a finger has asked for a capital.
  private var isShiftTouched = false
  private var views: [KeyView] = []
  private let lines = [UIView(), UIView()]
  /// The place for words that are offered, which stays empty, and the room below the keys.
  ///
  /// *Units*: points.
  private var (offers, below) = (CGFloat(0), CGFloat(0))

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the keys for what is typed into.
  func type(into input: any UIKeyInput) {
    if self.input !== input {
      shownPlane = KeyPlane(of: input.keyboardType)
      self.input = input
    }
    let metrics = KeyboardMetrics(on: runtime.screen, for: input)
    (offers, below) = (metrics.offers, metrics.below)
    isShifted = input.wantsCapital
    showKeys()
    setNeedsLayout()
  }

  /// Lights the key of a letter for a moment.
  ///
  /// A letter that no key types lights none.
  func light(_ letter: Character) {
    let plain = letter.withoutAccent
    if !plan.keys.contains(where: { $0.key == .letter(plain.small) }) {
      let planes = [shownPlane, .letters, .numbers, .symbols]
      guard let first = planes.first(where: { $0.types(plain) }) else { return }
      shownPlane = first
    }
    switch plain {
    case " ": light(.space)
    case "\n": light(.return)
    case "\u{8}": light(.delete)
    default:
      isShifted = plain.isUppercase
      light(.letter(plain.small))
    }
    if let ending { runtime.world.timers.remove(ending) }
    ending = runtime.schedule(after: Self.glow) { [weak self] in self?.goOut() }
  }

  private func light(_ key: KeyboardKey?) {
    litKey = key
    showKeys()
  }

  private func goOut() {
    ending = nil
    isShifted = isShiftTouched || input?.wantsCapital ?? false
    light(nil)
  }

  /// How long a key is lit.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let glow: TimeInterval = 0.12

  // MARK: The looks

  private var plan: KeyPlan {
    let rows = CGSize(width: bounds.width, height: max(0, bounds.height - offers - below))
    return KeyPlan(shownPlane, for: input?.keyboardType ?? .default, in: rows)
  }

  private func showKeys() {
    let keys = plan.keys
    // A letter may have a second key beside the space bar.
    let lit = keys.firstIndex { $0.key == litKey }
    while views.count < keys.count {
      let view = KeyView()
      views.append(view)
      addSubview(view)
    }
    for (index, view) in views.enumerated() {
      view.isHidden = index >= keys.count
      guard index < keys.count else { continue }
      let (key, frame) = keys[index]
      view.frame = frame.offsetBy(dx: 0, dy: offers)
      view.show(key, looks(of: key, isLit: index == lit))
    }
  }

  private func looks(of key: KeyboardKey, isLit: Bool) -> KeyView.Looks {
    var looks = KeyView.Looks()
    looks.isLit = isLit
    looks.isShifted = isShifted && shownPlane == .letters
    looks.returnKey = input?.returnKeyType ?? .default
    looks.isReturnEnabled =
      !(input?.enablesReturnKeyAutomatically == true && input?.hasText == false)
    if case .pad = shownPlane { looks.isInPad = true }
    return looks
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showKeys()
    for (index, line) in lines.enumerated() {
      line.isHidden = offers == 0
      line.frame = CGRect(
        x: (bounds.width * CGFloat(index + 1) / 3).rounded(), y: offers * 0.25, width: 1,
        height: offers * 0.5)
    }
  }

  /// Returns the place of a key; `nil` where it is not shown.
  func frame(of key: KeyboardKey) -> CGRect? {
    plan.keys.first { $0.key == key }?.frame.offsetBy(dx: 0, dy: offers)
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    light(touches.first.flatMap(key))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    light(touches.first.flatMap(key))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { light(nil) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    light(nil)
    guard let key = touches.first.flatMap(key) else { return }
    switch key {
    case .letter(let letter):
      runtime.press(
        keys: isShifted && shownPlane == .letters ? letter.uppercased() : String(letter))
    case .space: runtime.press(keys: " ")
    case .return: runtime.press(keys: "\n")
    case .delete: runtime.press(keys: "\u{8}")
    case .shift: isShifted.toggle()
    case .plane(let other): shownPlane = other
    }
    isShiftTouched = key == .shift && isShifted
    showKeys()
  }

  /// Returns the key that is nearest to a finger.
  private func key(under touch: UITouch) -> KeyboardKey? {
    let point = touch.location(in: self)
    guard point.y >= offers, point.y <= bounds.height - below else { return nil }
    func distance(_ frame: CGRect) -> CGFloat {
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY + offers - point.y, point.y - frame.maxY - offers, 0)
      return x * x + y * y
    }
    return plan.keys.min { distance($0.frame) < distance($1.frame) }?.key
  }
}

extension UIKeyInput {
  /// Whether the next letter is a capital, unless the shift key is touched.
  fileprivate var wantsCapital: Bool {
    let text = (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
    switch autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      let end = text.reversed().first { !$0.isWhitespace }
      return last.isWhitespace && end.map { ".?!".contains($0) } ?? true
    }
  }
}

extension Character {
  /// The letter whose key one holds to type this one: `e` for `é`.
  fileprivate var withoutAccent: Character {
    guard !isASCII,
      let first = String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first,
      first.isASCII
    else { return self }
    return Character(first)
  }
}
