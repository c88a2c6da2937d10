/// What views record for their author and what changes no picture.
struct RecordedWords {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var hidesOthers = false
  /// *Units*: pixels a point.
  var contentScale: CGFloat?
  var tintMode = UIView.TintAdjustmentMode.automatic
  var isExclusive = false
  var clearsBeforeDrawing = true
  var keepsSuperviewMargins = false
  var restorationIdentifier: String?
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var showsLargeContent = false
  var hidesElements = false
  var elements: [Any]?
  var path: UIBezierPath?
  var customActions: [UIAccessibilityCustomAction]?
  var ignoresInvertColors = false
  /// The properties of a class of one's own that were set on this view, and not by an appearance.
  var ownLooks: Set<AnyKeyPath> = []
  /// What few views record, by the names of properties.
  var rest: [String: Any] = [:]
}

extension UIView {
  /// Returns what was recorded under a name; `standard` where nothing was.
  package func recorded<Value>(_ name: String, _ standard: Value) -> Value {
    accessibility.rest[name] as? Value ?? standard
  }

  /// Records a value under a name.
  package func record<Value>(_ name: String, _ value: Value?) { accessibility.rest[name] = value }
}
