/// A list whose rows have menus, as its menus see it.
@MainActor
protocol ListMenuHost: UIScrollView {
  /// Returns the menu at a point of the list; `nil` for none.
  func menu(at point: CGPoint) -> (UIContextMenuConfiguration, row: UIView)?
  func willDisplay(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
  func willEnd(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
  func willCommit(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func highlight(_ menu: UIContextMenuConfiguration) -> UITargetedPreview?
  /// Returns the edit menu at a point of the list; `nil` for none.
  func editMenu(at point: CGPoint) -> ListEditMenu?
}

/// Opens the context menus of the rows of a list.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var host: (any ListMenuHost)?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The menu that was found when the finger was let begin.
  private var found: (UIContextMenuConfiguration, row: UIView)?
  private var foundEditMenu: ListEditMenu?

  /// Lets fingers open the menus of a list.
  init(of host: any ListMenuHost) {
    self.host = host
    super.init()
    host.addInteraction(interaction)
  }

  /// Returns true where there is a menu under the finger.
  func mayBegin(in view: UIView) -> Bool {
    let point = interaction.press.location(in: view)
    found = host?.menu(at: point)
    foundEditMenu = found == nil ? host?.editMenu(at: point) : nil
    return found != nil || foundEditMenu != nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    foundEditMenu?.show()
    return found?.0
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    host?.highlight(configuration) ?? found.map { UITargetedPreview(view: $0.row) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if let animator { host?.willDisplay(configuration, animator) } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if let animator { host?.willEnd(configuration, animator) } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { host?.willCommit(configuration, animator) }
}

extension UITableView: ListMenuHost {
  /// Lets fingers open the menus that the delegate gives.
  func addMenus() {
    if menus == nil, delegate != nil { menus = ListMenus(of: self) }
  }

  func menu(at point: CGPoint) -> (UIContextMenuConfiguration, row: UIView)? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
      let menu = delegate?.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    return (menu, cell)
  }

  func willDisplay(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) { delegate?.tableView(self, willDisplayContextMenu: menu, animator: animator) }

  func willEnd(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) { delegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator) }

  func willCommit(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator) }

  func highlight(_ menu: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu)
  }

  func editMenu(at point: CGPoint) -> ListEditMenu? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
      delegate?.tableView(self, shouldShowMenuForRowAt: path) == true
    else { return nil }
    return ListEditMenu(cell: cell) { [weak self] action in
      guard let self else { return false }
      return delegate?.tableView(
        self, canPerformAction: action, forRowAt: path, withSender: nil) == true
    } perform: { [weak self] action in
      guard let self else { return }
      delegate?.tableView(self, performAction: action, forRowAt: path, withSender: nil)
    }
  }
}

extension UICollectionView: ListMenuHost {
  /// Lets fingers open the menus that the delegate gives.
  func addMenus() {
    if menus == nil, delegate != nil { menus = ListMenus(of: self) }
  }

  func menu(at point: CGPoint) -> (UIContextMenuConfiguration, row: UIView)? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
      let menu = delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: [path], point: point)
        ?? delegate?.collectionView(
          self, contextMenuConfigurationForItemAt: path, point: point)
    else { return nil }
    return (menu, cell)
  }

  func willDisplay(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) { delegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator) }

  func willEnd(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) { delegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator) }

  func willCommit(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
  }

  func highlight(_ menu: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: menu)
  }

  func editMenu(at point: CGPoint) -> ListEditMenu? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
      delegate?.collectionView(self, shouldShowMenuForItemAt: path) == true
    else { return nil }
    return ListEditMenu(cell: cell) { [weak self] action in
      guard let self else { return false }
      return delegate?.collectionView(
        self, canPerformAction: action, forItemAt: path, withSender: nil) == true
    } perform: { [weak self] action in
      guard let self else { return }
      delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: nil)
    }
  }
}
