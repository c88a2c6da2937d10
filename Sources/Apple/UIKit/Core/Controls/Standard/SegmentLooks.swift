/// The looks of a segmented control's titles, and the images in place of its own.
@MainActor
struct SegmentLooks {
  private var titles: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private var dividers: [Sides: UIImage] = [:]
  private var views: [UIImageView] = []

  /// The states of the segments left and right of a divider.
  struct Sides: Hashable {
    let left: UInt
    let right: UInt
  }

  /// Whether images stand in place of the control's own looks.
  var hasImages: Bool { !backgrounds.isEmpty || !dividers.isEmpty }

  /// The looks of titles in a state; setting them to nil takes them away.
  subscript(titlesIn state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    get { titles[state.rawValue] }
    set { titles[state.rawValue] = newValue }
  }

  /// The image behind segments in a state.
  subscript(backgroundIn state: UIControl.State) -> UIImage? {
    get { backgrounds[state.rawValue] }
    set { backgrounds[state.rawValue] = newValue }
  }

  /// The image between segments in two states.
  subscript(dividerBetween sides: Sides) -> UIImage? {
    get { dividers[sides] }
    set { dividers[sides] = newValue }
  }

  /// Gives a title the looks of a state, with those of the normal state for what it leaves open.
  func show(_ label: UILabel, in state: UIControl.State, _ font: UIFont) {
    guard !titles.isEmpty, let text = label.text else {
      label.font = font
      return
    }
    let normal = titles[UIControl.State.normal.rawValue] ?? [:]
    var looks = normal.merging(titles[state.rawValue] ?? [:]) { $1 }
    if looks[.font] == nil { looks[.font] = font }
    if looks[.foregroundColor] == nil { looks[.foregroundColor] = UIColor.label }
    label.attributedText = NSAttributedString(string: text, attributes: looks)
  }

  /// Shows the images behind and between the segments.
  mutating func showImages(
    in control: UISegmentedControl, at cells: [CGRect], states: [UIControl.State], plate: UIView
  ) {
    // New views would ask for another layout each time.
    let count = max(0, 2 * cells.count - 1)
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      let view = UIImageView()
      control.insertSubview(view, at: views.count)
      views.append(view)
    }
    let normal = UIControl.State.normal.rawValue
    for (view, (cell, state)) in zip(views, zip(cells, states)) {
      view.image = backgrounds[state.rawValue] ?? backgrounds[normal]
      view.frame = cell
    }
    for index in cells.indices.dropFirst() {
      let (left, right) = (states[index - 1].rawValue, states[index].rawValue)
      let image =
        dividers[Sides(left: left, right: right)] ?? dividers[Sides(left: normal, right: normal)]
      let view = views[cells.count + index - 1]
      view.image = image
      let width = image?.size.width ?? 0
      view.frame = CGRect(
        x: cells[index].minX - width / 2, y: 0, width: width, height: cells[index].height)
    }
    if !backgrounds.isEmpty {
      plate.isHidden = true
      control.backgroundColor = .clear
    }
  }
}

extension UISegmentedControl {
  /// Returns how far the content of a segment is moved by its place in the row.
  func adjustment(ofSegment index: Int) -> UIOffset {
    let place: Segment =
      segments.count == 1
      ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    return adjustments[place] ?? adjustments[.any] ?? .zero
  }

  /// Makes a control with a frame whose segments show actions and call them.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  /// Lets a chosen segment call its action, whichever of its methods are called besides.
  func callsActions() {
    let call = UIAction(identifier: UIAction.Identifier("segments")) { [weak self] _ in
      guard let self, let action = actionForSegment(at: selectedSegmentIndex) else { return }
      action.call(from: self)
    }
    addAction(call, for: .valueChanged)
  }
}
