/// What a view and its elements are called in complaints about updates.
struct UpdateWords {
  let view: String
  let item: String
  let items: String

  static let collectionView = UpdateWords(view: "collection view", item: "item", items: "items")
  static let tableView = UpdateWords(view: "table view", item: "row", items: "rows")
}

/// Maps the places of items and sections before a batch of updates to those after it, and back.
struct UpdatePlan {
  /// What is wrong with the updates, in Apple's words; `nil` where nothing is.
  private(set) var complaint: String?

  private var sectionAfter: [Int: Int] = [:]
  private var after: [IndexPath: IndexPath] = [:]
  private var before: [IndexPath: IndexPath] = [:]
  /// The items, by their places before the batch, whose cells are made again.
  private var reloaded: Set<IndexPath> = []

  /// Makes a plan by which every item keeps its place.
  init() { isIdentity = true }

  private var isIdentity = false

  /// Makes the plan of a batch.
  ///
  /// - Parameters:
  ///   - batch: the changes asked for.
  ///   - old: the number of items of each section before the batch.
  ///   - new: the number of items of each section after the batch.
  ///   - words: what the view and its elements are called in complaints.
  init(
    _ batch: UpdateBatch, before old: [Int], after new: [Int],
    _ words: UpdateWords = .collectionView
  ) {
    reloaded = Set(batch.reloadedItems)
    complaint = Self.complaint(about: batch, old, new, words)
    if complaint != nil { return }
    planSections(batch, old.count, new.count)
    var movedOut: [Int: Set<Int>] = [:]
    var movedIn: [Int: Set<Int>] = [:]
    for path in batch.deletedItems + batch.movedItems.map(\.from) {
      movedOut[path.section, default: []].insert(path.item)
    }
    for path in batch.insertedItems + batch.movedItems.map(\.to) {
      movedIn[path.section, default: []].insert(path.item)
    }
    for section in old.indices {
      guard let target = sectionAfter[section], !batch.reloadedSections.contains(section)
      else { continue }
      let staying = (0..<old[section]).filter { movedOut[section]?.contains($0) != true }
      let places = (0..<new[target]).filter { movedIn[target]?.contains($0) != true }
      if staying.count != places.count {
        complaint = Self.wrongItemCount(section, target, batch, old, new, words)
        return
      }
      for (item, place) in zip(staying, places) {
        link(IndexPath(item: item, section: section), IndexPath(item: place, section: target))
      }
    }
    for move in batch.movedItems { link(move.from, move.to) }
  }

  /// Returns the number of a section after the batch; `nil` for a deleted one.
  func section(of section: Int) -> Int? { isIdentity ? section : sectionAfter[section] }

  /// Returns the place of an item after the batch; `nil` for a deleted one.
  func place(of path: IndexPath) -> IndexPath? { isIdentity ? path : after[path] }

  /// Returns the place of an item before the batch; `nil` for an inserted one.
  func origin(of path: IndexPath) -> IndexPath? { isIdentity ? path : before[path] }

  /// Returns true when the cell of an item, named by its place before the batch, is made again.
  func isReloaded(_ path: IndexPath) -> Bool { reloaded.contains(path) }

  private mutating func planSections(_ batch: UpdateBatch, _ old: Int, _ new: Int) {
    let leaving = Set(batch.deletedSections + batch.movedSections.map(\.from))
    let coming = Set(batch.insertedSections + batch.movedSections.map(\.to))
    let staying = (0..<old).filter { !leaving.contains($0) }
    let places = (0..<new).filter { !coming.contains($0) }
    for (section, place) in zip(staying, places) { sectionAfter[section] = place }
    for move in batch.movedSections { sectionAfter[move.from] = move.to }
  }

  private mutating func link(_ old: IndexPath, _ new: IndexPath) {
    after[old] = new
    before[new] = old
  }
}

extension UpdatePlan {
  /// Says what is wrong with the places of items or with the number of sections, if anything.
  fileprivate static func complaint(
    about batch: UpdateBatch, _ old: [Int], _ new: [Int], _ words: UpdateWords
  ) -> String? {
    let (item, items) = (words.item, words.items)
    if new.count != old.count - batch.deletedSections.count + batch.insertedSections.count {
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(words.view) after the update (\(new.count)) must be equal to the number of sections "
        + "contained in the \(words.view) before the update (\(old.count)), plus or minus the "
        + "number of sections inserted or deleted (\(batch.insertedSections.count) inserted, "
        + "\(batch.deletedSections.count) deleted)."
    }
    for (verb, paths) in [
      ("delete", batch.deletedItems), ("reload", batch.reloadedItems),
      ("move", batch.movedItems.map(\.from)),
    ] {
      if let complaint = wrongPlace(verb, paths, old, words) { return complaint }
    }
    for path in batch.insertedItems + batch.movedItems.map(\.to) {
      guard new.indices.contains(path.section) else {
        return "attempt to insert \(item) \(path.item) into section \(path.section), but there "
          + "are only \(new.count) sections after the update"
      }
      guard (0..<new[path.section]).contains(path.item) else {
        return "attempt to insert \(item) \(path.item) into section \(path.section), but there "
          + "are only \(new[path.section]) \(items) in section \(path.section) after the update"
      }
    }
    return twice(batch)
  }

  private static func wrongPlace(
    _ verb: String, _ paths: [IndexPath], _ old: [Int], _ words: UpdateWords
  ) -> String? {
    let (item, items) = (words.item, words.items)
    for path in paths {
      guard old.indices.contains(path.section) else {
        return "attempt to \(verb) \(item) \(path.item) from section \(path.section), but there "
          + "are only \(old.count) sections before the update"
      }
      guard (0..<old[path.section]).contains(path.item) else {
        return "attempt to \(verb) \(item) \(path.item) from section \(path.section) which only "
          + "contains \(old[path.section]) \(items) before the update"
      }
    }
    return nil
  }

  private static func twice(_ batch: UpdateBatch) -> String? {
    let deleted = Set(batch.deletedItems)
    if let path = batch.movedItems.map(\.from).first(where: deleted.contains) {
      return "attempt to perform a delete and a move from the same index path (\(path))"
    }
    if let path = batch.reloadedItems.first(where: deleted.contains) {
      return "attempt to delete and reload the same index path (\(path))"
    }
    return nil
  }

  fileprivate static func wrongItemCount(
    _ section: Int, _ target: Int, _ batch: UpdateBatch, _ old: [Int], _ new: [Int],
    _ words: UpdateWords
  ) -> String {
    let items = words.items
    let inserted = batch.insertedItems.count { $0.section == target }
    let deleted = batch.deletedItems.count { $0.section == section }
    let movedIn = batch.movedItems.count { $0.to.section == target }
    let movedOut = batch.movedItems.count { $0.from.section == section }
    return "Invalid update: invalid number of \(items) in section \(target).  The number of "
      + "\(items) contained in an existing section after the update (\(new[target])) must be equal "
      + "to the number of \(items) contained in that section before the update (\(old[section])), "
      + "plus or minus the number of \(items) inserted or deleted from that section "
      + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(items) "
      + "moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
  }
}
