/// A sign or view beside the content of a list's cell.
///
/// Source: Apple, UICellAccessory.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// The room kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The width that all rows of a list keep: that of a symbol.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// On which side of the content an accessory stands; the handler says where among the others.
  public enum Placement {
    /// Returns where an accessory stands among those of its side.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The looks of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// The colour of the sign; `nil`, the default, for its own.
    public var tintColor: UIColor?
    /// Whether the accessory is left out, with its room; `nil` for false.
    public var isHidden: Bool?
    /// The room for the accessory; `nil`, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?

    /// Makes the looks of an accessory; `nil` for its own.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  /// The looks of a checkmark, which are given as those of a disclosure indicator.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The looks of a detail button, which are given as those of a disclosure indicator.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The looks of a button that deletes, which are given as those of a disclosure indicator.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// The looks of a button that inserts, which are given as those of a disclosure indicator.
  public typealias InsertOptions = DisclosureIndicatorOptions
  /// The looks of a ring for selection, which are given as those of a disclosure indicator.
  public typealias MultiselectOptions = DisclosureIndicatorOptions

  /// The looks and the reach of an arrow that opens and closes a row.
  public struct OutlineDisclosureOptions {
    /// Which part of the row opens and closes it.
    public enum Style: Int, Sendable {
      /// The whole row in a header, and else the arrow.
      case automatic
      /// The whole row.
      case header
      /// The arrow.
      case cell
    }

    /// Which part of the row opens and closes it; `automatic` unless set.
    public var style: Style
    /// The colour of the arrow; `nil`, the default, for the tint.
    public var tintColor: UIColor?
    /// Whether the arrow is left out, with its room; `nil` for false.
    public var isHidden: Bool?
    /// The room for the arrow; `nil`, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?

    /// Makes the looks of an arrow; `nil` for its own.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  /// The looks of a grip.
  public struct ReorderOptions {
    /// The colour of the grip; `nil`, the default, for its own.
    public var tintColor: UIColor?
    /// Whether the grip is left out, with its room; `nil` for false.
    public var isHidden: Bool?
    /// The room for the grip; `nil`, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether a line stands between the grip and another accessory before it.
    public var showsVerticalSeparator: Bool

    /// Makes the looks of a grip; `nil` for its own, with a line.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The looks of a word.
  public struct LabelOptions {
    /// The font of the word; the system font of 17 points unless set.
    public var font: UIFont
    /// The colour of the word; `nil`, the default, for `secondaryLabel`.
    public var tintColor: UIColor?
    /// Whether the word is left out, with its room; `nil` for false.
    public var isHidden: Bool?
    /// Whether the font follows the size of text that the user asks for; recorded only.
    public var adjustsFontForContentSizeCategory: Bool
    /// The room for the word; `nil`, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?

    /// Makes the looks of a word; `nil` for its own.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .systemFont(ofSize: 17),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  /// A view of the app's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view that is shown.
    public let customView: UIView
    /// The side of the content on which the view stands, when it is shown, and where among the
    /// others.
    public let placement: Placement
    /// Whether the view is left out, with its room; false unless set.
    public var isHidden: Bool
    /// The room for the view; `actual`, its own width, unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint of the view; `nil`, the default, for that of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its bounds, and not that of its content; false unless
    /// set.
    public var maintainsFixedSize: Bool

    /// Makes an accessory's view; `nil` for false, and for the view's own width.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// What an accessory shows.
  enum Kind {
    case disclosure, checkmark, detail, delete, insert, multiselect
    case outline(OutlineDisclosureOptions.Style)
    case reorder(hasLine: Bool)
    case label(String, UIFont)
    case view(UIView, fixed: Bool)
  }

  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let tintColor: UIColor?
  let width: LayoutDimension?
  let position: Placement.Position?
  let action: (@MainActor () -> Void)?

  init(
    _ kind: Kind, isLeading: Bool = false, displayed: DisplayedState, isHidden: Bool?,
    tintColor: UIColor?, width: LayoutDimension?, position: Placement.Position? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
    self.isHidden = isHidden ?? false
    self.tintColor = tintColor
    self.width = width
    self.position = position
    self.action = action
  }
}

extension UICellAccessory {
  /// An arrow that leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { sign(.disclosure, displayed, options) }

  /// A mark of what is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { sign(.checkmark, displayed, options) }

  /// The letter i in a ring, which calls a handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { sign(.detail, displayed, options, actionHandler) }

  /// A minus at the leading side, which calls a handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { sign(.delete, displayed, options, actionHandler, isLeading: true) }

  /// A plus at the leading side, which calls a handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { sign(.insert, displayed, options, actionHandler, isLeading: true) }

  /// A ring at the leading side, which has a mark where the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { sign(.multiselect, displayed, options, isLeading: true) }

  /// A grip by which a finger carries the row to another place, where the data source lets it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder(hasLine: options.showsVerticalSeparator), displayed: displayed,
      isHidden: options.isHidden, tintColor: options.tintColor, width: options.reservedLayoutWidth)
  }

  /// An arrow that opens and closes a row of a section snapshot, or calls a handler.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline(options.style), displayed: displayed, isHidden: options.isHidden,
      tintColor: options.tintColor, width: options.reservedLayoutWidth, action: actionHandler)
  }

  /// A word.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label(text, options.font), displayed: displayed, isHidden: options.isHidden,
      tintColor: options.tintColor, width: options.reservedLayoutWidth)
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    return UICellAccessory(
      .view(configuration.customView, fixed: configuration.maintainsFixedSize),
      isLeading: isLeading, displayed: displayed, isHidden: configuration.isHidden,
      tintColor: configuration.tintColor, width: configuration.reservedLayoutWidth,
      position: position)
  }

  private static func sign(
    _ kind: Kind, _ displayed: DisplayedState, _ options: DisclosureIndicatorOptions,
    _ action: (@MainActor () -> Void)? = nil, isLeading: Bool = false
  ) -> UICellAccessory {
    UICellAccessory(
      kind, isLeading: isLeading, displayed: displayed, isHidden: options.isHidden,
      tintColor: options.tintColor, width: options.reservedLayoutWidth, action: action)
  }
}
