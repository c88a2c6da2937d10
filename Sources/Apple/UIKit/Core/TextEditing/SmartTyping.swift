/// Whether typed quotes become curly ones; here they never do.
///
/// Source: Apple, UITextSmartQuotesType.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether two typed hyphens become a dash; here they never do.
///
/// Source: Apple, UITextSmartDashesType.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces are put around pasted words; here they never are.
///
/// Source: Apple, UITextSmartInsertDeleteType.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
