extension UIView {
  /// The text that UIKit prints for the view, without its address so that every run is the same.
  var summary: String {
    var parts = ["frame = \(describe(frame))"]
    if let accessibilityIdentifier { parts.append("identifier = \(accessibilityIdentifier)") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return "<\(type(of: self)): \(parts.joined(separator: "; "))>"
  }
}
