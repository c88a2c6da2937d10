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
