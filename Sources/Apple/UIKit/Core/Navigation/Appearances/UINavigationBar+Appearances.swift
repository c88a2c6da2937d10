extension UINavigationBar {
  /// How the bar looks over scrolled content.
  ///
  /// One that was set, or changed, shows in place of `barTintColor` and its kin.
  public var standardAppearance: UINavigationBarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// How the bar looks on a low screen; `nil` for `standardAppearance`.
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = copy(of: newValue) }
  }

  /// How the bar looks where content is not scrolled.
  ///
  /// `nil` for `standardAppearance`, without its ground where the title is large.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = copy(of: newValue) }
  }

  /// How the bar looks where content is not scrolled on a low screen; `nil` for
  /// `scrollEdgeAppearance`.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = copy(of: newValue) }
  }
}

extension UINavigationItem {
  /// How the bar looks over scrolled content while it shows the item; `nil` for the bar's own.
  public var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = copy(of: newValue) }
  }

  /// How the bar looks on a low screen while it shows the item; `nil` for the bar's own.
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = copy(of: newValue) }
  }

  /// How the bar looks where content is not scrolled while it shows the item; `nil` for the bar's
  /// own.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = copy(of: newValue) }
  }

  /// How the bar looks on a low screen where content is not scrolled while it shows the item; `nil`
  /// for the bar's own.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = copy(of: newValue) }
  }

  private func copy(of appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    appearance?.copy(as: UINavigationBarAppearance.self) { [weak self] in
      self?.onAppearanceChange()
    }
  }
}

extension UITabBar {
  /// How the bar looks over content that goes on below it.
  ///
  /// One that was set, or changed, shows in place of `barTintColor` and its kin.
  public var standardAppearance: UITabBarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// How the bar looks where the content ends above it; `nil` for `standardAppearance`.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = copy(of: newValue) }
  }
}

extension UIToolbar {
  /// How the bar looks over content that goes on below it.
  ///
  /// One that was set, or changed, shows in place of `barTintColor` and its kin.
  public var standardAppearance: UIToolbarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// How the bar looks on a low screen; `nil` for `standardAppearance`.
  public var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { appearances.compact = copy(of: newValue) }
  }

  /// How the bar of a navigation controller looks where the content ends above it; `nil` for
  /// `standardAppearance`.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = copy(of: newValue) }
  }

  /// How such a bar looks on a low screen; `nil` for `scrollEdgeAppearance`.
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = copy(of: newValue) }
  }
}
