extension LayoutProgram {
  /// Returns which of rows that contradict one another is broken.
  ///
  /// An older constraint that says the same with another number; else an older one that gives a view a
  /// fixed length along the axis, the latest of them; else one between a view's own sides; else the newest,
  /// unless that is a fixed length itself: then the latest of the others.
  ///
  /// Source: logs of phones, docs/measurements.md, “Contradictions”.
  ///
  /// - Parameters:
  ///   - others: the places of the rows that the newest contradicts, in ascending order.
  ///   - newest: the place of the row that was added last.
  ///
  /// - Returns: the place of the row that is broken.
  func broken(among others: [Int], by newest: Int) -> Int {
    guard let added = rows[newest].held else { return newest }
    let older = others.filter { rows[$0].held != nil }
    func latest(where holds: (NSLayoutConstraint) -> Bool) -> Int? {
      older.last { rows[$0].held.map(holds) ?? false }
    }
    return latest { $0.relates(sameAs: added) }
      ?? latest { $0.isFixedLength && $0.axis == added.axis }
      ?? latest { $0.isAspect }
      ?? (added.isFixedLength ? older.last : nil)
      ?? newest
  }
}

extension LayoutProgram.Row {
  /// The constraint that the row stands for; `nil` for one that is the system's own.
  fileprivate var held: NSLayoutConstraint? {
    if case .constraint(let constraint) = origin { constraint } else { nil }
  }
}

extension NSLayoutConstraint {
  /// The axis of what is on the left side.
  fileprivate var axis: Axis? {
    switch firstAttribute.kind {
    case .location(let axis), .length(let axis): axis
    case .nothing: nil
    }
  }

  fileprivate var isFixedLength: Bool {
    if case .length = firstAttribute.kind { !hasSecondItem } else { false }
  }

  /// Whether the constraint is between a view's width and its height.
  fileprivate var isAspect: Bool {
    guard case .length = firstAttribute.kind, case .length = secondAttribute.kind else {
      return false
    }
    return first === second
  }

  fileprivate func relates(sameAs other: NSLayoutConstraint) -> Bool {
    first === other.first && second === other.second && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute
  }
}
