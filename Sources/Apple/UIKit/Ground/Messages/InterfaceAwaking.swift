/// An object of a nib that is no responder and hears that it was made.
///
/// Constraints are such. The rewriter lets classes of the app's own conform to it that override
/// `awakeFromNib()`, which on a phone every object has.
@preconcurrency @MainActor
public protocol InterfaceAwaking: AnyObject {
  /// Called when a storyboard or a xib has made the object and connected its outlets.
  func awakeFromNib()
}
