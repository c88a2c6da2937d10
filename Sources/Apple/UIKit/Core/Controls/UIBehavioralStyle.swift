/// Whether a control looks as on a tablet or as on a Mac.
///
/// Source: Apple, UIBehavioralStyle.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic
  case pad
  case mac
}

extension UISlider {
  /// How the slider looks; here always as on a tablet.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UIButton {
  /// How the button looks; here always as on a tablet.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
