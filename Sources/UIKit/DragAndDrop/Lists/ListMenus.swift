/// Opens the context menus of the rows of a list.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  /// What a list says of its menus.
  struct Source {
    /// Returns the menu at a point of the list; `nil` for none.
    var configuration: (CGPoint) -> (UIContextMenuConfiguration, row: UIView)?
    var willDisplay: (UIContextMenuConfiguration, any UIContextMenuInteractionAnimating) -> Void
    var willEnd: (UIContextMenuConfiguration, any UIContextMenuInteractionAnimating) -> Void
    var willCommit:
      (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    var highlight: (UIContextMenuConfiguration) -> UITargetedPreview?
    /// Returns the edit menu at a point of the list; `nil` for none.
    var editMenu: (CGPoint) -> ListEditMenu?
  }

  private let source: Source
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The menu that was found when the finger was let begin.
  private var found: (UIContextMenuConfiguration, row: UIView)?
  private var foundEditMenu: ListEditMenu?

  init(of view: UIView, _ source: Source) {
    self.source = source
    super.init()
    view.addInteraction(interaction)
  }

  /// Returns true where there is a menu under the finger.
  func mayBegin(in view: UIView) -> Bool {
    let point = interaction.press.location(in: view)
    found = source.configuration(point)
    foundEditMenu = found == nil ? source.editMenu(point) : nil
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
    source.highlight(configuration) ?? found.map { UITargetedPreview(view: $0.row) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if let animator { source.willDisplay(configuration, animator) } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if let animator { source.willEnd(configuration, animator) } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { source.willCommit(configuration, animator) }
}

extension UITableView {
  /// Lets fingers open the menus that the delegate gives.
  func addMenus() {
    guard menus == nil, delegate != nil else { return }
    menus = ListMenus(
      of: self,
      ListMenus.Source(
        configuration: { [weak self] point in
          guard let self, let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            let menu = delegate?.tableView(
              self, contextMenuConfigurationForRowAt: path, point: point)
          else { return nil }
          return (menu, cell)
        },
        willDisplay: { [weak self] in
          guard let self else { return }
          delegate?.tableView(self, willDisplayContextMenu: $0, animator: $1)
        },
        willEnd: { [weak self] in
          guard let self else { return }
          delegate?.tableView(self, willEndContextMenuInteraction: $0, animator: $1)
        },
        willCommit: { [weak self] in
          guard let self else { return }
          delegate?.tableView(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
        },
        highlight: { [weak self] in
          guard let self else { return nil }
          return delegate?.tableView(
            self, previewForHighlightingContextMenuWithConfiguration: $0)
        },
        editMenu: { [weak self] point in
          guard let self, let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
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
        }))
  }
}

extension UICollectionView {
  /// Lets fingers open the menus that the delegate gives.
  func addMenus() {
    guard menus == nil, delegate != nil else { return }
    menus = ListMenus(
      of: self,
      ListMenus.Source(
        configuration: { [weak self] point in
          guard let self, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
            let menu = delegate?.collectionView(
              self, contextMenuConfigurationForItemsAt: [path], point: point)
              ?? delegate?.collectionView(
                self, contextMenuConfigurationForItemAt: path, point: point)
          else { return nil }
          return (menu, cell)
        },
        willDisplay: { [weak self] in
          guard let self else { return }
          delegate?.collectionView(self, willDisplayContextMenu: $0, animator: $1)
        },
        willEnd: { [weak self] in
          guard let self else { return }
          delegate?.collectionView(self, willEndContextMenuInteraction: $0, animator: $1)
        },
        willCommit: { [weak self] in
          guard let self else { return }
          delegate?.collectionView(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
        },
        highlight: { [weak self] in
          guard let self else { return nil }
          return delegate?.collectionView(
            self, previewForHighlightingContextMenuWithConfiguration: $0)
        },
        editMenu: { [weak self] point in
          guard let self, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
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
        }))
  }
}
