import UIKit

/// What new bars, searches and presentations answer.
@MainActor
let defaultsOfBars: [String: @MainActor () -> [String: Any?]] = [
  "UINavigationBar": {
    let new = UINavigationBar()
    return [
      "prefersLargeTitles": new.prefersLargeTitles as Any?,
      "largeTitleTextAttributes": new.largeTitleTextAttributes as Any?,
      "barTintColor": new.barTintColor as Any?,
      "isTranslucent": new.isTranslucent as Any?,
      "shadowImage": new.shadowImage as Any?,
      "titleTextAttributes": new.titleTextAttributes as Any?,
    ]
  },
  "UINavigationItem": {
    let new = UINavigationItem()
    return [
      "largeTitleDisplayMode": new.largeTitleDisplayMode as Any?,
      "prompt": new.prompt as Any?,
      "searchController": new.searchController as Any?,
      "hidesSearchBarWhenScrolling": new.hidesSearchBarWhenScrolling as Any?,
      "title": new.title as Any?,
      "titleView": new.titleView as Any?,
    ]
  },
  "UISplitViewController": {
    let new = UISplitViewController(style: .doubleColumn)
    return [
      "style": new.style as Any?,
      "preferredDisplayMode": new.preferredDisplayMode as Any?,
      "presentsWithGesture": new.presentsWithGesture as Any?,
    ]
  },
  "UISearchBar": {
    let new = UISearchBar()
    return [
      "barStyle": new.barStyle as Any?,
      "searchBarStyle": new.searchBarStyle as Any?,
      "showsCancelButton": new.showsCancelButton as Any?,
      "scopeButtonTitles": new.scopeButtonTitles as Any?,
      "selectedScopeButtonIndex": new.selectedScopeButtonIndex as Any?,
      "showsScopeBar": new.showsScopeBar as Any?,
      "prompt": new.prompt as Any?,
      "isTranslucent": new.isTranslucent as Any?,
      "barTintColor": new.barTintColor as Any?,
    ]
  },
  "UISearchController": {
    let new = UISearchController(searchResultsController: nil)
    return [
      "isActive": new.isActive as Any?,
      "obscuresBackgroundDuringPresentation": new.obscuresBackgroundDuringPresentation as Any?,
      "hidesNavigationBarDuringPresentation": new.hidesNavigationBarDuringPresentation as Any?,
      "automaticallyShowsCancelButton": new.automaticallyShowsCancelButton as Any?,
    ]
  },
  "UISheetPresentationController": {
    let new = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    return [
      "selectedDetentIdentifier": new.selectedDetentIdentifier as Any?,
      "largestUndimmedDetentIdentifier": new.largestUndimmedDetentIdentifier as Any?,
      "prefersGrabberVisible": new.prefersGrabberVisible as Any?,
      "preferredCornerRadius": new.preferredCornerRadius as Any?,
      "prefersScrollingExpandsWhenScrolledToEdge": new.prefersScrollingExpandsWhenScrolledToEdge
        as Any?,
      "prefersEdgeAttachedInCompactHeight": new.prefersEdgeAttachedInCompactHeight as Any?,
      "widthFollowsPreferredContentSizeWhenEdgeAttached": new
        .widthFollowsPreferredContentSizeWhenEdgeAttached as Any?,
    ]
  },
  "UIPresentationController": {
    let new = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    return [
      "containerView": new.containerView as Any?,
      "shouldPresentInFullscreen": new.shouldPresentInFullscreen as Any?,
      "shouldRemovePresentersView": new.shouldRemovePresentersView as Any?,
      "overrideTraitCollection": new.overrideTraitCollection as Any?,
    ]
  },
  "UIPageViewController": {
    let new = UIPageViewController(transitionStyle: .scroll)
    return [
      "transitionStyle": new.transitionStyle as Any?,
      "navigationOrientation": new.navigationOrientation as Any?,
      "isDoubleSided": new.isDoubleSided as Any?,
    ]
  },
  "UIToolbar": {
    let new = UIToolbar()
    return [
      "items": new.items as Any?,
      "barStyle": new.barStyle as Any?,
      "isTranslucent": new.isTranslucent as Any?,
      "barTintColor": new.barTintColor as Any?,
    ]
  },
]
