/// The items of one section at one moment, which may have items of their own below them.
///
/// Source: Apple, NSDiffableDataSourceSectionSnapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// An item at its depth, before all that is below it.
  private struct Node {
    let item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  private var nodes: [Node] = []

  /// Makes a snapshot without items.
  public init() {}

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var closed = Int.max
    for node in nodes where node.level <= closed {
      visible.append(node.item)
      closed = node.isExpanded ? .max : node.level
    }
    return visible
  }

  /// Returns whether an item is in the section, also below one that is closed.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// Returns the place of an item among `items`; `nil` where it is not there.
  public func index(of item: ItemIdentifierType) -> Int? {
    nodes.firstIndex { $0.item == item }
  }

  /// Returns how many parents an item has.
  @preconcurrency @MainActor
  public func level(of item: ItemIdentifierType) -> Int { nodes[place(of: item)].level }

  /// Returns whether what is below an item is shown; stops for an item that is not there.
  @preconcurrency @MainActor
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[place(of: item)].isExpanded }

  /// Returns whether all that an item is below is expanded; false for an item that is not there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns the item right above one; `nil` for one of the roots.
  @preconcurrency @MainActor
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = place(of: child)
    return nodes[..<place].last { $0.level < nodes[place].level }?.item
  }

  /// Returns what is below an item, and the item itself where wanted.
  @preconcurrency @MainActor
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    let place = place(of: parent)
    let base = nodes[place].level + (includingParent ? 0 : 1)
    var part = Self()
    part.nodes = nodes[(includingParent ? place : place + 1)..<end(of: place)].map {
      Node(item: $0.item, level: $0.level - base, isExpanded: $0.isExpanded)
    }
    return part
  }

  // MARK: Changes

  /// Adds items at the end, or at the end of those below another one.
  @preconcurrency @MainActor
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else {
      nodes += items.map { Node(item: $0, level: 0) }
      return
    }
    let place = place(of: parent)
    let level = nodes[place].level + 1
    nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: end(of: place))
  }

  /// Adds items before another one, at its depth.
  @preconcurrency @MainActor
  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) {
    let place = place(of: item)
    let level = nodes[place].level
    nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: place)
  }

  /// Adds items after another one and all that is below it.
  @preconcurrency @MainActor
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = place(of: item)
    let level = nodes[place].level
    nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: end(of: place))
  }

  /// Deletes items with all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = index(of: item) else { continue }
      nodes.removeSubrange(place..<end(of: place))
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { nodes = [] }

  /// Puts the items of a snapshot in place of those below an item.
  @preconcurrency @MainActor
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: Self
  ) {
    let place = place(of: parent)
    let level = nodes[place].level + 1
    let children = snapshot.nodes.map {
      Node(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded)
    }
    nodes.replaceSubrange((place + 1)..<end(of: place), with: children)
  }

  /// Shows what is right below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, expanded: true) }

  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, expanded: false) }

  private mutating func set(_ items: [ItemIdentifierType], expanded: Bool) {
    let wanted = Set(items)
    for index in nodes.indices where wanted.contains(nodes[index].item) {
      nodes[index].isExpanded = expanded
    }
  }

  /// Returns the number behind the last item below one.
  private func end(of place: Int) -> Int {
    nodes[(place + 1)...].firstIndex { $0.level <= nodes[place].level } ?? nodes.count
  }

  @MainActor
  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = index(of: item) else {
      raise(
        .internalInconsistency,
        "Invalid parameter not satisfying: the section snapshot has no item \(item)")
    }
    return place
  }
}
