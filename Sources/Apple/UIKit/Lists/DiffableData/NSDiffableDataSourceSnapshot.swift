/// Sections and their items at one moment, by their identifiers.
///
/// *Shape*: sections and items in the order in which they are shown; no identifier comes twice.
///
/// Source: Apple, NSDiffableDataSourceSnapshot.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private(set) var sections: [SectionIdentifierType] = []
  private(set) var items: [[ItemIdentifierType]] = []
  /// The items and sections whose cells are made again, and the items whose cells are filled again.
  private(set) var reloadedItems: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []
  private(set) var reconfiguredItems: Set<ItemIdentifierType> = []

  /// Makes a snapshot without sections.
  public init() {}

  /// How many sections there are, and how many items in all of them.
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }
  /// The items whose cells are made again, in order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloadedItems.contains)
  }
  /// The sections that are made again, in order.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sections.filter(reloadedSections.contains)
  }
  /// The items whose cells are filled again, in order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfiguredItems.contains)
  }

  /// Returns how many items a section has; stops for a section that is not there.
  @preconcurrency @MainActor
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[place(of: identifier)].count
  }

  /// Returns the items of a section, in order; stops for a section that is not there.
  @preconcurrency @MainActor
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[place(of: identifier)] }

  /// Returns the section in which an item is; `nil` where it is in none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    items.firstIndex { $0.contains(identifier) }.map { sections[$0] }
  }

  /// Returns the place of an item among those of all sections; `nil` where it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the place of a section; `nil` where it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one for `nil`.
  @preconcurrency @MainActor
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      raise(
        .internalInconsistency,
        "There are currently no sections in the data source. Please add a section first.")
    }
    let section = sectionIdentifier.map(place) ?? sections.count - 1
    add(identifiers, section, at: items[section].count)
  }

  /// Adds items before another one.
  @preconcurrency @MainActor
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, item) = place(ofItem: beforeIdentifier)
    add(identifiers, section, at: item)
  }

  /// Adds items after another one.
  @preconcurrency @MainActor
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, item) = place(ofItem: afterIdentifier)
    add(identifiers, section, at: item + 1)
  }

  /// Deletes items; those that are not there change nothing.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in items.indices { items[section].removeAll(where: gone.contains) }
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() {
    sections = []
    items = []
  }

  /// Moves an item before another one.
  @preconcurrency @MainActor
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    _ = place(ofItem: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  @preconcurrency @MainActor
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    _ = place(ofItem: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Moves an item to the place that a finger carried it to.
  mutating func moveItem(at source: IndexPath, to target: IndexPath) {
    let item = items[source.section].remove(at: source.item)
    items[target.section].insert(item, at: min(target.item, items[target.section].count))
  }

  /// Asks for new cells for items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.formUnion(identifiers)
  }

  /// Asks to fill the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItems.formUnion(identifiers)
  }

  @MainActor
  private mutating func add(_ new: [ItemIdentifierType], _ section: Int, at index: Int) {
    items[section].insert(contentsOf: new, at: index)
    let all = itemIdentifiers
    var seen: Set<ItemIdentifierType> = []
    let twice = all.filter { !seen.insert($0).inserted }
    guard twice.isEmpty else {
      raise(
        .internalInconsistency,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    "
          + twice.map { "\($0)" }.joined(separator: ",\n    ") + "\n)}")
    }
  }

  // MARK: Sections

  /// Adds empty sections at the end.
  @preconcurrency @MainActor
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    add(identifiers, at: sections.count)
  }

  /// Adds empty sections before another one.
  @preconcurrency @MainActor
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: place(of: toIdentifier)) }

  /// Adds empty sections after another one.
  @preconcurrency @MainActor
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: place(of: toIdentifier) + 1) }

  /// Deletes sections with their items; those that are not there change nothing.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = sections.firstIndex(of: identifier) else { continue }
      sections.remove(at: index)
      items.remove(at: index)
    }
  }

  /// Moves a section before another one.
  @preconcurrency @MainActor
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier) { $0.place(of: toIdentifier) } }

  /// Moves a section after another one.
  @preconcurrency @MainActor
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier) { $0.place(of: toIdentifier) + 1 } }

  /// Asks for everything in sections anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers)
  }

  @MainActor
  private mutating func move(_ identifier: SectionIdentifierType, to target: (Self) -> Int) {
    let index = place(of: identifier)
    sections.remove(at: index)
    let moved = items.remove(at: index)
    let new = target(self)
    sections.insert(identifier, at: new)
    items.insert(moved, at: new)
  }

  @MainActor
  private mutating func add(_ new: [SectionIdentifierType], at index: Int) {
    sections.insert(contentsOf: new, at: index)
    items.insert(contentsOf: new.map { _ in [] }, at: index)
    guard Set(sections).count == sections.count else {
      raise(
        .internalInconsistency,
        "Fatal: supplied section identifiers are not unique: \(new)")
    }
  }

  // MARK: Places

  @MainActor
  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      raise(
        .internalInconsistency,
        "Invalid section identifier for a snapshot: \(section) is in none of its sections")
    }
    return index
  }

  @MainActor
  private func place(ofItem item: ItemIdentifierType) -> (Int, Int) {
    for (section, list) in items.enumerated() {
      if let index = list.firstIndex(of: item) { return (section, index) }
    }
    raise(
      .internalInconsistency,
      "Invalid item identifier for a snapshot: \(item) is in none of its sections")
  }

  /// Returns the snapshot without what is to be made or filled again.
  var settled: Self {
    var copy = self
    copy.reloadedItems = []
    copy.reloadedSections = []
    copy.reconfiguredItems = []
    return copy
  }
}
