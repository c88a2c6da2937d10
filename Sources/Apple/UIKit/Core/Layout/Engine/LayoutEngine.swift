import LinearConstraints

/// Solves the constraints of a tree of views, again and again as they change.
///
/// While only numbers change, the solved system is adjusted, so that views move smoothly; otherwise
/// it is built again.
@MainActor
final class LayoutEngine {
  private var rows: [LayoutProgram.Row] = []
  private var itemIdentifiers: [ObjectIdentifier] = []
  private var placed: [PlacedItem] = []
  private var system = SolvedProgram()

  /// Solves the constraints of a tree, and asks the superviews of moved views for layout.
  ///
  /// - Parameters:
  ///   - root: the outermost view.
  ///   - placing: the view that is placing its subviews now; `nil` for none.
  /// - Returns: true when constraints give some view another place than before.
  func solve(_ root: UIView, for placing: UIView?) -> Bool {
    let program = LayoutProgram(root: root, isRootFree: false)
    let identifiers = program.items.map { ObjectIdentifier($0) }
    let isSimilar = identifiers == itemIdentifiers && hasShape(of: program.rows)
    let isSame = isSimilar && rows.map(\.constraint) == program.rows.map(\.constraint)
    if isSame, !placed.contains(where: \.isForgotten) { return false }
    if !isSimilar || !system.move(to: program) { system = SolvedProgram(program) }
    for conflict in system.conflicts { conflict.tell() }
    if identifiers != itemIdentifiers { forget(allBut: program) }
    rows = program.rows
    itemIdentifiers = identifiers
    return place(program, root, for: placing)
  }

  /// The log's texts on constraints that could not be met.
  ///
  /// *Shape*: in the order found.
  var reports: [String] { system.conflicts.map(\.report) }

  /// Forgets the places that constraints gave to views.
  func forgetAll() {
    for item in placed { item.view?.constraintState.target = nil }
    placed = []
    itemIdentifiers = []
    rows = []
  }

  private func forget(allBut program: LayoutProgram) {
    for item in placed {
      guard let view = item.view, program.variables(of: view, along: .horizontal) == nil
      else { continue }
      view.constraintState.target = nil
    }
    placed = program.items.compactMap { ($0 as? UIView).map(PlacedItem.init) }
  }

  private func hasShape(of others: [LayoutProgram.Row]) -> Bool {
    rows.count == others.count
      && zip(rows, others).allSatisfy { row, other in
        row.constraint.relation == other.constraint.relation
          && row.constraint.priority == other.constraint.priority
          && row.constraint.expression.terms == other.constraint.expression.terms
      }
  }

  private func place(_ program: LayoutProgram, _ root: UIView, for placing: UIView?) -> Bool {
    let scale = root.window?.screen.scale ?? UIScreen.main.scale
    var isMoved = false
    for item in program.items {
      guard let exact = system.rect(of: item, in: program) else { continue }
      let rect = exact.onPixels(scale: scale)
      if let guide = item as? UILayoutGuide {
        guide.place(in: rect)
      } else if let view = item as? UIView, view === root {
        isMoved = isMoved || view.bounds.size != rect.size
        if view.bounds.size != rect.size { view.bounds.size = rect.size }
      } else if let view = item as? UIView {
        let insets = view.superview?.alignmentRectInsets ?? .zero
        let target = rect.offsetBy(dx: insets.left, dy: insets.top)
        guard view.constraintState.target != target else { continue }
        view.constraintState.target = target
        if view.superview !== placing { view.superview?.setNeedsLayout() }
        isMoved = true
      }
    }
    return isMoved
  }
}

private struct PlacedItem {
  weak var view: UIView?

  /// Whether the view's place was forgotten, as after it left its superview, or the view is gone.
  @MainActor var isForgotten: Bool {
    view.map { $0.superview != nil && $0.constraintState.target == nil } ?? true
  }
}

extension CGRect {
  /// Returns the rectangle with each side on the nearest whole pixel, halves going down and right.
  func onPixels(scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat {
      (value * scale + 0.5 + Self.slack).rounded(.down) / scale
    }
    let (left, top) = (round(minX), round(minY))
    return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
  }

  /// The error of a solved value.
  ///
  /// *Units*: pixels.
  private static let slack: CGFloat = 1e-6
}
