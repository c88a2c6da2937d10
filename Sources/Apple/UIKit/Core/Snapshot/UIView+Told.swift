/// What is told of a view to somebody who does not see it.
extension UIView {
  /// The name of the type; of one of the system's own, that of the class that apps know it by.
  package var toldKind: String { ViewKinds.toldName(of: type(of: self)) }

  /// What is written in the view, where it is one for text; the titles of segments with commas; `nil`
  /// for what nobody sees.
  package var writtenText: String? {
    let text: String?
    switch self {
    case let label as UILabel: text = label.text
    case let button as UIButton: text = button.currentTitle ?? button.configuration?.title
    case let field as UITextField: text = field.text
    case let view as UITextView: text = view.text
    case let control as UISegmentedControl:
      text = (0..<control.numberOfSegments).compactMap(control.titleForSegment)
        .joined(separator: ", ")
    default: text = nil
    }
    return text.flatMap { $0.isBlank ? nil : $0 }
  }

  /// What the view stands at: what its author says, or what the control shows; `nil` for none.
  package var toldValue: String? {
    if let value = accessibilityValue ?? controlValue { return value }
    guard let field = self as? UITextField, writtenText == nil else { return nil }
    return field.placeholder.map { "empty, \($0)" }
  }

  /// What a control stands at; `nil` for other views, and where no segment is selected.
  var controlValue: String? {
    guard self is UIControl || self is UIProgressView else { return nil }
    switch self {
    case let control as UISwitch: return control.isOn ? "on" : "off"
    case let slider as UISlider: return describe(slider.value)
    case let stepper as UIStepper: return describe(CGFloat(stepper.value))
    case let bar as UIProgressView: return describe(bar.progress)
    case let control as UISegmentedControl:
      return control.selectedSegmentIndex >= 0 ? "segment \(control.selectedSegmentIndex)" : nil
    case let pages as UIPageControl:
      return "page \(pages.currentPage) of \(pages.numberOfPages)"
    default: return nil
    }
  }

  /// Whether the view is the content view of the one around it: of a cell, a header or an effect view.
  package var isContentView: Bool {
    (superview as? any HasContentView)?.contentView === self
  }

  /// The names of the view's traits: those that its author gave, and those that its class has on iOS.
  ///
  /// *Shape*: in the order of their numbers.
  package var toldTraits: [String] {
    var traits = accessibilityTraits
    switch self {
    case is UIButton, is UISwitch: traits.insert(.button)
    case is UISlider, is UIStepper, is UIPageControl: traits.insert(.adjustable)
    case is UILabel: traits.insert(.staticText)
    case is UIImageView: traits.insert(.image)
    case is UISearchBar: traits.insert(.searchField)
    default: break
    }
    if let control = self as? UIControl {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    }
    return UIAccessibilityTraits.names.filter { traits.contains($0.trait) }.map(\.name)
  }

  /// The type of the controller whose view this is; `nil` for none.
  package var toldController: String? {
    viewController.map { ViewKinds.toldName(of: type(of: $0)) }
  }

  /// Whether a rectangle as large as the bounds is hidden by the view.
  package var hidesWhatIsBehind: Bool {
    let seen = seenLayer
    return (seen.backgroundColor?.alpha ?? 0) >= 1 && seen.cornerRadius == 0
      && layer.mask == nil && CATransform3DIsAffine(seen.transform)
  }

  /// Whether the view shows something by itself.
  package var showsSomething: Bool {
    let seen = seenLayer
    if (seen.backgroundColor?.alpha ?? 0) > 0 || seen.borderWidth > 0 || seen.contents != nil {
      return true
    }
    return writtenText != nil || self is UIControl || (self as? UIImageView)?.image != nil
      || self is UIVisualEffectView
  }

  /// The innermost controller whose view is this one or around it.
  package var innermostController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
  }

  /// The innermost scroll view around the view; `nil` for none.
  package var scrollViewAround: UIScrollView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
      .first
  }
}

extension CATextLayer {
  /// What is written in the layer; `nil` for what nobody sees.
  package var writtenText: String? {
    let text = (string as? NSAttributedString)?.string ?? string as? String
    return text.flatMap { $0.isBlank ? nil : $0 }
  }
}

extension String {
  /// Whether none of the letters leaves a mark: spaces, line breaks, and what only controls letters.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || [.control, .format].contains(properties.generalCategory)
    }
  }
}

extension UIAccessibilityTraits {
  /// The traits with names, in the order of their numbers.
  static let names: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "plays sound"), (.keyboardKey, "keyboard key"), (.staticText, "static text"),
    (.summaryElement, "summary element"), (.notEnabled, "not enabled"),
    (.updatesFrequently, "updates frequently"), (.searchField, "search field"),
    (.startsMediaSession, "starts media session"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allows direct interaction"),
    (.causesPageTurn, "causes page turn"), (.header, "header"),
  ]
}

/// A view that shows what its author puts into another one inside it, as cells do.
@MainActor
package protocol HasContentView: UIView {
  /// The view that what is shown is put into.
  var contentView: UIView { get }
}

extension UIVisualEffectView: HasContentView {}
