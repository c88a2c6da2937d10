extension UIView: LayerHost {}

extension CALayer {
  /// The view whose layer this is.
  ///
  /// - Precondition: no class but `UIView` is a layer's host.
  package var view: UIView? { host.map { unsafeDowncast($0, to: UIView.self) } }
}

extension LayerRuntime {
  /// The stage whose layers share the runtime; that whose code runs now where it is gone.
  package var stage: Runtime {
    owner.map { unsafeDowncast($0, to: Runtime.self) } ?? .current
  }
}
