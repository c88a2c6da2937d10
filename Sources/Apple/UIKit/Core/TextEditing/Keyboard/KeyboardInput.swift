/// What a first responder has shown at the bottom of the screen.
@MainActor
struct KeyboardInput {
  /// What stands below the accessory view.
  enum Content {
    /// The keyboard, as the traits of what is typed into ask.
    case keys(any UIKeyInput)
    /// A view in place of the keyboard.
    case view(UIView)
    /// Nothing: the accessory view stands by itself.
    case nothing
  }

  let responder: UIResponder
  let accessory: UIView?
  let content: Content

  /// Finds what a responder has shown; `nil` where it asks for nothing.
  ///
  /// - Parameter responder: the first responder.
  init?(of responder: UIResponder) {
    self.responder = responder
    // One that holds the first responder stays, as a bar does in which one types.
    accessory =
      sequence(first: responder, next: \.next).lazy.compactMap(\.inputAccessoryView).first
      ?? sequence(first: responder, next: \.next).lazy.compactMap { $0 as? KeyboardBoard }.first?
      .accessory
    if let view = responder.inputView {
      content = .view(view)
    } else if let input = responder as? any UIKeyInput {
      content = .keys(input)
    } else {
      content = .nothing
    }
    if case .nothing = content, accessory == nil { return nil }
  }

  /// Returns the height of everything, down to the screen's edge.
  ///
  /// *Units*: points.
  func height(on screen: UIScreen) -> CGFloat {
    accessoryHeight(on: screen) + contentHeight(on: screen)
  }

  /// Returns the height of the accessory view.
  ///
  /// *Units*: points.
  func accessoryHeight(on screen: UIScreen) -> CGFloat {
    accessory.map { Self.height(of: $0, width: screen.bounds.width) } ?? 0
  }

  private func contentHeight(on screen: UIScreen) -> CGFloat {
    let below = screen.coveredInsets(hidesStatusBar: false).bottom
    switch content {
    case .keys(let input): return KeyboardMetrics(on: screen, for: input).height
    case .view(let view): return Self.height(of: view, width: screen.bounds.width) + below
    case .nothing: return below
    }
  }

  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let isPlacedByMask = view.translatesAutoresizingMaskIntoConstraints
    if isPlacedByMask, view.bounds.width != width { view.frame.size.width = width }
    let asksConstraints =
      view.autoresizingMask.contains(.flexibleHeight) && !view.constraints.isEmpty
    if view.bounds.height > 0, isPlacedByMask, !asksConstraints { return view.bounds.height }
    let own = view.intrinsicContentSize.height
    guard own <= 0 else { return own }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting - (view.keepsClearOfSafeArea ? view.safeAreaInsets.bottom : 0)
  }

  /// Returns light or dark for the keyboard; unspecified where that is the stage's own.
  func style(besides own: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
    var style = (responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle ?? own
    if case .keys(let input) = content {
      switch input.keyboardAppearance {
      case .dark: style = .dark
      case .light: style = .light
      case .default: break
      }
    }
    return style == own ? .unspecified : style
  }
}

/// The measures of the keyboard on a screen.
///
/// Source: docs/measurements.md, “The keyboard”.
@MainActor
struct KeyboardMetrics {
  /// The height of the words that are offered above the keys; 0 where none are.
  ///
  /// *Units*: points.
  let offers: CGFloat
  /// The height of the four rows of keys.
  ///
  /// *Units*: points.
  let rows: CGFloat
  /// The height below the keys.
  ///
  /// *Units*: points.
  let below: CGFloat

  var height: CGFloat { offers + rows + below }

  /// Measures the keyboard on a screen for what is typed into.
  init(on screen: UIScreen, for input: any UIKeyInput) {
    let size = screen.bounds.size
    let (isUpright, isWide) = (size.height > size.width, size.width >= 414)
    let hasHome = screen.coveredInsets(hidesStatusBar: false).bottom > 0
    rows = isUpright ? (isWide ? 226 : 216) : 162
    below = hasHome ? 75 : 0
    let offersWords =
      input.autocorrectionType != .no && !input.isSecureTextEntry
      && !input.keyboardType.isPad
    offers = offersWords ? (isUpright ? (isWide ? 45 : 44) : 38) : 0
  }
}

extension UIKeyboardType {
  /// Whether the keys are a pad of digits.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress,
      .twitter, .webSearch:
      false
    }
  }
}

/// The input views that are set on a field.
struct InputViews {
  var content: UIView?
  var accessory: UIView?
}

extension UIView {
  /// Whether constraints hold its content to its safe area.
  var keepsClearOfSafeArea: Bool {
    constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { item in
        (item as? UILayoutGuide).map { $0 === safeAreaLayoutGuide } ?? false
      }
    }
  }
}
