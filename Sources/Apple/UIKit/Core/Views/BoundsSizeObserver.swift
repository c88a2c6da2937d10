/// An object that is told when a view's size changes through `frame` or `bounds`.
@MainActor
package protocol BoundsSizeObserver: AnyObject {
  /// Called when the view has its new size.
  func boundsSizeDidChange(of view: UIView)
}

/// Observers, held weakly, in the order in which they were added.
@MainActor
struct BoundsSizeObservers {
  private struct Entry { weak var observer: (any BoundsSizeObserver)? }

  private var entries: [Entry] = []

  mutating func add(_ observer: any BoundsSizeObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  mutating func remove(_ observer: any BoundsSizeObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tell(of view: UIView) {
    for entry in entries { entry.observer?.boundsSizeDidChange(of: view) }
  }
}

extension UIView {
  /// Adds an observer of the size, held weakly.
  package func addBoundsSizeObserver(_ observer: any BoundsSizeObserver) {
    sizeObservers.add(observer)
  }
}
