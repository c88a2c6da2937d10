/// What views record for their author and what changes no picture.
struct RecordedWords {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var hidesOthers = false
  /// Units: pixels a point.
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
  func recorded<Value>(_ name: String, _ standard: Value) -> Value {
    accessibility.rest[name] as? Value ?? standard
  }

  /// Records a value under a name.
  func record<Value>(_ name: String, _ value: Value?) { accessibility.rest[name] = value }
}

// These words are recorded only: nobody reads a film aloud.
extension UIView {
  /// Whether the view is read aloud as one thing.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What the view is called.
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What happens when the view is used.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What the view stands at.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What kind of thing the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// Whether only the view and what is inside it is read aloud.
  public var accessibilityViewIsModal: Bool {
    get { accessibility.hidesOthers }
    set { accessibility.hidesOthers = newValue }
  }
}
