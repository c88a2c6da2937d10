/// An entry of a menu: an action or another menu.
///
/// Source: Apple, UIMenuElement.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an entry can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Faint, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Red, for what destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// Left out.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the entry is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark before an entry.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The words of the entry, or of the button that shows it; a menu without any stands without a
  /// heading.
  public let title: String
  /// A smaller text below the title.
  open var subtitle: String?
  /// The image at the trailing edge of the entry, tinted as its title; `nil` for none.
  ///
  /// *Units*: fitted into 20 × 20 points. A menu within a menu shows an arrow instead.
  public let image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// A list of entries to choose from.
///
/// Source: Apple, UIMenu.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// How a menu stands in the menu around it.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries stand among those of the menu around it, set off by lines.
    public static let displayInline = Options(rawValue: 1)
    /// Red, for what destroys something.
    public static let destructive = Options(rawValue: 2)
    /// Choosing an entry marks it and takes the mark from the others.
    public static let singleSelection = Options(rawValue: 32)
    /// Its entries stand side by side; recorded only: they stand in lines.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// How large entries are.
  ///
  /// Source: Apple, UIMenu.ElementSize.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  /// The name by which a menu builder finds the menu; one of its own unless given.
  public let identifier: Identifier
  /// How the menu stands in the menu around it, and whether it keeps one mark.
  public let options: Options
  /// The entries, from top to bottom.
  public let children: [UIMenuElement]
  /// How large the entries are; recorded only: all are large.
  public var preferredElementSize = ElementSize.automatic

  /// Makes a menu of entries of a size.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(World.current.name(ofNext: "menu"))
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the same menu with other entries.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that are marked, those of inline menus counted.
  public var selectedElements: [UIMenuElement] {
    resolvedChildren.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }
}
