extension KeyedRows {
  /// The properties of `UILabel` that are reached by their keys.
  @MainActor static let ofUILabel = ofUIView.adding([
    KeyedRow("text", \UILabel.text),
    KeyedRow("attributedText", \UILabel.attributedText),
    KeyedRow("font", \UILabel.font),
    KeyedRow("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    KeyedRow("textColor", \UILabel.textColor),
    KeyedRow("highlightedTextColor", \UILabel.highlightedTextColor),
    KeyedRow("highlighted", \UILabel.isHighlighted),
    KeyedRow("enabled", \UILabel.isEnabled),
    KeyedRow("shadowColor", \UILabel.shadowColor),
    KeyedRow("shadowOffset", \UILabel.shadowOffset),
    KeyedRow("textAlignment", \UILabel.textAlignment),
    KeyedRow("lineBreakMode", \UILabel.lineBreakMode),
    KeyedRow("numberOfLines", \UILabel.numberOfLines),
    KeyedRow("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    KeyedRow("minimumScaleFactor", \UILabel.minimumScaleFactor),
    KeyedRow("baselineAdjustment", \UILabel.baselineAdjustment),
    KeyedRow(
      "allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation),
    KeyedRow("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    KeyedRow("lineBreakStrategy", \UILabel.lineBreakStrategy),
    KeyedRow("showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated),
  ])
}
