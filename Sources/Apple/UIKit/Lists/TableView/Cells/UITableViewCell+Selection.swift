extension UITableViewCell {
  /// Puts a view behind the content in place of another one.
  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, belowSubview: contentView)
    setNeedsLayout()
  }

  /// Shows or hides the background of selection, as the cell is selected or highlighted.
  func showSelection(_ animated: Bool) {
    let isShown = isSelectedOrHighlighted && selectionStyle != .none
    if isShown, selectedBackgroundView == nil {
      let view = UIView()
      view.backgroundColor = .systemGray4
      selectedBackgroundView = view
    }
    showWords(isHighlighted: isShown)
    guard let background = selectedBackgroundView else { return }
    if isShown || !animated {
      background.alpha = 1
      background.isHidden = !isShown
      return
    }
    UIView.animate(
      withDuration: TableMetrics.changeDuration, delay: 0, options: .allowUserInteraction
    ) {
      background.alpha = 0
    } completion: { [weak self] _ in
      guard let self, !isSelectedOrHighlighted else { return }
      background.isHidden = true
      background.alpha = 1
    }
  }

  private func showWords(isHighlighted: Bool) {
    parts.text?.isHighlighted = isHighlighted
    parts.detail?.isHighlighted = isHighlighted
    parts.image?.isHighlighted = isHighlighted
  }
}
