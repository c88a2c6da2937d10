extension UITextField {
  /// Whether what is typed first replaces the text; recorded only.
  public var clearsOnInsertion: Bool {
    get { recorded("clearsOnInsertion", false) }
    set { record("clearsOnInsertion", newValue) }
  }

  /// What a password that the system suggests has to have; recorded only, for it suggests none.
  public var passwordRules: UITextInputPasswordRules? {
    get { recorded("passwordRules", nil as UITextInputPasswordRules?) }
    set { record("passwordRules", newValue) }
  }

  /// Whether words are completed in grey; recorded only, for none are.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { recorded("inlinePredictionType", UITextInlinePredictionType.default) }
    set { record("inlinePredictionType", newValue) }
  }
}

extension UITextView {
  /// What the text is, for the system's suggestions; recorded only, for it makes none.
  public var textContentType: UITextContentType? {
    get { recorded("textContentType", nil as UITextContentType?) }
    set { record("textContentType", newValue) }
  }

  /// Whether text is as large as on a Mac; recorded only.
  public var usesStandardTextScaling: Bool {
    get { recorded("usesStandardTextScaling", false) }
    set { record("usesStandardTextScaling", newValue) }
  }

  /// Whether a panel finds words; recorded only, for there is none.
  public var isFindInteractionEnabled: Bool {
    get { recorded("isFindInteractionEnabled", false) }
    set { record("isFindInteractionEnabled", newValue) }
  }
}

/// What a password has to have.
///
/// Source: Apple, UITextInputPasswordRules.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules in the system's language.
  public let passwordRulesDescriptor: String

  /// Takes rules in the system's language.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// Whether words are completed while they are typed.
///
/// Source: Apple, UITextInlinePredictionType.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
