extension UINavigationBar {
  /// Whether the bar looks different where content is not scrolled.
  var hasLooksAtEdge: Bool {
    isClearAtEdge || shownAppearances.atEdge(in: traitCollection) != nil
  }

  /// The appearances of the item shown, and of the bar where that has none.
  var givenAppearances: BarAppearances<UINavigationBarAppearance> {
    topItem?.appearances.over(appearances) ?? appearances
  }

  /// The appearance that titles and buttons have now; `nil` where the bar has none.
  private var shownAppearance: UINavigationBarAppearance? {
    let own = shownAppearances
    let edge = scrolledShare < 0.5 ? own.atEdge(in: traitCollection) : nil
    return edge ?? own.scrolled(in: traitCollection)
  }

  /// Shows how far the bar is from its looks at the edge.
  func showShare() {
    let hasEdge = shownAppearances.atEdge(in: traitCollection) != nil
    grounds?.scrolled.alpha = scrolledShare
    grounds?.edge.alpha = hasEdge ? 1 - scrolledShare : 0
    if titled !== shownAppearance { showTitleLooks() }
  }

  /// Shows the bar's appearances, where it has some, in place of its other looks.
  private func showGrounds(_ chrome: UIColor) {
    let own = shownAppearances
    let scrolled = own.scrolled(in: traitCollection)
    let edge = own.atEdge(in: traitCollection)
    let hasAppearance = scrolled != nil || edge != nil
    for view in [backdrop, line, shadow] where hasAppearance { view.isHidden = true }
    if !hasAppearance { backdrop.isHidden = false }
    if !hasAppearance, grounds == nil { return }
    let grounds =
      self.grounds ?? (BarGround(isLineAbove: false), BarGround(isLineAbove: false))
    if self.grounds == nil {
      insertSubview(grounds.edge, aboveSubview: backdrop)
      insertSubview(grounds.scrolled, aboveSubview: backdrop)
      self.grounds = grounds
    }
    // A bar with looks for the edge alone has the system's own elsewhere.
    grounds.scrolled.show(
      hasAppearance ? scrolled ?? UINavigationBarAppearance() : nil, chrome: chrome)
    grounds.edge.show(edge, chrome: chrome)
    showShare()
  }

  /// Shows changed appearances; the controller's view then finds whether content is scrolled.
  func appearanceChanged() {
    showLooks()
    superview?.setNeedsLayout()
  }

  /// Shows the bar's own looks, or those of its appearances.
  func showLooks() {
    backdrop.backgroundColor = groundColor
    picture.isHidden = false
    picture.image = backgroundImage
    line.backgroundColor = .separator
    line.isHidden = shadowImage != nil
    shadow.image = shadowImage
    shadow.isHidden = false
    showGrounds(chrome.withAlphaComponent(Self.density))
    showTitleLooks()
    setNeedsLayout()
  }

  /// The colour of the system's material.
  private var chrome: UIColor { barStyle.color(light: Self.whiteness, dark: Self.darkness) }

  /// The colour of a bar without appearances over scrolled content.
  var groundColor: UIColor? {
    // Behind an image there is only what an opaque bar has.
    let density: CGFloat = isTranslucent ? backgroundImage != nil ? 0 : Self.density : 1
    return density > 0 ? (barTintColor ?? chrome).withAlphaComponent(density) : nil
  }

  /// Shows the looks of both titles and of the buttons.
  func showTitleLooks() {
    titled = shownAppearance
    row?.appearance = titled
    let small = titled?.titleTextAttributes ?? titleTextAttributes
    row?.titleColor = small?[NSAttributedString.Key("NSColor")] as? UIColor ?? barStyle.wordColor
    row?.titleFont = small?[NSAttributedString.Key("NSFont")] as? UIFont
    row?.titleOffset =
      titled?.titlePositionAdjustment ?? UIOffset(horizontal: 0, vertical: titleRise)
    let large = titled?.largeTitleTextAttributes ?? largeTitleTextAttributes
    largeTitle.label.textColor =
      large?[NSAttributedString.Key("NSColor")] as? UIColor ?? barStyle.wordColor
    largeTitle.label.font =
      large?[NSAttributedString.Key("NSFont")] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
  }

  /// The white level of a bar without a colour of its own.
  ///
  /// *Units*: 0...1.
  private static let whiteness: CGFloat = 0.976
  /// The same in dark; the bar's material there lies over black.
  ///
  /// Unspecified by Apple.
  private static let darkness: CGFloat = 0.086
  /// The opacity of a translucent bar, 0...1; what is behind is not blurred here.
  private static let density: CGFloat = 0.94
}
