extension UIView {
  /// As UIKit prints a view, without its address so that every run prints the same.
  var summary: String {
    var parts = ["frame = \(describe(frame))"]
    if let accessibilityIdentifier { parts.append("identifier = \(accessibilityIdentifier)") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return "<\(type(of: self)): \(parts.joined(separator: "; "))>"
  }
}
