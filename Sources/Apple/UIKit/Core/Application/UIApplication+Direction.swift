extension UIApplication {
  /// The direction of the app's language: from left to right.
  ///
  /// Source: Apple, UIApplication.userInterfaceLayoutDirection.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Opens an address in another app.
  ///
  /// Source: Apple, UIApplication.openURL(_:).
  ///
  /// - Returns: what `canOpenURL(_:)` says.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    let opens = canOpenURL(url)
    open(url, options: [:], completionHandler: nil)
    return opens
  }
}
