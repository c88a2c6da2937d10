extension KeyedRow {
  /// The properties of `UITextView` that are reached by their keys.
  static var ofUITextView: [KeyedRow] {
    [
      KeyedRow("delegate", \UITextView.delegate),
      KeyedRow("text", \UITextView.text),
      KeyedRow("attributedText", \UITextView.attributedText),
      KeyedRow("font", \UITextView.font),
      KeyedRow("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
      KeyedRow("textColor", \UITextView.textColor),
      KeyedRow("textAlignment", \UITextView.textAlignment),
      KeyedRow("editable", \UITextView.isEditable),
      KeyedRow("selectable", \UITextView.isSelectable),
      KeyedRow("dataDetectorTypes", \UITextView.dataDetectorTypes),
      KeyedRow("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
      KeyedRow("clearsOnInsertion", \UITextView.clearsOnInsertion),
      KeyedRow("textContainerInset", \UITextView.textContainerInset),
      KeyedRow("autocapitalizationType", \UITextView.autocapitalizationType),
      KeyedRow("autocorrectionType", \UITextView.autocorrectionType),
      KeyedRow("spellCheckingType", \UITextView.spellCheckingType),
      KeyedRow("smartQuotesType", \UITextView.smartQuotesType),
      KeyedRow("smartDashesType", \UITextView.smartDashesType),
      KeyedRow("smartInsertDeleteType", \UITextView.smartInsertDeleteType),
      KeyedRow("keyboardType", \UITextView.keyboardType),
      KeyedRow("returnKeyType", \UITextView.returnKeyType),
      KeyedRow("keyboardAppearance", \UITextView.keyboardAppearance),
      KeyedRow("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically),
      KeyedRow("hasText", reading: \UITextView.hasText),
      KeyedRow("selectedRange", \UITextView.selectedRange),
      KeyedRow("selectedTextRange", \UITextView.selectedTextRange),
      KeyedRow("markedTextRange", reading: \UITextView.markedTextRange),
      KeyedRow("textContentType", \UITextView.textContentType),
      KeyedRow("usesStandardTextScaling", \UITextView.usesStandardTextScaling),
      KeyedRow("findInteractionEnabled", \UITextView.isFindInteractionEnabled),
      KeyedRow("beginningOfDocument", reading: \UITextView.beginningOfDocument),
      KeyedRow("endOfDocument", reading: \UITextView.endOfDocument),
    ]
  }
}
