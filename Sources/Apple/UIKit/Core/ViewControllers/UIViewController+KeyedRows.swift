extension KeyedRows {
  /// The properties of `UIViewController` that are reached by their keys.
  @MainActor static let ofUIViewController = KeyedRows([
    KeyedRow("title", \UIViewController.title),
    KeyedRow("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
    KeyedRow(
      "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
    KeyedRow("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
    KeyedRow("parent", reading: \UIViewController.parent),
    KeyedRow("children", reading: \UIViewController.children),
    KeyedRow("modalTransitionStyle", \UIViewController.modalTransitionStyle),
    KeyedRow("transitioningDelegate", \UIViewController.transitioningDelegate),
    KeyedRow("view", \UIViewController.view),
    KeyedRow("viewIfLoaded", reading: \UIViewController.viewIfLoaded),
    KeyedRow("viewLoaded", reading: \UIViewController.isViewLoaded),
    KeyedRow(
      "contentUnavailableConfigurationState",
      \UIViewController.contentUnavailableConfigurationState),
    KeyedRow("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets),
    KeyedRow("editing", \UIViewController.isEditing),
    KeyedRow(
      "shouldAutomaticallyForwardAppearanceMethods",
      reading: \UIViewController.shouldAutomaticallyForwardAppearanceMethods),
    KeyedRow(
      "supportedInterfaceOrientations", reading: \UIViewController.supportedInterfaceOrientations),
    KeyedRow("shouldAutorotate", reading: \UIViewController.shouldAutorotate),
    KeyedRow(
      "prefersHomeIndicatorAutoHidden", reading: \UIViewController.prefersHomeIndicatorAutoHidden),
    KeyedRow(
      "preferredInterfaceOrientationForPresentation",
      \UIViewController.preferredInterfaceOrientationForPresentation),
    KeyedRow(
      "childForHomeIndicatorAutoHidden",
      reading: \UIViewController.childForHomeIndicatorAutoHidden),
    KeyedRow(
      "preferredScreenEdgesDeferringSystemGestures",
      reading: \UIViewController.preferredScreenEdgesDeferringSystemGestures),
    KeyedRow(
      "childForScreenEdgesDeferringSystemGestures",
      reading: \UIViewController.childForScreenEdgesDeferringSystemGestures),
    KeyedRow("childForStatusBarStyle", reading: \UIViewController.childForStatusBarStyle),
    KeyedRow(
      "preferredStatusBarUpdateAnimation",
      reading: \UIViewController.preferredStatusBarUpdateAnimation),
    KeyedRow(
      "disablesAutomaticKeyboardDismissal",
      reading: \UIViewController.disablesAutomaticKeyboardDismissal),
    KeyedRow("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle),
    KeyedRow("traitCollection", reading: \UIViewController.traitCollection),
    KeyedRow("storyboard", reading: \UIViewController.storyboard),
    KeyedRow(
      "modalPresentationCapturesStatusBarAppearance",
      \UIViewController.modalPresentationCapturesStatusBarAppearance),
    KeyedRow("prefersStatusBarHidden", reading: \UIViewController.prefersStatusBarHidden),
    KeyedRow("childForStatusBarHidden", reading: \UIViewController.childForStatusBarHidden),
    KeyedRow("preferredStatusBarStyle", reading: \UIViewController.preferredStatusBarStyle),
    KeyedRow("modalInPresentation", \UIViewController.isModalInPresentation),
    KeyedRow("modalInPopover", \UIViewController.isModalInPopover),
    KeyedRow("preferredContentSize", \UIViewController.preferredContentSize),
    KeyedRow("navigationItem", \UIViewController.navigationItem),
    KeyedRow("navigationController", \UIViewController.navigationController),
    KeyedRow("tabBarItem", \UIViewController.tabBarItem),
    KeyedRow("previewActionItems", reading: \UIViewController.previewActionItems),
    KeyedRow("restorationClass", \UIViewController.restorationClass),
    KeyedRow("toolbarItems", \UIViewController.toolbarItems),
    KeyedRow("splitViewController", \UIViewController.splitViewController),
    KeyedRow("transitionCoordinator", \UIViewController.transitionCoordinator),
    KeyedRow("editButtonItem", \UIViewController.editButtonItem),
    KeyedRow("popoverPresentationController", \UIViewController.popoverPresentationController),
    KeyedRow("definesPresentationContext", \UIViewController.definesPresentationContext),
    KeyedRow(
      "providesPresentationContextTransitionStyle",
      \UIViewController.providesPresentationContextTransitionStyle),
    KeyedRow("presentedViewController", \UIViewController.presentedViewController),
    KeyedRow("presentingViewController", \UIViewController.presentingViewController),
    KeyedRow("beingPresented", reading: \UIViewController.isBeingPresented),
    KeyedRow("beingDismissed", reading: \UIViewController.isBeingDismissed),
    KeyedRow("presentationController", \UIViewController.presentationController),
    KeyedRow("sheetPresentationController", \UIViewController.sheetPresentationController),
    KeyedRow("preferredTransition", \UIViewController.preferredTransition),
    KeyedRow("movingToParent", reading: \UIViewController.isMovingToParent),
    KeyedRow("movingFromParent", reading: \UIViewController.isMovingFromParent),
    KeyedRow("restorationIdentifier", \UIViewController.restorationIdentifier),
    KeyedRow(
      "automaticallyAdjustsScrollViewInsets",
      \UIViewController.automaticallyAdjustsScrollViewInsets),
    KeyedRow(
      "viewRespectsSystemMinimumLayoutMargins",
      \UIViewController.viewRespectsSystemMinimumLayoutMargins),
    KeyedRow("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins),
    KeyedRow("nibBundle", reading: \UIViewController.nibBundle),
    KeyedRow(
      "performsActionsWhilePresentingModally",
      \UIViewController.performsActionsWhilePresentingModally),
    KeyedRow("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition),
    KeyedRow("traitOverrides", \UIViewController.traitOverrides),
    KeyedRow("topLayoutGuide", reading: \UIViewController.topLayoutGuide),
    KeyedRow("bottomLayoutGuide", reading: \UIViewController.bottomLayoutGuide),
  ])
}
