// swift-format-ignore-file
extension AppNames {
  /// Names of controls, pickers, searches and lists of data.
  static let controls = """
    class UISearchBar: UIView
      var text: String?
      var placeholder: String?
      var barStyle: UIBarStyle = default
      var searchBarStyle: UISearchBar.Style = default
      var showsCancelButton: Bool = false
      var scopeButtonTitles: [String]? = nil
      var selectedScopeButtonIndex: Int = 0
      var showsScopeBar: Bool = false
      var prompt: String? = nil
      var isTranslucent: Bool = true
      var barTintColor: UIColor? = nil
      weak var delegate: (any UISearchBarDelegate)?

    class UISearchController: UIViewController
      init(searchResultsController: UIViewController?)
      weak var searchResultsUpdater: (any UISearchResultsUpdating)?
      var isActive: Bool = false
      var obscuresBackgroundDuringPresentation: Bool = true
      var hidesNavigationBarDuringPresentation: Bool = true
      var automaticallyShowsCancelButton: Bool = true
      weak var delegate: (any UISearchControllerDelegate)?
      lazy var searchBar: UISearchBar

    class UIRefreshControl: UIControl
      var isRefreshing: Bool { get } = false
      var attributedTitle: NSAttributedString? = nil
      func beginRefreshing()
      func endRefreshing()

    class UIPickerView: UIView
      weak var dataSource: (any UIPickerViewDataSource)?
      weak var delegate: (any UIPickerViewDelegate)?
      var numberOfComponents: Int { get } = 0
      func numberOfRows(inComponent: Int) -> Int
      func rowSize(forComponent: Int) -> CGSize
      func view(forRow: Int, forComponent: Int) -> UIView?
      func reloadAllComponents()
      func reloadComponent(_: Int)
      func selectRow(_: Int, inComponent: Int, animated: Bool)
      func selectedRow(inComponent: Int) -> Int

    class UIDatePicker: UIControl
      var datePickerMode: UIDatePicker.Mode = dateAndTime
      var locale: Locale?
      var calendar: Calendar!
      var timeZone: TimeZone?
      var date: Date
      var minimumDate: Date? = nil
      var maximumDate: Date? = nil
      var countDownDuration: TimeInterval = 0.0
      var minuteInterval: Int = 1
      var preferredDatePickerStyle: UIDatePickerStyle = automatic
      func setDate(_: Date, animated: Bool)
      var roundsToMinuteInterval: Bool = true

    class UIColorWell: UIControl
      var title: String? = nil
      var supportsAlpha: Bool = true
      var selectedColor: UIColor? = nil

    class NSTextAttachment: NSObject
      var image: UIImage? = nil
      var bounds: CGRect = (0.0, 0.0, 0.0, 0.0)
      init(image: UIImage)

    struct UIButton.Configuration
      static func plain() -> UIButton.Configuration
      static func gray() -> UIButton.Configuration
      static func tinted() -> UIButton.Configuration
      static func filled() -> UIButton.Configuration
      static func borderless() -> UIButton.Configuration
      static func bordered() -> UIButton.Configuration
      static func borderedTinted() -> UIButton.Configuration
      static func borderedProminent() -> UIButton.Configuration
      var title: String? = nil
      var subtitle: String? = nil
      var attributedTitle: AttributedString? = nil
      var attributedSubtitle: AttributedString?
      var image: UIImage? = nil
      var imagePlacement: NSDirectionalRectEdge
      var imagePadding: CGFloat = 0.0
      var titlePadding: CGFloat = 1.0
      var titleAlignment: UIButton.Configuration.TitleAlignment = automatic
      var titleLineBreakMode: NSLineBreakMode = byWordWrapping
      var subtitleLineBreakMode: NSLineBreakMode
      var indicator: UIButton.Configuration.Indicator = automatic
      var showsActivityIndicator: Bool = false
      var baseForegroundColor: UIColor? = nil
      var baseBackgroundColor: UIColor? = nil
      var cornerStyle: UIButton.Configuration.CornerStyle = dynamic
      var background: UIBackgroundConfiguration
      var buttonSize: UIButton.Configuration.Size = medium
      var contentInsets: NSDirectionalEdgeInsets

    class UICollectionViewDiffableDataSource: NSObject
      init(collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
      func apply(_: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshot, to: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      func apply(_: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      func snapshot() -> UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot
      func snapshot(for: SectionIdentifierType) -> UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshot
      func itemIdentifier(for: IndexPath) -> ItemIdentifierType?
      func indexPath(for: ItemIdentifierType) -> IndexPath?
      var supplementaryViewProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?

    struct UICollectionView.CellRegistration
      init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler)

    class UIMotionEffect: NSObject
      func keyPathsAndRelativeValues(forViewerOffset: UIOffset) -> [String: Any]?

    class UIInterpolatingMotionEffect: UIMotionEffect
      init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType)
      var keyPath: String { get } = a
      var type: UIInterpolatingMotionEffect.EffectType { get } = tiltAlongVerticalAxis
      var minimumRelativeValue: Any? = nil
      var maximumRelativeValue: Any? = nil

    protocol UIAppearance
    """
}
