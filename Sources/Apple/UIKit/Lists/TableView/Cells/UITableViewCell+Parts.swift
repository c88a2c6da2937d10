extension UITableViewCell {
  /// Returns one of the two labels, made when it is first asked for.
  func label(_ part: WritableKeyPath<CellParts, UILabel?>) -> UILabel {
    if let label = parts[keyPath: part] { return label }
    let label = PartLabel()
    // The cell is arranged again when the text changes.
    label.onContentChange = { [weak self] in self?.setNeedsLayout() }
    let isDetail = part == \CellParts.detail
    switch (style, isDetail) {
    case (.value2, false):
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = tintColor
      label.textAlignment = .right
    case (.value2, true): label.font = .preferredFont(forTextStyle: .caption1)
    case (.value1, true):
      label.textColor = .secondaryLabel
      label.textAlignment = .right
    case (.subtitle, true): label.font = .preferredFont(forTextStyle: .caption1)
    default: break
    }
    // While a row makes room for editing, its words move and do not get wider.
    label.layer.contentsGravity = label.textAlignment == .right ? .right : .left
    parts[keyPath: part] = label
    contentView.addSubview(label)
    return label
  }

  // MARK: Accessories

  func accessoryChanged() {
    let view = isEditing ? editingAccessoryView : accessoryView
    let type = isEditing ? editingAccessoryType : accessoryType
    for other in [accessoryView, editingAccessoryView] where other !== view {
      other?.removeFromSuperview()
    }
    let wanted = view == nil ? type : .none
    if parts.signType != wanted {
      parts.sign?.removeFromSuperview()
      parts.sign = makeSign(wanted)
      parts.signType = wanted
    }
    if let shown = view ?? parts.sign, shown.superview !== self { addSubview(shown) }
    setNeedsLayout()
  }

  private func makeSign(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: nil
    case .checkmark: UIImageView(image: .cellCheckmark)
    case .disclosureIndicator: chevron()
    case .detailButton: detailButton()
    case .detailDisclosureButton: detailDisclosure()
    }
  }

  private func chevron() -> UIImageView {
    let view = UIImageView(image: .cellChevron)
    view.tintColor = .tertiaryLabel
    return view
  }

  private func detailButton() -> UIView {
    let button = UIButton(type: .system)
    button.setImage(.cellInfo, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 22, height: 44)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let place, let table else { return }
        parts.accessorySegue?.trigger(self)
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: place.path)
      }, for: .touchUpInside)
    return button
  }

  private func detailDisclosure() -> UIView {
    let both = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
    let (button, arrow) = (detailButton(), chevron())
    both.addSubview(button)
    arrow.center = CGPoint(x: 40 - arrow.bounds.width / 2, y: 22)
    both.addSubview(arrow)
    return both
  }

  // MARK: Configuration

  func showConfiguration() {
    let old = parts.configured
    parts.configured = contentView.show(contentConfiguration, by: old)
    if parts.configured != nil, parts.configured !== old {
      (parts.text, parts.detail, parts.image) = (nil, nil, nil)
    }
    setNeedsLayout()
  }
}

extension UIImage {
  /// The arrow of a cell that leads further.
  @MainActor static var cellChevron: UIImage {
    sign(size: CGSize(width: 8, height: 13), lineWidth: 2) { path in
      path.move(to: CGPoint(x: 1.2, y: 1.2))
      path.addLine(to: CGPoint(x: 6.6, y: 6.5))
      path.addLine(to: CGPoint(x: 1.2, y: 11.8))
    }
  }

  /// The mark of a cell that is chosen.
  @MainActor static var cellCheckmark: UIImage {
    sign(size: CGSize(width: 15, height: 14), lineWidth: 2) { path in
      path.move(to: CGPoint(x: 1.4, y: 7.6))
      path.addLine(to: CGPoint(x: 5.4, y: 12.4))
      path.addLine(to: CGPoint(x: 13.6, y: 1.6))
    }
  }

  /// The letter i in a ring.
  @MainActor static var cellInfo: UIImage {
    sign(size: CGSize(width: 22, height: 22), lineWidth: 1.5) { path in
      path.append(UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20)))
      path.move(to: CGPoint(x: 9.2, y: 9.5))
      path.addLine(to: CGPoint(x: 11.2, y: 9.5))
      path.addLine(to: CGPoint(x: 11.2, y: 15.8))
      path.move(to: CGPoint(x: 8.8, y: 16))
      path.addLine(to: CGPoint(x: 13.6, y: 16))
      path.move(to: CGPoint(x: 10.9, y: 6))
      path.addLine(to: CGPoint(x: 10.9, y: 6.4))
    }
  }

  /// Draws a template of lines with round ends.
  @MainActor
  static func sign(
    size: CGSize, lineWidth: CGFloat, _ draw: (UIBezierPath) -> Void
  ) -> UIImage {
    let path = UIBezierPath()
    draw(path)
    path.lineWidth = lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
