/// A kind of call that can cause itself, by what the author's code does in it.
package protocol CausingCall: CaseIterable, RawRepresentable<Int> {
  /// How often it may.
  var limit: Int { get }

  /// Says what should not be done in it: a sentence.
  var advice: String { get }
}

/// Counts the calls of each kind that are under way, one caused by the other.
@MainActor
package final class CallDepths<Call: CausingCall> {
  private var depths = Array(repeating: 0, count: Call.allCases.count)

  package init() {}

  /// Makes a call that may cause itself, and stops where it has done so too often.
  ///
  /// - Parameter name: what is called, as in a sentence.
  package func call(_ kind: Call, _ name: @autoclosure () -> String, _ body: () -> Void) {
    let depth = depths[kind.rawValue] + 1
    guard depth <= kind.limit else {
      stop(.causesItself(call: name(), times: kind.limit, advice: kind.advice))
    }
    depths[kind.rawValue] = depth
    body()
    depths[kind.rawValue] = depth - 1
  }
}

/// The calls of layers that can cause themselves.
enum LayerCall: Int, CausingCall {
  case layout, drawing

  var limit: Int { self == .layout ? Limit.layoutDepth : Limit.callDepth }

  var advice: String {
    switch self {
    case .layout:
      "Do not call layoutIfNeeded in layoutSubviews of the same view or of one inside it."
    case .drawing: "Do not draw a layer in its own draw(in:) or draw(_:)."
    }
  }
}
