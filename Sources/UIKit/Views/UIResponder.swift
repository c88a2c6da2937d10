/// Something that touches can end up at.
///
/// Source: Apple, UIResponder.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked after this one.
  open var next: UIResponder? { nil }
}
