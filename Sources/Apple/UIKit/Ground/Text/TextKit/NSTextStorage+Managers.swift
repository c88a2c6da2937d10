extension NSTextStorage {
  /// Lets a manager arrange the text.
  @preconcurrency @MainActor
  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    layOutLater = { [weak self] in self?.layoutManagers.forEach { $0.layOutLater() } }
  }

  /// Lets a manager arrange the text no longer.
  @preconcurrency @MainActor
  public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  /// The managers that arrange the text.
  @preconcurrency @MainActor
  public var layoutManagers: [NSLayoutManager] { managers.compactMap { $0 as? NSLayoutManager } }
}
