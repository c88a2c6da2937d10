/// A view that is not kept alive.
@MainActor
struct WeakView {
  weak var view: UIView?

  init(_ view: UIView) { self.view = view }
}
