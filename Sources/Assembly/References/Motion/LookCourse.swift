import Wording

/// What differs of the look of a view in a frame.
struct LookChange {
  let view: String
  let property: String
  /// The index of the pair.
  let place: Int
  let words: String
  /// The values for a moment after the first: `20 instead of 10`; `nil` for what has none.
  var values: String?
  /// How far apart the values are; `nil` where that is no number.
  var distance: Double?
  /// The names of the views in it that are hidden or shown with it.
  var carried: [String] = []

  /// Whether it is one of what has no name, in the view or outside of all.
  var isOfParts: Bool { property == PartText.inside || property == PartText.outside }
}

/// How a property of a view differs over the film.
struct LookCourse {
  let first: LookChange
  /// The change with the largest distance, or, of values without, the last.
  private(set) var most: LookChange
  /// The index of the last pair in which it differs.
  private(set) var last: Int
  /// Whether it differs in all pairs from the first to the last.
  private(set) var isWhole = true

  init(_ first: LookChange) { (self.first, most, last) = (first, first, first.place) }

  /// Takes the change in a later pair.
  mutating func note(_ change: LookChange) {
    let isFarther = (change.distance ?? -1) > (most.distance ?? -1) * Self.much
    let isLater = change.distance == nil && most.distance == nil
    if isFarther || isLater { most = change }
    if change.place != last + 1 { isWhole = false }
    last = change.place
  }

  /// By which factor a distance is larger for more than the noise of floating-point numbers.
  ///
  /// No unit.
  private static let much = 1 + 1e-9

  /// Returns the first change in words.
  func words(from moment: String) -> String {
    let text = "\(first.words) from \(moment)"
    guard !first.isOfParts else {
      return first.view.isEmpty
        ? "outside of the views with a name \(text)" : "in \(Words.code(first.view)) \(text)"
    }
    guard !first.carried.isEmpty else { return "\(Words.code(first.view)) \(text)" }
    return "\(Words.code(first.view)) and what is in it are" + text.trimmingPrefix("is")
  }

  /// What stands before and after the moment where the change is largest, or what it is at last; `nil`
  /// where that is as at first.
  var mostWords: (start: String, end: String)? {
    guard most.values != first.values, let values = most.values else { return nil }
    let start = ", \(most.distance == nil ? "last" : "most") at "
    return (start, first.isOfParts ? ", where it \(values)" : ": \(values)")
  }
}
