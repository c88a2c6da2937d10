extension IndexPath {
  /// Makes the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Makes the index path of a row in a section of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The item's number in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row's number in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// Whether it is that of a header or footer of a whole layout, which stands in no section.
  var isOfWholeLayout: Bool { count == 1 }
}

extension NSIndexPath {
  /// Makes the index path of an item in a section of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Makes the index path of a row in a section of a table view.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The item's number in its section.
  public var item: Int { index(atPosition: 1) }

  /// The row's number in its section.
  public var row: Int { index(atPosition: 1) }

  /// The number of the section.
  public var section: Int { index(atPosition: 0) }
}

extension [IndexPath] {
  /// Finds which of the selected rows or items go when code selects another one, or none.
  ///
  /// - Parameters:
  ///   - wanted: what is selected; `nil` for nothing.
  ///   - keepsOthers: whether several can be selected.
  /// - Returns: those that go.
  func leaving(for wanted: IndexPath?, keepsOthers: Bool) -> [IndexPath] {
    guard let wanted else { return self }
    return keepsOthers ? [] : filter { $0 != wanted }
  }
}
