/// The calls of views, and of their notifications, that can cause themselves.
package enum ViewCall: Int, CausingCall {
  case notification, observation, event, scrolling, appearance

  /// How many calls of a kind may be nested: 1000, then the scene stops with the advice.
  package var limit: Int { Limit.callDepth }

  /// What an author should not do, as a sentence.
  package var advice: String {
    switch self {
    case .notification: "Do not post a notification in its own observer."
    case .observation: "Do not change a value in its own observer."
    case .event: "Do not send a control's event in its own action."
    case .scrolling: "Do not scroll in scrollViewDidScroll."
    case .appearance: "Do not move a view to a superview or a window when it has moved."
    }
  }
}
