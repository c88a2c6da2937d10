import Geometry

extension DisplayList {
  /// Finds the commands that nobody sees in a picture, in the order of drawing.
  ///
  /// When a whole group leaves no mark, nothing inside it is named.
  ///
  /// - Parameters:
  ///   - area: the picture, in points.
  ///   - scale: pixels a point.
  ///   - ink: returns where a text leaves ink, in the space of its box; `nil` when that is unknown.
  /// - Returns: one finding for each such command.
  package func diagnosis(
    in area: CGRect, scale: Double, ink: @escaping (TextRun) -> CGRect?
  ) -> [DrawingFinding] {
    Diagnosis(scale: scale, ink: ink).findings(in: self, seen: area, at: [])
  }
}

/// The search for commands that nobody sees.
private struct Diagnosis {
  let scale: Double
  let ink: (TextRun) -> CGRect?

  /// Finds the commands of a list that nobody sees.
  ///
  /// - Parameters:
  ///   - list: the commands.
  ///   - seen: where what is drawn can be seen, in points.
  ///   - path: the indices of the groups around the list.
  ///   - start: the number of the list's first command.
  /// - Returns: one finding for each such command.
  func findings(
    in list: DisplayList, seen: CGRect, at path: [Int], from start: Int = 0
  ) -> [DrawingFinding] {
    var findings: [[DrawingFinding]] = []
    var covers: [CGRect] = []
    for (index, command) in list.commands.enumerated().reversed() {
      let place = path + [start + index]
      let extent = command.extent(scale: scale, ink: ink)
      if let reason = reason(for: command, extent, seen: seen, under: covers) {
        let finding = DrawingFinding(path: place, command: command.description, reason: reason)
        findings.append([finding])
      } else {
        findings.append(inside(command, seen: seen, at: place))
      }
      // What a backdrop sees is seen, whatever lies over it.
      if DisplayList([command]).readsBackdrop { covers = [] }
      if let cover = command.cover { covers.append(cover) }
    }
    return findings.reversed().flatMap(\.self)
  }

  /// Returns the findings in what lies in a command.
  private func inside(_ command: DrawCommand, seen: CGRect, at path: [Int]) -> [DrawingFinding] {
    switch command {
    case .fill, .stroke, .text, .gradient, .image, .backdrop, .stamps: return []
    case .vibrant(let content, _), .blended(let content, _):
      return findings(in: content, seen: seen, at: path)
    case .group(let content, let clip, let transform, _):
      let clipped = clip.map { seen.intersection($0.extent().applying(transform)) } ?? seen
      return findings(in: content, seen: clipped, at: path)
    case .projected(let content, let box, _): return findings(in: content, seen: box, at: path)
    // What casts a shadow may stand anywhere.
    case .shadow(let content, _, _): return findings(in: content, seen: .infinite, at: path)
    case .masked(let content, let mask):
      return findings(in: content, seen: seen, at: path)
        + findings(in: mask, seen: seen, at: path, from: content.commands.count)
    }
  }

  private func reason(
    for command: DrawCommand, _ extent: CGRect?, seen: CGRect, under covers: [CGRect]
  ) -> DrawingFinding.Reason? {
    if command.isClear { return .clear }
    if command.children.contains(where: \.commands.isEmpty) { return .empty }
    if command.hasEmptyClip { return .emptyClip }
    guard let extent else { return nil }
    if command.hasNoInk || extent.isNull || extent.width <= 0 || extent.height <= 0 {
      return command.children.isEmpty ? .noInk : nil
    }
    if !extent.intersects(seen) {
      if case .group(_, .some, _, _) = command { return .emptyClip }
      return .outside
    }
    return covers.contains { $0.contains(extent.intersection(seen)) } ? .covered : nil
  }
}

extension DrawCommand {
  /// Whether everything is let through.
  fileprivate var isClear: Bool {
    switch self {
    case .fill(_, let color, _), .stroke(_, _, let color, _): color.alpha <= 0
    case .text(let run, _): run.isClear
    case .group(_, _, _, let opacity): opacity <= 0
    case .gradient(_, let gradient, _): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    case .image(let mark, _): mark.bitmap.pixels.allSatisfy { $0 >> 24 == 0 }
    case .shadow(_, let shadow, _): shadow.color.alpha <= 0
    case .backdrop(_, let backdrop, _): backdrop.blur <= 0 && backdrop.saturation == 1
    case .vibrant(_, let vibrancy): vibrancy.saturation == 1 && vibrancy.tint.alpha <= 0
    case .stamps(let stamps): stamps.allSatisfy { $0.color.alpha <= 0 }
    case .masked, .projected, .blended: false
    }
  }

  /// Whether the clip of a group has no area.
  fileprivate var hasEmptyClip: Bool {
    guard case .group(_, let clip?, let transform, _) = self else { return false }
    let extent = clip.extent()
    return extent.isNull || extent.width <= 0 || extent.height <= 0 || !transform.keepsAreas
  }

  /// Whether a mark covers nothing for another reason than the area of its extent.
  fileprivate var hasNoInk: Bool {
    switch self {
    case .fill(let outline, _, let transform), .gradient(let outline, _, let transform),
      .backdrop(let outline, _, let transform):
      let extent = outline.extent()
      return extent.width <= 0 || extent.height <= 0 || !transform.keepsAreas
    case .stroke(_, let style, _, let transform): return style.width <= 0 || !transform.keepsAreas
    case .text(let run, let transform): return run.string.isEmpty || !transform.keepsAreas
    case .image(let mark, let transform):
      return mark.part.width <= 0 || mark.part.height <= 0 || !transform.keepsAreas
    case .group, .shadow, .masked, .vibrant, .projected, .blended, .stamps: return false
    }
  }

  /// The rectangle that is opaque after the command, whatever was there.
  fileprivate var cover: CGRect? {
    guard case .fill(.rectangle(let box), let color, let transform) = self, color.alpha >= 1,
      transform.b == 0, transform.c == 0
    else { return nil }
    return box.applying(transform)
  }
}

extension TextRun {
  fileprivate var isClear: Bool {
    color.alpha <= 0
      && spans.allSatisfy { span in
        [span.color, span.background, span.underline?.color, span.strikethrough?.color]
          .allSatisfy { ($0?.alpha ?? 0) <= 0 }
      }
  }
}
