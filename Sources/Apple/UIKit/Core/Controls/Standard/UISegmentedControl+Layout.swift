extension UISegmentedControl {
  /// The widths that the segments ask for.
  var wantedWidths: [CGFloat] {
    let own = segments.map { $0.width(looks) + 2 * Self.padding }
    let widest = own.max() ?? 0
    return zip(segments, own).map { segment, width in
      segment.ownWidth > 0
        ? segment.ownWidth : apportionsSegmentWidthsByContent ? width : widest
    }
  }

  /// The places of the segments, which share the control's width as they ask for it.
  private var cells: [CGRect] {
    let count = CGFloat(max(1, segments.count))
    let hasOwn = apportionsSegmentWidthsByContent || segments.contains { $0.ownWidth > 0 }
    let wanted = hasOwn ? wantedWidths : []
    let total = wanted.reduce(0, +)
    var edge: CGFloat = 0
    return segments.indices.map { index in
      let width =
        hasOwn && total > 0 ? wanted[index] * bounds.width / total : bounds.width / count
      defer { edge += width }
      let start = hasOwn ? edge : width * CGFloat(index)
      return CGRect(x: start, y: 0, width: width, height: bounds.height)
    }
  }

  /// Returns the number of the segment below a finger that can be chosen; `nil` for none.
  func segment(at touch: UITouch) -> Int? {
    guard !segments.isEmpty, bounds.width > 0 else { return nil }
    let x = touch.location(in: self).x
    return cells.firstIndex { x >= $0.minX && x < $0.maxX }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  /// Places the segments and the plate, and shows their looks.
  func place() {
    let cells = cells
    for (index, segment) in segments.enumerated() {
      let cell = cells[index]
      let font = UIFont.systemFont(
        ofSize: Self.fontSize, weight: index == chosen ? .semibold : .medium)
      let adjustment = adjustment(ofSegment: index)
      let content = cell.offsetBy(
        dx: segment.offset.width + adjustment.horizontal,
        dy: segment.offset.height + adjustment.vertical)
      segment.label.frame = onPixels(
        content.insetBy(dx: min(Self.margin, content.width / 2), dy: 0))
      segment.picture.frame = onPixels(content)
      let state = state(ofSegment: index)
      looks.show(segment.label, in: state, font)
      segment.label.isEnabled = segment.isEnabled
      segment.picture.alpha = segment.isEnabled ? 1 : Self.disabledAlpha
      segment.line.frame = CGRect(
        x: cell.minX - 0.5, y: bounds.height * 0.25, width: 1, height: bounds.height * 0.5)
      segment.line.alpha = index == 0 || index == chosen || index == chosen + 1 ? 0 : 1
    }
    plate.isHidden = chosen == Self.noSegment
    plate.backgroundColor = selectedSegmentTintColor ?? Self.plateColor
    if chosen != Self.noSegment {
      let cell = cells[chosen]
      plate.frame = cell.insetBy(
        dx: min(Self.margin, cell.width / 2), dy: min(Self.margin, cell.height / 2))
    }
    guard looks.hasImages else { return }
    looks.showImages(
      in: self, at: cells, states: segments.indices.map(state(ofSegment:)), plate: plate)
    for segment in segments { segment.line.alpha = 0 }
  }

  /// Returns the state in which a segment is shown.
  private func state(ofSegment index: Int) -> State {
    var state: State = index == chosen ? .selected : .normal
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  /// The plate below the chosen segment: white in light, grey in dark.
  private static let plateColor: UIColor = {
    let dark = CGColor(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255, alpha: 1)
    return UIColor(.pair(light: CGColor(gray: 1, alpha: 1), dark: dark, elevated: dark))
  }()

  /// The sizes of the control and its parts.
  ///
  /// *Units*: points.
  static let height: CGFloat = 32
  static let radius: CGFloat = 8
  static let margin: CGFloat = 2
  private static let padding: CGFloat = 9.5
  private static let fontSize: CGFloat = 13
  /// The duration of a change of the selection.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  static let duration: TimeInterval = 0.3
  /// The opacity of what cannot be chosen, 0...1.
  static let disabledAlpha: CGFloat = 0.5
}
