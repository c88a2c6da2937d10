/// A kind of call that can cause itself through the author's code.
package protocol CausingCall: CaseIterable, RawRepresentable<Int> {
  /// The number of calls that may be nested.
  var limit: Int { get }

  /// What the author should not do in such a call, as a sentence.
  var advice: String { get }
}

/// Counts the nested calls of each kind.
@MainActor
package final class CallDepths<Call: CausingCall> {
  private var depths = Array(repeating: 0, count: Call.allCases.count)

  /// Makes a count of no calls.
  package init() {}

  /// Makes a call that may cause itself; stops where too many are nested.
  ///
  /// - Parameters:
  ///   - kind: the kind of call.
  ///   - name: what is called, for the message.
  ///   - body: the call.
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
