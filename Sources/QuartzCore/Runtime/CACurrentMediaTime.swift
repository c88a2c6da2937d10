/// The time of the scene that runs now. Units: seconds since launch, in virtual time.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func CACurrentMediaTime() -> TimeInterval { LayerRuntime.current.time }
