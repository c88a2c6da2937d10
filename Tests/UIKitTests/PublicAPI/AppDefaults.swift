import UIKit

/// What new objects of a type answer, by the names of their properties.
@MainActor
let appDefaults: [String: @MainActor () -> [String: Any?]] =
  [defaultsOfViews, defaultsOfLists, defaultsOfLayers, defaultsOfBars]
  .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

/// What new views, controllers and what belongs to them answer.
@MainActor
private let defaultsOfViews: [String: @MainActor () -> [String: Any?]] = [
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
