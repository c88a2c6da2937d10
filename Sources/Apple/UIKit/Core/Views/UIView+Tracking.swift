import Foundation
import Observation

/// Calls a block, and asks a view for layout once one of the observable properties that it has read is
/// about to change.
///
/// Source: Apple, “Updating views automatically with observation tracking”: UIKit does so in
/// `layoutSubviews()`, `viewWillLayoutSubviews()` and their like.
@MainActor
func tracked(by view: UIView, _ block: () -> Void) {
  tracking(WeakCall { [weak view] in view?.setNeedsLayout() }, block)
}

/// Calls a block, and a change's call once one of the observable properties that it has read is about to
/// change.
@MainActor
func tracking(_ change: WeakCall, _ block: () -> Void) {
  withObservationTracking(block) { change.call() }
}

/// A call to make when something that was read is about to change, on whichever thread that is.
@MainActor
final class WeakCall {
  private let body: () -> Void
  /// The main actor's, which is not the process's first one in every test.
  private let thread = pthread_self()

  init(_ body: @escaping () -> Void) { self.body = body }

  nonisolated func call() {
    if pthread_equal(thread, pthread_self()) != 0 {
      MainActor.assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }
}
