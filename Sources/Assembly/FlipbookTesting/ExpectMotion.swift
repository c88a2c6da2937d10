public import Staging
public import Testing

/// Records an issue where a claim about a motion is not true.
///
/// ```swift
/// let trace = try MotionTrace(of: scene)
/// expectMotion(trace.settles("square", within: 1.2))
/// expectMotion(trace.stays("square", inside: scene.screen.bounds))
/// ```
///
/// - Parameters:
///   - claim: the claim, which a trace makes.
///   - sourceLocation: where the issue is recorded.
public func expectMotion(
  _ claim: MotionClaim, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !claim.isTrue else { return }
  Issue.record(Comment(rawValue: claim.description), sourceLocation: sourceLocation)
}
