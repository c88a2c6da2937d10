import UIKit

/// The one place where events become words, for traces, references and messages.
extension RuntimeEvent {
  /// The kind of event, in one word.
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

  /// What happened, and to whom: `square began with floor`.
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
  /// The name that an author knows it by.
  var name: String {
    switch self {
    case .view(let name), .item(let name), .boundary(let name): name
    case .referenceBounds: "the reference bounds"
    }
  }
}
