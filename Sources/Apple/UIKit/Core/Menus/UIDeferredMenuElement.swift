/// Entries of a menu that are asked for when the menu is shown.
///
/// Until they come, the menu has a row that says so.
///
/// Source: Apple, UIDeferredMenuElement.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Is called once with the entries, now or later.
  public typealias Completion = ([UIMenuElement]) -> Void

  private let provider: (@escaping Completion) -> Void
  private let isKept: Bool
  private var elements: [UIMenuElement]?
  private var isAsked = false

  /// Makes entries that are asked for when a menu first shows them, and kept.
  public convenience init(_ elementProvider: @escaping (@escaping Completion) -> Void) {
    self.init(elementProvider, isKept: true)
  }

  private init(_ provider: @escaping (@escaping Completion) -> Void, isKept: Bool) {
    self.provider = provider
    self.isKept = isKept
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Makes entries that are asked for each time that a menu shows them.
  open class func uncached(
    _ elementProvider: @escaping (@escaping Completion) -> Void
  ) -> Self {
    madeByFactory(UIDeferredMenuElement(elementProvider, isKept: false))
  }

  /// The entries that have come; nil before.
  var shown: [UIMenuElement]? { elements }

  /// Asks for the entries.
  ///
  /// - Parameter completion: Is called when they come, which may be before this returns.
  func load(_ completion: @escaping () -> Void) {
    if isKept, elements != nil || isAsked { return }
    elements = nil
    isAsked = true
    provider { [weak self] elements in
      guard let self, isAsked else { return }
      isAsked = false
      self.elements = elements
      completion()
    }
  }
}

extension UIMenu {
  /// The children, with what deferred ones have brought in their places.
  var resolvedChildren: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      guard let deferred = child as? UIDeferredMenuElement else { return [child] }
      return deferred.shown ?? [deferred]
    }
  }

  /// Asks for the entries that a card of the menu shows and that have not come.
  func loadDeferred(_ completion: @escaping () -> Void) {
    for child in children {
      if let deferred = child as? UIDeferredMenuElement { deferred.load(completion) }
      if let group = child as? UIMenu, group.options.contains(.displayInline) {
        group.loadDeferred(completion)
      }
    }
  }
}
