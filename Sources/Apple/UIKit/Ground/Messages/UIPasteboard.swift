import Foundation

/// What was copied last in a scene; other apps neither see it nor change it.
///
/// Source: Apple, UIPasteboard.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the scene.
  open class var general: UIPasteboard {
    World.current.part { Pasteboards() }.board(named: Pasteboards.general)
  }

  /// Makes a pasteboard of a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    World.current.part { Pasteboards() }.unique()
  }

  /// Returns the pasteboard of a name; `nil` where there is none and none shall be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let boards = World.current.part { Pasteboards() }
    guard create || boards.all[pasteboardName] != nil else { return nil }
    self.init(sharing: boards.board(named: pasteboardName))
  }

  /// Takes what a pasteboard has away.
  open class func remove(withName pasteboardName: Name) {
    let boards = World.current.part { Pasteboards() }
    boards.all[pasteboardName]?.items = []
    boards.all[pasteboardName] = nil
  }

  /// The name of a pasteboard.
  ///
  /// Source: Apple, UIPasteboard.Name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of a text; two of the same text are one pasteboard.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of `UIPasteboard.general`.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted when something was copied.
  public class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }

  /// Posted when a pasteboard was removed; none is before the scene ends.
  public class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }

  private final class Content {
    var items: [[String: Any]] = []
    var changes = 0
  }

  private let content: Content

  /// The pasteboard's name.
  public let name: Name

  fileprivate init(named name: Name) {
    (self.name, content) = (name, Content())
    super.init()
  }

  private init(sharing other: UIPasteboard) {
    (name, content) = (other.name, other.content)
    super.init()
  }

  /// What was copied: each thing by the types in which it is there.
  open var items: [[String: Any]] {
    get { content.items }
    set {
      content.items = newValue
      content.changes += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// How often something was copied.
  open var changeCount: Int { content.changes }

  /// How many things were copied.
  open var numberOfItems: Int { items.count }

  /// Adds to what was copied.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Replaces what was copied; the options are left out, for there are no other devices or apps.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// How long and for whom things are there.
  ///
  /// Source: Apple, UIPasteboard.OptionsKey.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// When things are to be removed again, and whether other devices may have them; neither
    /// changes anything here.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// The types in which the first thing is there.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Returns whether the first thing is there in any of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// Returns the first thing in a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Copies a thing in a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Returns the bytes of the first thing in a type; those of a text where that was copied.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Copies bytes of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
}

extension UIPasteboard {
  /// The text that was copied; `nil` for none.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts that were copied; `nil` for none.
  public var strings: [String]? {
    get { values(Self.text) }
    set { set(newValue, Self.text) }
  }

  /// The address that was copied; `nil` for none.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses that were copied; `nil` for none.
  public var urls: [URL]? {
    get { values(Self.address) }
    set { set(newValue, Self.address) }
  }

  /// The colour that was copied; `nil` for none.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours that were copied; `nil` for none.
  public var colors: [UIColor]? {
    get { values(Self.hue) }
    set { set(newValue, Self.hue) }
  }

  /// Whether a text is among what was copied last.
  public var hasStrings: Bool { strings != nil }

  /// Whether an address is among what was copied last.
  public var hasURLs: Bool { urls != nil }

  /// Whether a colour is among what was copied last.
  public var hasColors: Bool { colors != nil }

  /// Returns what was copied in a type; `nil` for nothing.
  func values<Value>(_ type: String) -> [Value]? {
    let values = items.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }

  /// Copies things in a type.
  func set(_ values: [Any]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  /// The types under which texts, addresses and colours are copied.
  package static let text = "public.utf8-plain-text"
  package static let address = "public.url"
  package static let hue = "com.apple.uikit.color"
}

/// The pasteboards of a stage.
@MainActor
private final class Pasteboards {
  static let general = UIPasteboard.Name.general

  var all: [UIPasteboard.Name: UIPasteboard] = [:]
  private var uniques = 0

  func board(named name: UIPasteboard.Name) -> UIPasteboard {
    if let board = all[name] { return board }
    let board = UIPasteboard(named: name)
    all[name] = board
    return board
  }

  func unique() -> UIPasteboard {
    uniques += 1
    return board(named: UIPasteboard.Name("com.apple.UIKit.pboard.\(uniques)"))
  }
}
