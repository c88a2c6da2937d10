/// UIKit's class for each element of Interface Builder that stands for a view.
let viewClasses: [String: String] = [
  "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
  "textField": "UITextField", "textView": "UITextView", "slider": "UISlider",
  "switch": "UISwitch", "segmentedControl": "UISegmentedControl", "stepper": "UIStepper",
  "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
  "scrollView": "UIScrollView", "stackView": "UIStackView", "tableView": "UITableView",
  "tableViewCell": "UITableViewCell", "collectionView": "UICollectionView",
  "collectionViewCell": "UICollectionViewCell",
  "collectionReusableView": "UICollectionReusableView", "pageControl": "UIPageControl",
  "pickerView": "UIPickerView", "datePicker": "UIDatePicker", "searchBar": "UISearchBar",
  "toolbar": "UIToolbar", "navigationBar": "UINavigationBar", "tabBar": "UITabBar",
  "visualEffectView": "UIVisualEffectView", "containerView": "UIView", "control": "UIControl",
  "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
  "refreshControl": "UIRefreshControl", "colorWell": "UIColorWell",
  "calendarView": "UICalendarView", "mapView": "MKMapView",
  "wkWebView": "WKWebView",
].merging(absentElements.mapValues { _ in "UIView" }) { known, _ in known }

/// Elements for views of frameworks that are not here, with the class that each stands for.
let absentElements: [String: String] = [
  "arscnView": "ARSCNView", "arskView": "ARSKView", "glkView": "GLKView", "mtkView": "MTKView",
  "sceneKitView": "SCNView", "skView": "SKView", "webView": "UIWebView",
]

/// Modules beside UIKit that have the classes of some elements.
let modulesOfElements: [String: String] = [
  "avPlayerViewController": "AVKit", "mapView": "MapKit", "wkWebView": "WebKit",
]

/// UIKit's class for each element that stands for a controller.
let controllerClasses: [String: String] = [
  "viewController": "UIViewController", "tableViewController": "UITableViewController",
  "collectionViewController": "UICollectionViewController",
  "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
  "pageViewController": "UIPageViewController", "splitViewController": "UISplitViewController",
  "avPlayerViewController": "AVPlayerViewController",
]

/// UIKit's class for each element that stands for a gesture recognizer.
let recognizerClasses: [String: String] = [
  "tapGestureRecognizer": "UITapGestureRecognizer",
  "panGestureRecognizer": "UIPanGestureRecognizer",
  "pinchGestureRecognizer": "UIPinchGestureRecognizer",
  "rotationGestureRecognizer": "UIRotationGestureRecognizer",
  "swipeGestureRecognizer": "UISwipeGestureRecognizer",
  "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
  "longPressGestureRecognizer": "UILongPressGestureRecognizer",
  "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
]

/// Returns a class of UIKit and its superclasses, the highest first.
package func chain(of uikitClass: String) -> [String] {
  var names = [uikitClass]
  while let above = Facts.superclasses[names[0]] { names.insert(above, at: 0) }
  return names
}
