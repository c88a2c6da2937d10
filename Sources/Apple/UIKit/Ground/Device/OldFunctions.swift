// Functions of Swift 4 that became properties.

/// Returns true for an interface that is higher than wide.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// Returns true for an interface that is wider than high.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// Returns true for a device that is held upright.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// Returns true for a device that is held on its side.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// Returns true for a device that lies on its back or on its face.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIDeviceOrientationIsFlat(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isFlat
}
