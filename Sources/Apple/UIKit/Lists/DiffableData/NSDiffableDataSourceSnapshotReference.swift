/// A snapshot as Objective-C has it, of sections and items of any kind.
///
/// Source: Apple, NSDiffableDataSourceSnapshotReference.
@preconcurrency @MainActor
open class NSDiffableDataSourceSnapshotReference: NSObject {
  private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

  /// Makes a snapshot without sections.
  public override init() { super.init() }

  /// How many items there are in all sections.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// How many sections there are.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections, in order, as they were given.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
  /// The items of all sections, in order, as they were given.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }

  /// Adds sections at the end.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.compactMap { $0 as? AnyHashable })
  }

  /// Adds items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(identifiers.compactMap { $0 as? AnyHashable })
  }

  /// Adds items to a section.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    guard let section = sectionIdentifier as? AnyHashable else { return }
    snapshot.appendItems(identifiers.compactMap { $0 as? AnyHashable }, toSection: section)
  }

  /// Marks items whose cells are made again.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(identifiers.compactMap { $0 as? AnyHashable })
  }

  /// Returns the items of a section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    (sectionIdentifier as? AnyHashable)
      .map { snapshot.itemIdentifiers(inSection: $0).map(\.base) } ?? []
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Makes a snapshot of one that Objective-C has, as `reference as NSDiffableDataSourceSnapshot<…>`.
  ///
  /// Items and sections of other types are left out.
  @preconcurrency @MainActor
  public init(_bridging reference: NSDiffableDataSourceSnapshotReference) {
    self.init()
    for section in reference.sectionIdentifiers {
      guard let own = section as? SectionIdentifierType else { continue }
      appendSections([own])
      let items = reference.itemIdentifiersInSection(withIdentifier: section)
      appendItems(items.compactMap { $0 as? ItemIdentifierType }, toSection: own)
    }
  }
}
