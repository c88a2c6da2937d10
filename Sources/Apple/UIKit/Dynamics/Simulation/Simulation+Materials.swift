extension Simulation {
  /// Collects what behaviours want of materials, if any changed, and then gives it to the bodies.
  ///
  /// - Parameter work: Calls `apply` for all behaviours.
  func refreshMaterials(_ work: () -> Void) {
    guard materialsNeedRefresh else { return }
    materialsNeedRefresh = false
    isRefreshing = true
    work()
    isRefreshing = false
    for itemBody in itemBodies { itemBody.applyMaterial() }
  }

  /// Sets some properties of an item's material: at once, or at the end of a refresh.
  func apply(
    _ material: ItemMaterial, _ properties: Set<ItemMaterial.Property>, to item: any UIDynamicItem
  ) {
    guard let itemBody = itemBody(of: item), !properties.isEmpty else { return }
    itemBody.wantedMaterial.take(properties, from: material)
    if !isRefreshing { itemBody.applyMaterial() }
  }
}
