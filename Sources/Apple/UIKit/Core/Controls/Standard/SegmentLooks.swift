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
  /// Gives the titles in a state attributes such as font and colour.
  ///
  /// Source: Apple, UISegmentedControl.setTitleTextAttributes(_:for:).
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { changeLooks { $0[titlesIn: state] = attributes } }

  /// Returns the attributes of titles that were set for a state.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    looks[titlesIn: state]
  }

  /// Shows an image behind segments in a state; images for other metrics are left out.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { changeLooks { $0[backgroundIn: state] = backgroundImage } }
  }

  /// Returns the image that was set behind segments in a state.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? looks[backgroundIn: state] : nil
  }

  /// Shows an image between segments in two states; images for other metrics are left out.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    let sides = SegmentLooks.Sides(left: leftState.rawValue, right: rightState.rawValue)
    changeLooks { $0[dividerBetween: sides] = dividerImage }
  }

  /// Moves the contents of segments by their place in the row; other metrics are left out.
  ///
  /// *Units*: points.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { if barMetrics == .default { adjustments[leftCenterRightOrAlone] = adjustment } }

  /// Returns how far the contents of segments are moved, in points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    barMetrics == .default ? adjustments[leftCenterRightOrAlone] ?? .zero : .zero
  }

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

  /// Inserts a segment that shows an action's title or image and calls it when it is chosen.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let image = action.image {
      insertSegment(with: image, at: segment, animated: animated)
    } else {
      insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
    segments[min(max(segment, 0), segments.count - 1)].action = action
    callsActions()
  }

  /// Shows an action's title or image in a segment, and calls it when that is chosen.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    if let image = action.image {
      setImage(image, forSegmentAt: segment)
    } else {
      setTitle(action.title, forSegmentAt: segment)
    }
    segments[segment].action = action
    callsActions()
  }

  /// Returns the action of a segment; `nil` for one without.
  public func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Returns the number of the segment whose action has an identifier; `NSNotFound` for none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Lets a chosen segment call its action, whichever of its methods are called besides.
  private func callsActions() {
    let call = UIAction(identifier: UIAction.Identifier("segments")) { [weak self] _ in
      guard let self, let action = actionForSegment(at: selectedSegmentIndex) else { return }
      action.call(from: self)
    }
    addAction(call, for: .valueChanged)
  }
}
