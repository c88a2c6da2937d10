/// The optional requirements of UIKit's protocols: the labels that go with each base name.
let optionalRequirementsOfUIKit: [String: [[String]]] = {
  var labels: [String: [[String]]] = [:]
  for name in names.split(whereSeparator: \.isWhitespace) {
    let parts = name.split(separator: "(")
    guard let baseName = parts.first else { continue }
    let list = parts.dropFirst().first?.dropLast().split(separator: ":").map(String.init) ?? []
    labels[String(baseName), default: []].append(list)
  }
  return labels
}()

/// Full names by protocol: scroll view, table view, collection view, texts, pickers, gestures,
/// dynamics, layers, presentation, containers, application.
///
/// Source: Apple, the pages of those protocols.
private let names = """
  scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:)
  scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
  scrollViewDidEndDragging(_:willDecelerate:) scrollViewWillBeginDecelerating(_:)
  scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:) viewForZooming(in:)
  scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:)
  scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:)
  scrollViewDidChangeAdjustedContentInset(_:)

  tableView(_:willDisplay:forRowAt:) tableView(_:didEndDisplaying:forRowAt:)
  tableView(_:heightForRowAt:) tableView(_:estimatedHeightForRowAt:)
  tableView(_:heightForHeaderInSection:) tableView(_:heightForFooterInSection:)
  tableView(_:viewForHeaderInSection:) tableView(_:viewForFooterInSection:)
  tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:)
  tableView(_:willSelectRowAt:) tableView(_:didSelectRowAt:) tableView(_:willDeselectRowAt:)
  tableView(_:didDeselectRowAt:) tableView(_:shouldHighlightRowAt:) tableView(_:canEditRowAt:)
  tableView(_:canMoveRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
  tableView(_:editingStyleForRowAt:) tableView(_:accessoryButtonTappedForRowWith:)
  tableView(_:leadingSwipeActionsConfigurationForRowAt:)
  tableView(_:trailingSwipeActionsConfigurationForRowAt:) numberOfSections(in:)
  sectionIndexTitles(for:) tableView(_:sectionForSectionIndexTitle:at:)
  tableView(_:willDisplayHeaderView:forSection:) tableView(_:willDisplayFooterView:forSection:)
  tableView(_:didEndDisplayingHeaderView:forSection:)
  tableView(_:didEndDisplayingFooterView:forSection:)
  tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForFooterInSection:)
  tableView(_:didHighlightRowAt:) tableView(_:didUnhighlightRowAt:)
  tableView(_:willBeginEditingRowAt:) tableView(_:didEndEditingRowAt:)
  tableView(_:indentationLevelForRowAt:) tableView(_:shouldIndentWhileEditingRowAt:)
  tableView(_:titleForDeleteConfirmationButtonForRowAt:)
  tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
  tableView(_:cancelPrefetchingForRowsAt:) tableView(_:editActionsForRowAt:)

  collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:canMoveItemAt:)
  collectionView(_:cancelPrefetchingForItemsAt:) collectionView(_:moveItemAt:to:) collectionView(_:shouldSelectItemAt:)
  collectionView(_:didSelectItemAt:) collectionView(_:shouldDeselectItemAt:)
  collectionView(_:didDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
  collectionView(_:didHighlightItemAt:) collectionView(_:didUnhighlightItemAt:)
  collectionView(_:willDisplay:forItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
  collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
  collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
  collectionView(_:transitionLayoutForOldLayout:newLayout:)
  collectionView(_:targetContentOffsetForProposedContentOffset:)
  collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
  collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:)
  collectionView(_:layout:minimumLineSpacingForSectionAt:)
  collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
  collectionView(_:layout:referenceSizeForHeaderInSection:)
  collectionView(_:layout:referenceSizeForFooterInSection:)

  textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:)
  textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldClear(_:)
  textFieldShouldReturn(_:) textFieldDidChangeSelection(_:)
  textField(_:shouldChangeCharactersIn:replacementString:)

  textViewShouldBeginEditing(_:) textViewDidBeginEditing(_:) textViewShouldEndEditing(_:)
  textViewDidEndEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:)
  textView(_:shouldChangeTextIn:replacementText:)
  textView(_:shouldInteractWith:in:interaction:) textView(_:shouldInteractWith:in:)

  searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:)
  searchBar(_:textDidChange:) searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
  searchBarSearchButtonClicked(_:) searchBarCancelButtonClicked(_:)
  pickerView(_:didSelectRow:inComponent:) pickerView(_:titleForRow:forComponent:)
  pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:rowHeightForComponent:)
  pickerView(_:widthForComponent:) pickerView(_:attributedTitleForRow:forComponent:)

  gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldReceive:)
  gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
  gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer(_:shouldBeRequiredToFailBy:)

  dynamicAnimatorWillResume(_:) dynamicAnimatorDidPause(_:)
  collisionBehavior(_:beganContactFor:with:at:) collisionBehavior(_:endedContactFor:with:)
  collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
  collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)

  animationDidStart(_:) animationDidStop(_:finished:)
  display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:) action(for:forKey:)

  animationController(forPresented:presenting:source:) animationController(forDismissed:)
  interactionControllerForPresentation(using:) interactionControllerForDismissal(using:)
  presentationController(forPresented:presenting:source:) animationEnded(_:)
  interruptibleAnimator(using:)
  presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
  sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
  contextMenuInteractionWillDisplay(_:) contextMenuInteractionWillEnd(_:)
  presentationControllerDidDismiss(_:) presentationControllerDidAttemptToDismiss(_:)
  adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
  presentationController(_:viewControllerForAdaptivePresentationStyle:)
  prepareForPopoverPresentation(_:) popoverPresentationControllerShouldDismissPopover(_:)
  popoverPresentationControllerDidDismissPopover(_:)

  navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
  navigationController(_:animationControllerFor:from:to:)
  navigationController(_:interactionControllerFor:)
  tabBar(_:didSelect:) tabBarController(_:shouldSelect:) tabBarController(_:didSelect:)
  tabBarController(_:animationControllerForTransitionFrom:to:)
  tabBarController(_:interactionControllerFor:)
  pageViewController(_:willTransitionTo:)
  pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)

  presentationCount(for:) presentationIndex(for:)
  splitViewController(_:collapseSecondary:onto:)
  splitViewController(_:willChangeTo:)
  splitViewController(_:show:sender:)
  splitViewController(_:showDetail:sender:)
  splitViewController(_:separateSecondaryFrom:)
  splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
  willPresentSearchController(_:) didPresentSearchController(_:)
  willDismissSearchController(_:) didDismissSearchController(_:)

  applicationDidFinishLaunching(_:) application(_:configurationForConnecting:options:)
  application(_:didDiscardSceneSessions:) application(_:supportedInterfaceOrientationsFor:)
  application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:)
  applicationDidBecomeActive(_:) applicationWillResignActive(_:)
  applicationDidEnterBackground(_:) applicationWillEnterForeground(_:)
  applicationWillTerminate(_:) applicationDidReceiveMemoryWarning(_:)
  scene(_:willConnectTo:options:) sceneDidDisconnect(_:) sceneDidBecomeActive(_:)
  sceneWillResignActive(_:) sceneWillEnterForeground(_:) sceneDidEnterBackground(_:)
  """
