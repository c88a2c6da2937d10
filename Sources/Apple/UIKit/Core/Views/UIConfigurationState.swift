/// The state for which a configuration is made.
///
/// Source: Apple, UIConfigurationState.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Makes the state of a view that is neither selected nor highlighted nor anything else.
  init(traitCollection: UITraitCollection)

  var traitCollection: UITraitCollection { get set }

  /// A part of the state that the app has added.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a part of a state that the app has added.
///
/// Source: Apple, UIConfigurationStateCustomKey.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The state of a header or footer for which a configuration is made.
///
/// Source: Apple, UIViewConfigurationState.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view at its place.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled, selected, touched and so on; all false at first, and set by apps
  /// alone.
  public var isDisabled = false
  public var isSelected = false
  public var isHighlighted = false
  public var isFocused = false
  public var isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view that is neither selected nor touched nor anything else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A part of the state that the app has added; `nil` for one that it has not.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a cell for which a configuration is made.
///
/// Source: Apple, UICellConfigurationState.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell at its place.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled, selected, touched and so on; all false at first.
  ///
  /// Cells say whether they are selected and touched, those of tables whether they are edited,
  /// those of lists whether they are expanded; the others are set by apps alone.
  public var isDisabled = false
  public var isSelected = false
  public var isHighlighted = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  /// What becomes of the cell while it is dragged.
  public var cellDragState = DragState.none
  /// What the cell is to a drop.
  public var cellDropState = DropState.none

  /// What becomes of a cell while it is dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// What a cell is to a drop.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a cell that is neither selected nor touched nor anything else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A part of the state that the app has added; `nil` for one that it has not.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state for which a controller says what it shows while it has nothing else to show.
///
/// Source: Apple, UIContentUnavailableConfigurationState.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller at its place.
  public var traitCollection: UITraitCollection
  /// What is searched for; the controller's own search is asked for it by code here.
  public var searchText: String?
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a controller in which nothing is searched for.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A part of the state that the app has added; `nil` for one that it has not.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
