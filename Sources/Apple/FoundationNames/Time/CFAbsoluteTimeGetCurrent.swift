/// Returns the scene's wall-clock time.
///
/// *Units*: seconds since the first moment of 2001, UTC.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }
