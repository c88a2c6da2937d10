/// Finds views that stand elsewhere than in the reference.
struct MotionComparison {
  let reference: FilmRecord
  let actual: FilmRecord
  let pairs: [FrameAlignment.Pair]

  /// The differences of one view.
  struct Course {
    let view: String
    /// Whether the view is missing, or one too many, in a frame.
    var isAmiss = false
    /// The names of the views that change as one with this one lies in them.
    var carried: [String] = []
    /// The index of the first pair in which it differs.
    var first: Int
    var firstDifference: String
    var worst: Int
    var worstDifference: PoseDifference?
    /// The difference in the last pair in which there is one.
    var last: Int
    var lastDifference: PoseDifference?
  }

  /// The indices of the pairs in which any view differs, by whatever little.
  private(set) var movedPairs: Set<Int> = []
  /// The indices of the pairs that are counted: without those that differ by noise alone, where others
  /// differ by more.
  private(set) var differingPairs: Set<Int> = []
  private(set) var courses: [Course] = []
  private(set) var unchanged: [String] = []

  /// The views that are missing, or one too many, in a frame.
  var viewsAmiss: Set<String> { Set(courses.filter(\.isAmiss).map(\.view)) }

  init(_ reference: FilmRecord, _ actual: FilmRecord, _ pairs: [FrameAlignment.Pair]) {
    self.reference = reference
    self.actual = actual
    self.pairs = pairs
    follow(countsNoise: false)
    if differingPairs.isEmpty, !movedPairs.isEmpty { follow(countsNoise: true) }
  }

  /// A view that differs in a pair.
  private struct Difference {
    let view: String
    /// `nil` where the view is missing in a record.
    let old: Pose?
    let new: Pose?

    /// Whether a picture could show it.
    var isNoise: Bool {
      guard let old, let new else { return false }
      return new.settled(on: old) == old
    }
  }

  private mutating func follow(countsNoise: Bool) {
    var found: [String: Course] = [:]
    var names: [String] = []
    var known: Set<String> = []
    for place in pairs.indices {
      let views = views(at: place)
      for (view, _, _) in views where known.insert(view).inserted { names.append(view) }
      let differences = views.compactMap { view, old, new in
        old == new ? nil : Difference(view: view, old: old, new: new)
      }
      guard !differences.isEmpty else { continue }
      movedPairs.insert(place)
      let told = countsNoise ? differences : counted(differences, at: place)
      if !told.isEmpty { differingPairs.insert(place) }
      for difference in told { note(difference, place, in: &found) }
    }
    let all = names.compactMap { found[$0] }.enumerated().sorted {
      ($0.element.first, $0.offset) < ($1.element.first, $1.offset)
    }.map(\.element)
    courses = toldOnce(all)
    unchanged = names.filter { found[$0] == nil }
  }

  /// Returns the views of both records in a pair with their poses, those of the reference first.
  private func views(at place: Int) -> [(view: String, old: Pose?, new: Pose?)] {
    let version = reference.motionVersion
    let one = reference.frames[pairs[place].reference].views
    let other = actual.frames[pairs[place].actual].views
    if one.map(\.name) == other.map(\.name) {
      return zip(one, other).map {
        ($0.name, $0.pose(inVersion: version), $1.pose(inVersion: version))
      }
    }
    let news = Dictionary(other.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    let olds = Set(one.map(\.name))
    return one.map {
      ($0.name, $0.pose(inVersion: version), news[$0.name]?.pose(inVersion: version))
    }
      + other.filter { !olds.contains($0.name) }.map { ($0.name, nil, $0.pose(inVersion: version)) }
  }

  /// Returns the differences in a pair that count.
  ///
  /// What no picture could show counts only where the pictures differ and nothing else says why. A film
  /// whose pictures are not drawn is taken for one with the same.
  private func counted(_ differences: [Difference], at place: Int) -> [Difference] {
    let large = differences.filter { !$0.isNoise }
    guard large.isEmpty,
      let old = reference.frames[pairs[place].reference].pixels,
      let new = actual.frames[pairs[place].actual].pixels
    else { return large }
    return old == new ? [] : differences
  }

  private func note(_ found: Difference, _ place: Int, in courses: inout [String: Course]) {
    let difference: PoseDifference? =
      if let old = found.old, let new = found.new {
        PoseDifference(reference: old, actual: found.isNoise ? new : new.settled(on: old))
      } else { nil }
    let words = difference?.inWords ?? (found.old == nil ? "is there" : "is gone")
    var course =
      courses[found.view]
      ?? Course(view: found.view, first: place, firstDifference: words, worst: place, last: place)
    if let difference, difference.weight > (course.worstDifference?.weight ?? -1) + Self.leastMore {
      course.worst = place
      course.worstDifference = difference
    }
    (course.last, course.lastDifference) = (place, difference)
    if difference == nil { course.isAmiss = true }
    courses[found.view] = course
  }

  /// By how much a difference is larger for more than the noise of floating-point numbers.
  ///
  /// *Units*: points.
  private static let leastMore = 1e-6
}
