extension UINavigationBar: Dressed {
  /// The looks that `UINavigationBar.appearance()` gives to bars without values of their own.
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UINavigationBar.barTintColor), AppearanceRow(\UINavigationBar.isTranslucent),
      AppearanceRow(\UINavigationBar.shadowImage),
      AppearanceRow(\UINavigationBar.prefersLargeTitles),
      AppearanceRow(attributes: \UINavigationBar.titleTextAttributes),
      AppearanceRow(attributes: \UINavigationBar.largeTitleTextAttributes),
      AppearanceRow(\UINavigationBar.defaultBackgroundImage),
      AppearanceRow(\UINavigationBar.titleRise), AppearanceRow(\UINavigationBar.barStyle),
      AppearanceRow(\UINavigationBar.backIndicatorImage),
      AppearanceRow(\UINavigationBar.appearances.standard),
      AppearanceRow(\UINavigationBar.appearances.compact),
      AppearanceRow(\UINavigationBar.appearances.scrollEdge),
      AppearanceRow(\UINavigationBar.appearances.compactScrollEdge),
    ]
  }

  /// The image in place of the bar's colour, as `setBackgroundImage(_:for:)` sets it.
  private var defaultBackgroundImage: UIImage? {
    get { backgroundImage(for: .default) }
    set { setBackgroundImage(newValue, for: .default) }
  }
}

extension UITabBar: Dressed {
  /// The looks that `UITabBar.appearance()` gives to bars without values of their own.
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UITabBar.barTintColor), AppearanceRow(\UITabBar.unselectedItemTintColor),
      AppearanceRow(\UITabBar.isTranslucent), AppearanceRow(\UITabBar.appearances.standard),
      AppearanceRow(\UITabBar.backgroundImage), AppearanceRow(\UITabBar.shadowImage),
      AppearanceRow(\UITabBar.selectionIndicatorImage), AppearanceRow(\UITabBar.barStyle),
      AppearanceRow(\UITabBar.itemPositioning), AppearanceRow(\UITabBar.itemWidth),
      AppearanceRow(\UITabBar.itemSpacing),
      AppearanceRow(\UITabBar.appearances.scrollEdge),
    ]
  }
}

extension UIToolbar: Dressed {
  /// The looks that `UIToolbar.appearance()` gives to bars without values of their own.
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UIToolbar.barTintColor), AppearanceRow(\UIToolbar.isTranslucent),
      AppearanceRow(\UIToolbar.appearances.standard),
      AppearanceRow(\UIToolbar.appearances.compact),
      AppearanceRow(\UIToolbar.appearances.scrollEdge),
      AppearanceRow(\UIToolbar.appearances.compactScrollEdge),
    ]
  }
}
