import Wording

extension VerifyOutcome {
  /// Makes one outcome of the shares of a run: that of the run without shares.
  ///
  /// - Parameter shares: the outcomes by the paths that they come from, in any order.
  /// - Throws: `MergeError`.
  package init(merging shares: [(path: String, outcome: VerifyOutcome)]) throws(MergeError) {
    guard let (first, whole) = shares.first else { throw .nothing }
    var seen: [Int: String] = [:]
    for (path, outcome) in shares {
      guard outcome.isOfOneRun(with: whole) else { throw .otherRun(path: path, than: first) }
      let number = outcome.number
      if let other = seen[number] { throw .twice(path: path, other, share: number) }
      seen[number] = path
    }
    let count = whole.share?.count ?? 1
    let missing = (1...count).filter { seen[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, of: count) }
    let outcomes = shares.map(\.outcome).sorted { $0.number < $1.number }
    self = outcomes[0]
    share = nil
    results = outcomes.flatMap(\.results).sorted { $0.index < $1.index }
    crashed = outcomes.flatMap(\.crashed).sorted { $0.index < $1.index }
    failed = subjects.map(\.name).filter { name in outcomes.contains { $0.failed.contains(name) } }
  }

  private var number: Int { share?.number ?? 1 }

  private func isOfOneRun(with other: VerifyOutcome) -> Bool {
    title == other.title && basis == other.basis && count == other.count && folder == other.folder
      && faults == other.faults && share?.count == other.share?.count
      && subjects.elementsEqual(other.subjects) { one, other in
        // Each machine has the program where it likes.
        one.name == other.name && one.usual == other.usual
          && one.record.arguments == other.record.arguments
          && one.record.files == other.record.files
      }
  }

  /// Makes one outcome of those of several programs, each with scenes of its own.
  ///
  /// - Parameters:
  ///   - programs: what was found of each.
  ///   - faults: why references could not be compared whose scenes are not here.
  /// - Throws: `MergeError.nothing`.
  package init(
    joining programs: [VerifyOutcome], faults: [String]
  ) throws(MergeError) {
    guard var whole = programs.first else { throw .nothing }
    for next in programs.dropFirst() {
      whole.results += next.results.map { $0.moved(by: whole.count) }
      whole.crashed += next.crashed.map { $0.moved(by: whole.count) }
      whole.failed += next.failed
      whole.basis = whole.basis &* 31 &+ next.basis
      whole.subjects += next.subjects
      whole.count += next.count
    }
    whole.faults = programs.flatMap(\.faults) + faults
    self = whole
  }
}

/// Why shares of a run do not make a whole.
package enum MergeError: Error, Hashable, CustomStringConvertible {
  case nothing
  case otherRun(path: String, than: String)
  case twice(path: String, String, share: Int)
  case missing([Int], of: Int)
  /// A file that `verify --blob` did not write.
  case noOutcome(path: String)
  /// A file of another version.
  case otherVersion(path: String, Int)

  package var description: String {
    switch self {
    case .nothing: "There is nothing to merge. Give the files that `verify --blob` wrote."
    case .otherRun(let path, let first):
      "\(path) is of another run than \(first): of other scenes, options, references or Swift files, or of"
        + " another number of shares. Give the files of one run."
    case .twice(let path, let other, let share):
      "\(path) and \(other) are both share \(share). Give each share once."
    case .missing(let numbers, let count):
      "\(Words.list(numbers.map { "Share \($0)/\(count)" })) is missing. Give the files of all \(count)"
        + " shares."
    case .noOutcome(let path):
      "\(path) is no file of `verify --blob`. Give those that it wrote."
    case .otherVersion(let path, let version):
      "\(path) is of version \(version), and \(VerifyOutcome.version) is read here. Verify and merge with"
        + " one version of Flipbook."
    }
  }
}
