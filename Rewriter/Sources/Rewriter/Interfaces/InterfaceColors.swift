/// The colours of elements by UIKit's class: what Interface Builder calls them, and UIKit.
let colorRows: [String: [(key: String, property: String)]] = [
  "UIView": [("backgroundColor", "backgroundColor"), ("tintColor", "tintColor")],
  "UILabel": [
    ("textColor", "textColor"), ("highlightedColor", "highlightedTextColor"),
    ("shadowColor", "shadowColor"),
  ],
  "UITextField": [("textColor", "textColor")], "UITextView": [("textColor", "textColor")],
  "UISlider": [
    ("minimumTrackTintColor", "minimumTrackTintColor"),
    ("maximumTrackTintColor", "maximumTrackTintColor"), ("thumbTintColor", "thumbTintColor"),
  ],
  "UISwitch": [("onTintColor", "onTintColor"), ("thumbTintColor", "thumbTintColor")],
  "UIColorWell": [("selectedColor", "selectedColor")],
  "UISegmentedControl": [("selectedSegmentTintColor", "selectedSegmentTintColor")],
  "UIProgressView": [
    ("progressTintColor", "progressTintColor"), ("trackTintColor", "trackTintColor"),
  ],
  "UIActivityIndicatorView": [("color", "color")],
  "UIPageControl": [
    ("pageIndicatorTintColor", "pageIndicatorTintColor"),
    ("currentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
  ],
  "UITableView": [
    ("separatorColor", "separatorColor"), ("sectionIndexColor", "sectionIndexColor"),
    ("sectionIndexBackgroundColor", "sectionIndexBackgroundColor"),
    ("sectionIndexTrackingBackgroundColor", "sectionIndexTrackingBackgroundColor"),
  ],
  "UINavigationBar": [("barTintColor", "barTintColor")],
  "UIToolbar": [("barTintColor", "barTintColor")],
  "UITabBar": [
    ("barTintColor", "barTintColor"), ("unselectedItemTintColor", "unselectedItemTintColor"),
    ("selectedImageTintColor", "tintColor"),
  ],
  "UISearchBar": [("barTintColor", "barTintColor")],
  "UIBarButtonItem": [("tintColor", "tintColor")],
  "UITabBarItem": [("badgeColor", "badgeColor")],
]
