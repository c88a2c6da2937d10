/// Returns the time of the scene that runs now, in seconds since launch, in virtual time.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval { LayerRuntime.current.time }
