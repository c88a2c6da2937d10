extension UICollectionView {
  /// Adds a change to the running batch, or makes a batch of it alone.
  func update(_ change: (inout UpdateBatch) -> Void) {
    guard batch == nil else {
      if var batch {
        change(&batch)
        self.batch = batch
      }
      return
    }
    beginBatch()
    if var batch {
      change(&batch)
      self.batch = batch
    }
    endBatch()
  }

  /// Collects the changes that a block asks for; the outermost call makes them.
  func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if batch == nil { beginBatch() } else { batch?.depth += 1 }
    if let completion { batch?.completions.append(completion) }
    updates?()
    batch?.depth -= 1
    if batch?.depth == 0 { endBatch() }
  }

  private func beginBatch() {
    _ = currentCounts
    if layer.needsLayout() { layOutElements() }
    var batch = UpdateBatch()
    batch.before = attributesAround()
    self.batch = batch
  }

  /// Returns the attributes of the elements in the visible part and one page to each side of it.
  func attributesAround() -> [ElementKey: UICollectionViewLayoutAttributes] {
    collectionViewLayout.prepareIfNeeded()
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let all = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
    var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in all { found[attributes.element] = attributes.duplicate() }
    return found
  }

  private func endBatch() {
    guard var batch else { return }
    let old = currentCounts
    drags.places.take(&batch)
    let new = freshCounts()
    let plan = UpdatePlan(batch, before: old, after: new)
    if let complaint = plan.complaint { raise(.internalInconsistency, complaint) }
    counts = new
    selected = selected.compactMap(plan.place)
    if let (indexPath, touch) = highlighted {
      highlighted = plan.place(of: indexPath).map { ($0, touch) }
    }
    let layout = collectionViewLayout
    let context = layout.newContext()
    context.invalidateDataSourceCounts = !batch.isEmpty
    layout.invalidateLayout(with: context)
    counts = new
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: batch.updateItems(plan))
    layout.departures = batch.before
    animate(
      plan, from: batch.before,
      finalize: {
        layout.finalizeCollectionViewUpdates()
        layout.departures = [:]
      }, completions: batch.completions)
    self.batch = nil
  }
}
