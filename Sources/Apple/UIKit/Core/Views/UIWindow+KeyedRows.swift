extension KeyedRows {
  /// The properties of `UIWindow` that are reached by their keys.
  @MainActor static let ofUIWindow = ofUIView.adding([
    KeyedRow("screen", reading: \UIWindow.screen),
    KeyedRow("rootViewController", \UIWindow.rootViewController),
    KeyedRow("windowLevel", \UIWindow.windowLevel),
    KeyedRow("keyWindow", reading: \UIWindow.isKeyWindow),
    KeyedRow("canBecomeKey", reading: \UIWindow.canBecomeKey),
  ])
}
