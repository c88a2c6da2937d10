/// The measures of alerts and action sheets.
///
/// *Units*: points.
///
/// Source: docs/measurements.md, “Alerts”.
enum AlertMetrics {
  static let alertWidth: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  static let alertButtonHeight: CGFloat = 44
  static let sheetButtonHeight: CGFloat = 57
  /// The distance of a sheet from the sides and the bottom, and between its two cards.
  static let sheetMargin: CGFloat = 8
  static let textMargin: CGFloat = 16
  static let alertTop: CGFloat = 20
  static let sheetTop: CGFloat = 14
  static let textGap: CGFloat = 4
  static let fieldHeight: CGFloat = 25
  /// The opacity of the veil over what is behind.
  ///
  /// *Units*: 0...1.
  static let dimming: CGFloat = 0.2
  /// The scale from which an alert comes.
  ///
  /// No unit.
  static let firstScale: CGFloat = 1.2
  /// How long an alert takes to come and to go.
  ///
  /// *Units*: seconds.
  static let duration: TimeInterval = 0.404
}
