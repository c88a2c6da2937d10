/// The outermost view of a scene.
///
/// Source: Apple, UIWindow.
@MainActor
open class UIWindow: UIView {}
