extension IndexPath {
  /// The place of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The place of a row in a section of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The place in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The place in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Which section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
