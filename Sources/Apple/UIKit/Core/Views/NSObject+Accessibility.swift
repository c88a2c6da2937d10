/// What any object may say to those who do not see the screen, in kinds of UIKit's; recorded only.
///
/// Source: Apple, UIAccessibility: an informal protocol of `NSObject`.
@MainActor
extension AccessibleObject {
  /// What kind of thing the object is; none unless set; recorded only.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { spoken("traits") ?? UIAccessibilityTraits.none }
    set { speak("traits", newValue) }
  }
  /// The outline of the object as it is read aloud, in points of the screen; recorded only.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { spoken("path") }
    set { speak("path", newValue) }
  }
  /// Where a reader taps, in points of the screen; recorded only.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { spoken("activation point") ?? .zero }
    set { speak("activation point", newValue) }
  }
  /// The language in which the object is read aloud; recorded only.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { spoken("language") }
    set { speak("language", newValue) }
  }
  /// What can be done with the object beside a tap; recorded only.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken("actions") }
    set { speak("actions", newValue) }
  }
  /// What the things inside the object are together; recorded only.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { spoken("container") ?? UIAccessibilityContainerType.none }
    set { speak("container", newValue) }
  }
  /// Whether the things inside the object are passed one by one or together; recorded only.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { spoken("navigation") ?? UIAccessibilityNavigationStyle.automatic }
    set { speak("navigation", newValue) }
  }
  /// Whether the object can be used; false unless set; recorded only.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { spoken("responds") ?? false }
    set { speak("responds", newValue) }
  }
  /// What somebody says to use the object; recorded only.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { spoken("inputs") ?? [] }
    set { speak("inputs", newValue) }
  }
  /// What the object is called, with the language or the pitch of its parts; recorded only.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      let own: NSAttributedString? = spoken("label in parts")
      return own ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      speak("label in parts", newValue)
      accessibilityLabel = newValue?.string
    }
  }
  /// What happens when the object is used, with the language or the pitch of its parts; recorded
  /// only.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get {
      let own: NSAttributedString? = spoken("hint in parts")
      return own ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set {
      speak("hint in parts", newValue)
      accessibilityHint = newValue?.string
    }
  }
  /// What the object says at present, with the language or the pitch of its parts; recorded only.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get {
      let own: NSAttributedString? = spoken("value in parts")
      return own ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      speak("value in parts", newValue)
      accessibilityValue = newValue?.string
    }
  }
}

/// What readers ask of any object, of whom there are none.
///
/// Source: Apple, UIAccessibilityAction, UIAccessibilityFocus and UIAccessibilityContainer.
@MainActor
extension AccessibleObject {
  /// Does what a tap does; returns false, for no reader asks.
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool { false }

  /// Raises the value; does nothing where a class has none of its own.
  @preconcurrency @MainActor public func accessibilityIncrement() {}

  /// Lowers the value; does nothing where a class has none of its own.
  @preconcurrency @MainActor public func accessibilityDecrement() {}

  /// Goes back; returns false where a class has none of its own.
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool { false }

  /// Does what is most important; returns false where a class has none of its own.
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls by a page; returns false where a class has none of its own.
  @preconcurrency @MainActor public func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool { false }

  /// Called when a reader reads the object aloud.
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {}

  /// Called when a reader goes on to another object.
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {}

  /// Returns false: no reader reads.
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool { false }

  /// Returns how many things inside are read aloud.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? 0
  }

  /// Returns one of the things inside that are read aloud; `nil` where there is none of the number.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the number of a thing inside that is read aloud; `NSNotFound` for another.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
}
