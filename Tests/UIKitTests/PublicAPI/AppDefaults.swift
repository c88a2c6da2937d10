import UIKit

/// What new objects of a type answer, by the names of their properties.
@MainActor
let appDefaults: [String: @MainActor () -> [String: Any?]] = [
  "UITableView": {
    let new = UITableView()
    return [
      "style": new.style as Any?,
      "rowHeight": new.rowHeight as Any?,
      "sectionHeaderHeight": new.sectionHeaderHeight as Any?,
      "sectionFooterHeight": new.sectionFooterHeight as Any?,
      "estimatedRowHeight": new.estimatedRowHeight as Any?,
      "separatorStyle": new.separatorStyle as Any?,
      "backgroundView": new.backgroundView as Any?,
      "tableHeaderView": new.tableHeaderView as Any?,
      "tableFooterView": new.tableFooterView as Any?,
      "allowsSelection": new.allowsSelection as Any?,
      "allowsMultipleSelection": new.allowsMultipleSelection as Any?,
      "allowsSelectionDuringEditing": new.allowsSelectionDuringEditing as Any?,
      "allowsMultipleSelectionDuringEditing": new.allowsMultipleSelectionDuringEditing as Any?,
      "isEditing": new.isEditing as Any?,
      "sectionIndexMinimumDisplayRowCount": new.sectionIndexMinimumDisplayRowCount as Any?,
      "sectionIndexColor": new.sectionIndexColor as Any?,
      "cellLayoutMarginsFollowReadableWidth": new.cellLayoutMarginsFollowReadableWidth as Any?,
      "indexPathForSelectedRow": new.indexPathForSelectedRow as Any?,
    ]
  },
  "UITableViewCell": {
    let new = UITableViewCell(style: .default, reuseIdentifier: nil)
    return [
      "detailTextLabel": new.detailTextLabel as Any?,
      "reuseIdentifier": new.reuseIdentifier as Any?,
      "selectionStyle": new.selectionStyle as Any?,
      "isSelected": new.isSelected as Any?,
      "isHighlighted": new.isHighlighted as Any?,
      "editingStyle": new.editingStyle as Any?,
      "showsReorderControl": new.showsReorderControl as Any?,
      "shouldIndentWhileEditing": new.shouldIndentWhileEditing as Any?,
      "accessoryType": new.accessoryType as Any?,
      "accessoryView": new.accessoryView as Any?,
      "editingAccessoryType": new.editingAccessoryType as Any?,
      "indentationLevel": new.indentationLevel as Any?,
      "indentationWidth": new.indentationWidth as Any?,
      "isEditing": new.isEditing as Any?,
      "contentConfiguration": new.contentConfiguration as Any?,
    ]
  },
  "UISwipeActionsConfiguration": {
    let new = UISwipeActionsConfiguration(actions: [])
    return [
      "performsFirstActionWithFullSwipe": new.performsFirstActionWithFullSwipe as Any?
    ]
  },
  "UITableViewController": {
    let new = UITableViewController(style: .plain)
    return [
      "clearsSelectionOnViewWillAppear": new.clearsSelectionOnViewWillAppear as Any?
    ]
  },
  "UIAlertController": {
    let new = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    return [
      "title": new.title as Any?,
      "message": new.message as Any?,
      "preferredAction": new.preferredAction as Any?,
      "textFields": new.textFields as Any?,
      "preferredStyle": new.preferredStyle as Any?,
    ]
  },
  "UIAlertAction": {
    let new = UIAlertAction(title: "A", style: .cancel)
    return [
      "title": new.title as Any?,
      "style": new.style as Any?,
      "isEnabled": new.isEnabled as Any?,
    ]
  },
  "UIImage": {
    let new = UIImage()
    return [
      "size": new.size as Any?
    ]
  },
  "UIViewController": {
    let new = UIViewController()
    return [
      "storyboard": new.storyboard as Any?,
      "preferredContentSize": new.preferredContentSize as Any?,
      "overrideUserInterfaceStyle": new.overrideUserInterfaceStyle as Any?,
    ]
  },
  "UIView": {
    let new = UIView()
    return [
      "mask": new.mask as Any?,
      "overrideUserInterfaceStyle": new.overrideUserInterfaceStyle as Any?,
      "motionEffects": new.motionEffects as Any?,
    ]
  },
  "UIViewPropertyAnimator": {
    let new = UIViewPropertyAnimator()
    return [
      "duration": new.duration as Any?,
      "delay": new.delay as Any?,
      "isUserInteractionEnabled": new.isUserInteractionEnabled as Any?,
      "isManualHitTestingEnabled": new.isManualHitTestingEnabled as Any?,
      "isInterruptible": new.isInterruptible as Any?,
      "scrubsLinearly": new.scrubsLinearly as Any?,
      "pausesOnCompletion": new.pausesOnCompletion as Any?,
      "state": new.state as Any?,
      "isRunning": new.isRunning as Any?,
      "isReversed": new.isReversed as Any?,
      "fractionComplete": new.fractionComplete as Any?,
    ]
  },
  "CAEmitterLayer": {
    let new = CAEmitterLayer()
    return [
      "birthRate": new.birthRate as Any?,
      "emitterCells": new.emitterCells as Any?,
      "emitterDepth": new.emitterDepth as Any?,
      "emitterMode": new.emitterMode as Any?,
      "emitterPosition": new.emitterPosition as Any?,
      "emitterShape": new.emitterShape as Any?,
      "emitterSize": new.emitterSize as Any?,
      "emitterZPosition": new.emitterZPosition as Any?,
      "lifetime": new.lifetime as Any?,
      "preservesDepth": new.preservesDepth as Any?,
      "renderMode": new.renderMode as Any?,
      "scale": new.scale as Any?,
      "seed": new.seed as Any?,
      "spin": new.spin as Any?,
      "velocity": new.velocity as Any?,
    ]
  },
  "CAEmitterCell": {
    let new = CAEmitterCell()
    return [
      "birthRate": new.birthRate as Any?,
      "lifetime": new.lifetime as Any?,
      "lifetimeRange": new.lifetimeRange as Any?,
      "emissionLatitude": new.emissionLatitude as Any?,
      "emissionLongitude": new.emissionLongitude as Any?,
      "emissionRange": new.emissionRange as Any?,
      "velocity": new.velocity as Any?,
      "velocityRange": new.velocityRange as Any?,
      "xAcceleration": new.xAcceleration as Any?,
      "yAcceleration": new.yAcceleration as Any?,
      "zAcceleration": new.zAcceleration as Any?,
      "scaleRange": new.scaleRange as Any?,
      "scaleSpeed": new.scaleSpeed as Any?,
      "spin": new.spin as Any?,
      "spinRange": new.spinRange as Any?,
      "redRange": new.redRange as Any?,
      "greenRange": new.greenRange as Any?,
      "blueRange": new.blueRange as Any?,
      "alphaRange": new.alphaRange as Any?,
      "redSpeed": new.redSpeed as Any?,
      "greenSpeed": new.greenSpeed as Any?,
      "blueSpeed": new.blueSpeed as Any?,
      "alphaSpeed": new.alphaSpeed as Any?,
      "isEnabled": new.isEnabled as Any?,
      "name": new.name as Any?,
      "scale": new.scale as Any?,
      "contents": new.contents as Any?,
      "contentsRect": new.contentsRect as Any?,
      "contentsScale": new.contentsScale as Any?,
      "minificationFilter": new.minificationFilter as Any?,
      "magnificationFilter": new.magnificationFilter as Any?,
      "emitterCells": new.emitterCells as Any?,
      "style": new.style as Any?,
    ]
  },
  "CAReplicatorLayer": {
    let new = CAReplicatorLayer()
    return [
      "instanceCount": new.instanceCount as Any?,
      "preservesDepth": new.preservesDepth as Any?,
      "instanceDelay": new.instanceDelay as Any?,
      "instanceRedOffset": new.instanceRedOffset as Any?,
      "instanceGreenOffset": new.instanceGreenOffset as Any?,
      "instanceBlueOffset": new.instanceBlueOffset as Any?,
      "instanceAlphaOffset": new.instanceAlphaOffset as Any?,
    ]
  },
  "CATextLayer": {
    let new = CATextLayer()
    return [
      "string": new.string as Any?,
      "fontSize": new.fontSize as Any?,
      "isWrapped": new.isWrapped as Any?,
      "truncationMode": new.truncationMode as Any?,
      "alignmentMode": new.alignmentMode as Any?,
    ]
  },
  "CAScrollLayer": {
    let new = CAScrollLayer()
    return [
      "scrollMode": new.scrollMode as Any?
    ]
  },
  "CALayer": {
    let new = CALayer()
    return [
      "delegate": new.delegate as Any?,
      "isGeometryFlipped": new.isGeometryFlipped as Any?,
    ]
  },
  "CADisplayLink": {
    let new = CADisplayLink(target: NSObject(), selector: Selector(UIView.setNeedsLayout))
    return [
      "preferredFramesPerSecond": new.preferredFramesPerSecond as Any?,
      "isPaused": new.isPaused as Any?,
    ]
  },
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
  "UIRefreshControl": {
    let new = UIRefreshControl()
    return [
      "isRefreshing": new.isRefreshing as Any?,
      "attributedTitle": new.attributedTitle as Any?,
    ]
  },
  "UIPickerView": {
    let new = UIPickerView()
    return [
      "numberOfComponents": new.numberOfComponents as Any?
    ]
  },
  "UIDatePicker": {
    let new = UIDatePicker()
    return [
      "datePickerMode": new.datePickerMode as Any?,
      "minimumDate": new.minimumDate as Any?,
      "maximumDate": new.maximumDate as Any?,
      "countDownDuration": new.countDownDuration as Any?,
      "minuteInterval": new.minuteInterval as Any?,
      "preferredDatePickerStyle": new.preferredDatePickerStyle as Any?,
      "roundsToMinuteInterval": new.roundsToMinuteInterval as Any?,
    ]
  },
  "UIColorWell": {
    let new = UIColorWell()
    return [
      "title": new.title as Any?,
      "supportsAlpha": new.supportsAlpha as Any?,
      "selectedColor": new.selectedColor as Any?,
    ]
  },
  "NSTextAttachment": {
    let new = NSTextAttachment()
    return [
      "image": new.image as Any?,
      "bounds": new.bounds as Any?,
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
  "UIButton.Configuration": {
    let new = UIButton.Configuration.plain()
    return [
      "title": new.title as Any?,
      "subtitle": new.subtitle as Any?,
      "attributedTitle": new.attributedTitle as Any?,
      "image": new.image as Any?,
      "imagePadding": new.imagePadding as Any?,
      "titlePadding": new.titlePadding as Any?,
      "titleAlignment": new.titleAlignment as Any?,
      "titleLineBreakMode": new.titleLineBreakMode as Any?,
      "indicator": new.indicator as Any?,
      "showsActivityIndicator": new.showsActivityIndicator as Any?,
      "baseForegroundColor": new.baseForegroundColor as Any?,
      "baseBackgroundColor": new.baseBackgroundColor as Any?,
      "cornerStyle": new.cornerStyle as Any?,
      "buttonSize": new.buttonSize as Any?,
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
  "UIInterpolatingMotionEffect": {
    let new = UIInterpolatingMotionEffect(keyPath: "a", type: .tiltAlongVerticalAxis)
    return [
      "keyPath": new.keyPath as Any?,
      "type": new.type as Any?,
      "minimumRelativeValue": new.minimumRelativeValue as Any?,
      "maximumRelativeValue": new.maximumRelativeValue as Any?,
    ]
  },
  "UITraitCollection": {
    let new = UITraitCollection()
    return [
      "userInterfaceStyle": new.userInterfaceStyle as Any?,
      "userInterfaceLevel": new.userInterfaceLevel as Any?,
      "horizontalSizeClass": new.horizontalSizeClass as Any?,
      "verticalSizeClass": new.verticalSizeClass as Any?,
      "displayScale": new.displayScale as Any?,
    ]
  },
]
