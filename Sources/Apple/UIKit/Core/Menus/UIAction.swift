/// Called with the action that was chosen.
///
/// Source: Apple, UIActionHandler.
public typealias UIActionHandler = UIAction.Handler

/// A closure to call, with the title and image that a button or a menu shows for it.
///
/// Source: Apple, UIAction.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// A name by which an action can be replaced or removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// Called with the action, whose `sender` says which control or menu it was chosen in.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The name by which a control replaces or removes the action; one of its own unless given.
  public let identifier: Identifier

  /// A longer title for a list of keyboard commands; recorded only, for there is no such list.
  public var discoverabilityTitle: String?

  /// How a menu lets the action be chosen.
  public var attributes: Attributes

  /// The image of the action while it is on; recorded only: a menu shows its mark and `image`.
  public var selectedImage: UIImage?

  /// The mark that a menu shows before the action.
  public var state: State

  /// The object that calls the closure, while it runs.
  public internal(set) var sender: Any?

  private let handler: Handler

  /// Makes an action; a control lets it replace another one of the same `identifier`.
  ///
  /// Without an `identifier` it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.identifier = identifier ?? Identifier(World.current.name(ofNext: "action"))
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func call(from sender: Any) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}
