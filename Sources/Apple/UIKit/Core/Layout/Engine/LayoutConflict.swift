/// Constraints that cannot be met together.
@MainActor
struct LayoutConflict {
  /// The text that UIKit logs, without addresses so that every run is the same.
  let report: String
  /// The constraint that is broken, as the report has it.
  let constraint: String

  /// Writes the report on a constraint that is broken.
  ///
  /// - Parameters:
  ///   - all: the rows that contradict one another, the older first.
  ///   - row: the one that is broken.
  ///   - program: the program to which all of them belong.
  init(
    among all: [LayoutProgram.Row], breaking row: LayoutProgram.Row, in program: LayoutProgram
  ) {
    constraint = row.origin.summary
    var lines: [String] = []
    for line in all.flatMap({ $0.origin.masks(in: program) }) + all.map(\.origin.summary)
    where !lines.contains(line) {
      lines.append(line)
    }
    let hasMasks = lines.contains { $0.hasPrefix("<NSAutoresizingMask") }
    report = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\
      \(hasMasks ? Self.hintAtMasks : "")
      (
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(constraint)
      """
  }

  /// Writes the report to the log, and notes the constraint, unless the stage has done so.
  func tell(on runtime: Runtime = .current) {
    Log.once(report, on: runtime.world)
    if !runtime.brokenConstraints.contains(where: { $0.constraint == constraint }) {
      runtime.layout.brokenConstraints.append(
        BrokenConstraint(time: runtime.time, constraint: constraint))
    }
  }

  private static let hintAtMasks = """

    \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer \
    to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)
    """
}

extension LayoutProgram.Origin {
  @MainActor
  fileprivate var summary: String {
    switch self {
    case .constraint(let constraint): return constraint.summary
    case .content(let view, let axis):
      let side: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
      let state = view.constraintState
      return """
        <NSContentSizeLayoutConstraint: \(view.layoutName).\(side.name) == \
        \(describe(view.intrinsicLength(along: axis) ?? 0)) \
        Hug:\(describe(state.hugging[axis].rawValue)) \
        CompressionResistance:\(describe(state.compressionResistance[axis].rawValue))   (active)>
        """
    case .rest: return "<NSLayoutConstraint: fitting size>"
    }
  }

  /// Returns lines on the views in a constraint that are placed by frame and autoresizing mask.
  @MainActor
  fileprivate func masks(in program: LayoutProgram) -> [String] {
    guard case .constraint(let constraint) = self else { return [] }
    let sides = [
      (constraint.first, constraint.firstAttribute),
      (constraint.second, constraint.secondAttribute),
    ]
    let space = sides[0].0?.layoutHost.flatMap { first in
      sides[1].0?.layoutHost.flatMap(first.nearestCommonAncestor)
    }
    return sides.flatMap { item, attribute -> [String] in
      guard let view = item as? UIView, program.variables(of: view, along: .horizontal) == nil
      else { return [] }
      return view.masks(for: attribute, isSpace: view === space)
    }
  }
}

extension UIView {
  /// Returns what UIKit prints for the constraints that stand for a frame and a mask.
  fileprivate func masks(
    for attribute: NSLayoutConstraint.Attribute, isSpace: Bool
  ) -> [String] {
    let mask = autoresizingMask
    func signs(_ parts: [AutoresizingMask]) -> String {
      let flexible = parts.map(mask.contains)
      guard flexible.contains(true) else { return "--&" }
      return flexible.map { $0 ? "&" : "-" }.joined()
    }
    let horizontal = signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    let start = "<NSAutoresizingMaskLayoutConstraint: h=\(horizontal) v=\(vertical) \(layoutName)"
    func line(_ side: String, _ value: CGFloat) -> String {
      "\(start).\(side) == \(describe(value))   (active)>"
    }
    let rect = layoutRect
    let place: String
    let length: String
    switch attribute.kind {
    case .nothing: return []
    case .location(.horizontal), .length(.horizontal):
      (place, length) = (line("minX", rect.minX), line("width", rect.width))
    case .location(.vertical), .length(.vertical):
      (place, length) = (line("minY", rect.minY), line("height", rect.height))
    }
    switch attribute {
    case .width, .height: return [length]
    case .left, .leading, .top: return isSpace ? [] : [place]
    default: return isSpace ? [length] : [place, length]
    }
  }
}
