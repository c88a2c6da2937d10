import UIKit

/// The one place where what happens becomes words, for traces, references and messages.
extension RuntimeEvent {
  /// What sort of thing happens, in one word.
  var kind: String {
    switch self {
    case .animator: "animator"
    case .contact: "contact"
    case .transition: "transition"
    case .impact: "impact"
    case .notification: "notification"
    case .selection: "selection"
    }
  }

  /// What exactly happens, and to whom: `square began with floor`.
  var words: String {
    switch self {
    case .animator(let change): "\(change)"
    case .contact(let item, let other, let phase, _): "\(item.name) \(phase) with \(other.name)"
    case .transition(let transition, let controller, let didComplete):
      "\(transition) of \(controller) \(didComplete ? "completed" : "cancelled")"
    case .impact(let style, nil): "\(style)"
    case .impact(let style, let intensity?): "\(style), intensity \(describe(intensity))"
    case .notification(let type): "\(type)"
    case .selection: "changed"
    }
  }
}

extension RuntimeEvent.Party {
  /// What an author calls it.
  var name: String {
    switch self {
    case .view(let name), .item(let name), .boundary(let name): name
    case .referenceBounds: "the reference bounds"
    }
  }
}
