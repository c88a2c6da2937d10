// The transition drives appearing and disappearing here, not the moves of the views.
extension UIViewController {
  /// Ends the transition that brings the controller.
  ///
  /// - Parameter completed: false where the transition was cancelled.
  func endPresentation(completed: Bool) {
    guard let presentation = modal.presentation else { return }
    let presenting = presentation.presentingViewController
    modal.transition = nil
    if completed {
      if presentation.shouldRemovePresentersView {
        presenting.view.removeFromSuperview()
        presenting.endAppearanceTransition()
      }
      endAppearanceTransition()
    } else {
      turnBack(animated: presentation)
      takeDown(presentation)
    }
    presentation.presentationTransitionDidEnd(completed)
  }

  /// Ends the transition that takes the controller away.
  ///
  /// - Parameter completed: false where the transition was cancelled.
  func endDismissal(completed: Bool) {
    guard let presentation = modal.presentation else { return }
    let presenting = presentation.presentingViewController
    modal.transition = nil
    if completed {
      putPresenterBack(presentation)
      takeDown(presentation)
      endAppearanceTransition()
      if presentation.shouldRemovePresentersView { presenting.endAppearanceTransition() }
    } else {
      if presentation.shouldRemovePresentersView {
        presenting.beginAppearanceTransition(false, animated: true)
        presenting.view.removeFromSuperview()
        presenting.endAppearanceTransition()
      }
      beginAppearanceTransition(true, animated: true)
      endAppearanceTransition()
    }
    presentation.dismissalTransitionDidEnd(completed)
  }

  /// Takes a cancelled presentation back: the presenting view appears again.
  private func turnBack(animated presentation: UIPresentationController) {
    let presenting = presentation.presentingViewController
    beginAppearanceTransition(false, animated: true)
    putPresenterBack(presentation)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
    if presentation.shouldRemovePresentersView {
      presenting.beginAppearanceTransition(true, animated: true)
      presenting.endAppearanceTransition()
    }
  }

  /// Puts the presenting view back below the container, if a full-screen presentation removed it.
  private func putPresenterBack(_ presentation: UIPresentationController) {
    guard presentation.shouldRemovePresentersView, let container = presentation.containerView,
      let room = container.superview, let view = presentation.presentingViewController.view
    else { return }
    view.frame = container.frame
    room.insertSubview(view, belowSubview: container)
  }

  private func takeDown(_ presentation: UIPresentationController) {
    viewIfLoaded?.removeFromSuperview()
    presentation.containerView?.removeFromSuperview()
    presentation.containerView = nil
    presentation.presentingViewController.modal.presented = nil
    modal.end()
  }
}
