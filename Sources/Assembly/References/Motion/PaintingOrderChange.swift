import UIKit

/// Which views with a name are painted in another order than before.
///
/// What comes or goes, or goes into another view, changes only what others stand over, and a view that is put
/// elsewhere stands there itself: the others keep their order.
struct PaintingOrderChange {
  /// `nil` where the names do not tell the order, as where two views have the same.
  private let moved: Set<String>?

  init(from one: RecordedFrame, to other: RecordedFrame) {
    func below(_ frame: RecordedFrame) -> [String?] {
      frame.views.map { $0.look(ViewLook.Aspect.over.rawValue) }
    }
    guard below(one) != below(other) else {
      moved = []
      return
    }
    guard let old = Self.order(of: one), let new = Self.order(of: other) else {
      moved = nil
      return
    }
    let inside = ViewLook.Aspect.inside.rawValue
    let places = Dictionary(
      one.views.map { ($0.name, $0.look(inside)) }, uniquingKeysWith: { first, _ in first })
    let still = Set(
      other.views.filter { places[$0.name] == .some($0.look(inside)) }.map(\.name)
    ).intersection(old).intersection(new)
    let change = new.filter(still.contains).difference(from: old.filter(still.contains))
    moved = Set(
      change.removals.map { removal in
        switch removal {
        case .remove(_, let name, _), .insert(_, let name, _): name
        }
      })
  }

  /// Returns false for a view that stands over another one only because of what came, went or was moved.
  func isOfItself(_ view: String) -> Bool { moved?.contains(view) ?? true }

  /// Returns the names of the views that are painted, those behind others first.
  private static func order(of frame: RecordedFrame) -> [String]? {
    let name = ViewLook.Aspect.over.rawValue
    let painted = frame.views.filter { $0.look(name) != ViewLook.notPainted }
    var above: [String?: String] = [:]
    for view in painted {
      guard above.updateValue(view.name, forKey: view.look(name)) == nil else { return nil }
    }
    var order: [String] = []
    while let next = above[order.last], order.count < painted.count { order.append(next) }
    return order.count == painted.count ? order : nil
  }
}
