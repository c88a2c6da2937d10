/// How an attribute of an element becomes the value of a property.
enum AttributeKind {
  case number, flag, text, image
  /// The names of Interface Builder with those of Swift, where the two differ.
  case choice([String: String], only: [String])
}

/// An attribute of an element, and the property that it sets.
struct AttributeRow {
  let attribute: String
  let property: String
  let kind: AttributeKind
}

private func number(_ attribute: String, _ property: String? = nil) -> AttributeRow {
  AttributeRow(attribute: attribute, property: property ?? attribute, kind: .number)
}

private func flag(_ attribute: String, _ property: String? = nil) -> AttributeRow {
  AttributeRow(attribute: attribute, property: property ?? attribute, kind: .flag)
}

private func text(_ attribute: String, _ property: String? = nil) -> AttributeRow {
  AttributeRow(attribute: attribute, property: property ?? attribute, kind: .text)
}

private func image(_ attribute: String, _ property: String? = nil) -> AttributeRow {
  AttributeRow(attribute: attribute, property: property ?? attribute, kind: .image)
}

private func choice(
  _ attribute: String, _ property: String? = nil, _ names: [String: String] = [:], only: String
) -> AttributeRow {
  AttributeRow(
    attribute: attribute, property: property ?? attribute,
    kind: .choice(names, only: only.split(separator: " ").map(String.init)))
}

private let contentModes =
  "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight"
  + " bottomLeft bottomRight"
private let alignments = "natural left center right justified"
private let breaks = [
  "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
  "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
  "middleTruncation": "byTruncatingMiddle",
]
private let barStyle = choice(
  "barStyle", nil, ["blackTranslucent": "black", "blackOpaque": "black"], only: "default black")
private let videoGravities = [
  "AVLayerVideoGravityResize": "resize", "AVLayerVideoGravityResizeAspect": "resizeAspect",
  "AVLayerVideoGravityResizeAspectFill": "resizeAspectFill",
]
private let viewModes = "never whileEditing unlessEditing always"
private let systemNames = ["blue": "blue", "gray": "gray"]

/// The attributes of elements by UIKit's class, in the order in which they are set.
let attributeRows: [String: [AttributeRow]] = [
  "UIView": [
    number("tag"), number("alpha"), flag("hidden", "isHidden"),
    flag("clipsSubviews", "clipsToBounds"), flag("opaque", "isOpaque"),
    flag("userInteractionEnabled", "isUserInteractionEnabled"),
    flag("multipleTouchEnabled", "isMultipleTouchEnabled"),
    choice("contentMode", only: contentModes),
    choice(
      "semanticContentAttribute",
      only: "unspecified playback spatial forceLeftToRight forceRightToLeft"),
    flag("insetsLayoutMarginsFromSafeArea"), flag("autoresizesSubviews"),
  ],
  "MKMapView": [
    choice(
      "mapType", only: "standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard"),
    flag("zoomEnabled", "isZoomEnabled"), flag("scrollEnabled", "isScrollEnabled"),
    flag("rotateEnabled", "isRotateEnabled"), flag("pitchEnabled", "isPitchEnabled"),
    flag("showsUserLocation"), flag("showsCompass"), flag("showsScale"), flag("showsTraffic"),
    flag("showsBuildings"), flag("showsPointsOfInterest"),
  ],
  "AVPlayerViewController": [
    choice("videoGravity", nil, videoGravities, only: ""), flag("showsPlaybackControls"),
    flag("allowsPictureInPicturePlayback"), flag("updatesNowPlayingInfoCenter"),
    flag("entersFullScreenWhenPlaybackBegins"), flag("exitsFullScreenWhenPlaybackEnds"),
  ],
  "WKWebView": [flag("allowsLinkPreview"), flag("allowsBackForwardNavigationGestures")],
  "UIControl": [
    flag("enabled", "isEnabled"), flag("selected", "isSelected"),
    flag("highlighted", "isHighlighted"),
    choice("contentHorizontalAlignment", only: "center left right fill leading trailing"),
    choice("contentVerticalAlignment", only: "center top bottom fill"),
    flag("showsMenuAsPrimaryAction"),
  ],
  "UILabel": [
    text("text"), choice("textAlignment", only: alignments),
    choice("lineBreakMode", nil, breaks, only: ""), number("numberOfLines"),
    number("minimumScaleFactor"), flag("adjustsFontForContentSizeCategory"),
    number("preferredMaxLayoutWidth"),
    flag("enabled", "isEnabled"), flag("highlighted", "isHighlighted"),
  ],
  "UIImageView": [
    image("image"), image("highlightedImage"), flag("highlighted", "isHighlighted"),
  ],
  "UIButton": [
    flag("adjustsImageWhenHighlighted"), flag("adjustsImageWhenDisabled"),
    flag("changesSelectionAsPrimaryAction"),
  ],
  "UITextField": [
    text("text"), text("placeholder"), choice("textAlignment", only: alignments),
    choice("borderStyle", only: "none line bezel roundedRect"),
    choice("clearButtonMode", only: viewModes), flag("clearsOnBeginEditing"),
    image("background"),
  ],
  "UITextView": [
    text("text"), choice("textAlignment", only: alignments), flag("editable", "isEditable"),
    flag("selectable", "isSelectable"),
  ],
  "UISlider": [
    number("minValue", "minimumValue"), number("maxValue", "maximumValue"), number("value"),
    flag("continuous", "isContinuous"), image("minimumValueImage"), image("maximumValueImage"),
  ],
  "UISwitch": [flag("on", "isOn"), text("title")],
  "UISegmentedControl": [
    flag("momentary", "isMomentary"), flag("apportionsSegmentWidthsByContent"),
  ],
  "UIColorWell": [text("title"), flag("supportsAlpha")],
  "UIStepper": [
    number("minimumValue"), number("maximumValue"), number("stepValue"), number("value"),
    flag("continuous", "isContinuous"), flag("autorepeat"), flag("wraps"),
  ],
  "UIProgressView": [
    choice("progressViewStyle", only: "default bar"), number("progress"),
  ],
  "UIActivityIndicatorView": [
    choice("style", nil, ["whiteLarge": "whiteLarge"], only: "medium large white gray"),
    flag("hidesWhenStopped"),
  ],
  "UIPageControl": [
    number("numberOfPages"), number("currentPage"), flag("hidesForSinglePage"),
    choice("backgroundStyle", only: "automatic prominent minimal"),
    image("preferredIndicatorImage"),
    image("preferredCurrentIndicatorImage", "preferredCurrentPageIndicatorImage"),
    image("preferredCurrentPageIndicatorImage"),
  ],
  "UIScrollView": [
    flag("bounces"), flag("alwaysBounceVertical"), flag("alwaysBounceHorizontal"),
    flag("pagingEnabled", "isPagingEnabled"), flag("scrollEnabled", "isScrollEnabled"),
    flag("showsHorizontalScrollIndicator"), flag("showsVerticalScrollIndicator"),
    flag("delaysContentTouches"), flag("canCancelContentTouches"), flag("bouncesZoom"),
    number("minimumZoomScale"), number("maximumZoomScale"), flag("scrollsToTop"),
    choice(
      "keyboardDismissMode", nil,
      ["onDragWithAccessory": "onDrag", "interactiveWithAccessory": "interactive"],
      only: "none onDrag interactive"),
    choice("indicatorStyle", only: "default black white"),
    choice(
      "contentInsetAdjustmentBehavior", only: "automatic scrollableAxes never always"),
  ],
  "UIStackView": [
    choice("axis", only: "horizontal vertical"),
    choice(
      "alignment", only: "fill leading top firstBaseline center trailing bottom lastBaseline"),
    choice(
      "distribution", only: "fill fillEqually fillProportionally equalSpacing equalCentering"),
    number("spacing"), flag("baselineRelativeArrangement", "isBaselineRelativeArrangement"),
  ],
  "UITableView": [
    choice(
      "separatorStyle", nil, ["default": "singleLine"], only: "none singleLine singleLineEtched"),
    flag("allowsSelection"), flag("allowsMultipleSelection"), flag("allowsSelectionDuringEditing"),
    flag("allowsMultipleSelectionDuringEditing"), number("rowHeight"),
    number("estimatedRowHeight"), number("sectionHeaderHeight"), number("sectionFooterHeight"),
    number("estimatedSectionHeaderHeight"), number("estimatedSectionFooterHeight"),
    number("sectionIndexMinimumDisplayRowCount"),
  ],
  "UITableViewCell": [
    choice("selectionStyle", nil, systemNames, only: "none default"),
    choice(
      "accessoryType",
      only: "none disclosureIndicator detailDisclosureButton checkmark detailButton"),
    choice(
      "editingAccessoryType",
      only: "none disclosureIndicator detailDisclosureButton checkmark detailButton"),
    number("indentationLevel"), number("indentationWidth"), flag("shouldIndentWhileEditing"),
    flag("showsReorderControl"),
  ],
  "UICollectionView": [flag("allowsSelection"), flag("allowsMultipleSelection")],
  "UIDatePicker": [
    choice("datePickerMode", only: "time date dateAndTime countDownTimer"),
    choice("style", "preferredDatePickerStyle", only: "automatic wheels compact inline"),
    number("minuteInterval"), number("countDownDuration"),
  ],
  "UISearchBar": [
    barStyle,
    text("text"), text("placeholder"), choice("searchBarStyle", only: "default prominent minimal"),
    flag("showsCancelButton"), flag("showsScopeBar"), flag("showsBookmarkButton"),
  ],
  "UINavigationBar": [
    barStyle,
    flag("translucent", "isTranslucent"), flag("largeTitles", "prefersLargeTitles"),
  ],
  "UIToolbar": [barStyle, flag("translucent", "isTranslucent")],
  "UITabBar": [barStyle, flag("translucent", "isTranslucent")],
  "UIViewController": [
    text("title"),
    choice(
      "modalPresentationStyle", nil,
      ["overCurrentContext": "overFullScreen", "currentContext": "fullScreen"],
      only: "fullScreen pageSheet formSheet custom overFullScreen automatic"),
    choice("modalTransitionStyle", only: "coverVertical crossDissolve flipHorizontal"),
    flag("hidesBottomBarWhenPushed"), flag("extendedLayoutIncludesOpaqueBars"),
    flag("modalInPresentation", "isModalInPresentation"),
    choice("userInterfaceStyle", "overrideUserInterfaceStyle", only: "unspecified light dark"),
  ],
  "UITableViewController": [flag("clearsSelectionOnViewWillAppear")],
  "UICollectionViewController": [flag("clearsSelectionOnViewWillAppear")],
  "UISplitViewController": [
    choice(
      "displayMode", "preferredDisplayMode",
      only: "automatic secondaryOnly oneBesideSecondary oneOverSecondary")
  ],
  "UINavigationController": [
    flag("navigationBarHidden", "isNavigationBarHidden"),
    flag("toolbarHidden", "isToolbarHidden"),
  ],
  "UIBarItem": [
    text("title"), image("image"), flag("enabled", "isEnabled"), number("tag"),
    image("landscapeImage", "landscapeImagePhone"),
  ],
  "UIBarButtonItem": [
    choice("style", nil, ["bordered": "plain"], only: "plain done"), number("width"),
  ],
  "UITabBarItem": [image("selectedImage"), text("badgeValue")],
  "UIGestureRecognizer": [
    flag("enabled", "isEnabled"), flag("cancelsTouchesInView"), flag("delaysTouchesBegan"),
    flag("delaysTouchesEnded"),
  ],
  "UITapGestureRecognizer": [number("numberOfTapsRequired"), number("numberOfTouchesRequired")],
  "UIPanGestureRecognizer": [number("minimumNumberOfTouches"), number("maximumNumberOfTouches")],
  "UISwipeGestureRecognizer": [
    choice("direction", only: "right left up down"), number("numberOfTouchesRequired"),
  ],
  "UILongPressGestureRecognizer": [
    number("minimumPressDuration"), number("allowableMovement"), number("numberOfTapsRequired"),
    number("numberOfTouchesRequired"),
  ],
  "UICollectionViewFlowLayout": [
    number("minimumLineSpacing"), number("minimumInteritemSpacing"),
    choice("scrollDirection", only: "horizontal vertical"),
  ],
]
