/// How much a scene may ask for; beyond each limit it stops with a sentence that names it.
enum Limit {
  /// How many layers, and with them views, lie inside one another.
  ///
  /// Layers are walked by calls within calls; a thousand of them take a third of the main thread's
  /// 8 MB in a debug build. iOS, with 1 MB, ends earlier.
  static let layerDepth = 1000

  /// How many groups of a drawing lie inside one another: what is clipped along a curve, let
  /// through in part, masked or cast.
  ///
  /// Each may need a picture of its own while it is drawn; on a phone of two pixels a point that
  /// is 3 MB.
  static let groupDepth = 250

  /// How many stack views lie inside one another.
  ///
  /// The place of each follows from those of all around it.
  static let stackDepth = 100

  /// How many shadows are cast by one another.
  ///
  /// What casts a shadow is drawn twice, so that each doubles the work.
  static let shadowDepth = 6

  /// How often a notification, an observed value, a control's event or a scroll view's delegate
  /// causes itself before it has ended.
  ///
  /// A thousand take a third of the main thread's stack in a debug build.
  static let callDepth = 1000

  /// How often a layout is asked for at once from within a layout.
  static let layoutDepth = 100

  /// How many lines a boundary has, once those are left out that nobody can see.
  static let boundaryLines = 8192

  /// How many corners the outline of an item with dents has.
  ///
  /// Each side is held against each other one.
  static let itemCorners = 2000

  /// How many behaviours an animator has that are in no other.
  ///
  /// Actions that add behaviours that have actions double them with every step.
  static let behaviors = 20_000

  /// How many behaviours, and how many regions, are made of one another.
  static let compositeDepth = 1000
}

/// A call that can cause itself, by what the author's code does in it.
enum CausingCall: Int, CaseIterable {
  case layout, notification, observation, event, scrolling, drawing, appearance

  var limit: Int { self == .layout ? Limit.layoutDepth : Limit.callDepth }

  /// What is done in it that should not be.
  fileprivate var advice: String {
    switch self {
    case .layout:
      "Do not call layoutIfNeeded in layoutSubviews of the same view or of one inside it."
    case .notification: "Do not post a notification in its own observer."
    case .observation: "Do not change a value in its own observer."
    case .event: "Do not send a control's event in its own action."
    case .scrolling: "Do not scroll in scrollViewDidScroll."
    case .drawing: "Do not draw a layer in its own draw(in:) or draw(_:)."
    case .appearance: "Do not move a view to a superview or a window when it has moved."
    }
  }
}

extension Runtime {
  /// Makes a call that may cause itself, and stops where it has done so too often.
  ///
  /// - Parameter name: what is called, as in a sentence.
  func call(_ kind: CausingCall, _ name: @autoclosure () -> String, _ body: () -> Void) {
    let depth = callDepths[kind.rawValue] + 1
    guard depth <= kind.limit else {
      stop(.causesItself(call: name(), times: kind.limit, advice: kind.advice))
    }
    callDepths[kind.rawValue] = depth
    body()
    callDepths[kind.rawValue] = depth - 1
  }
}
