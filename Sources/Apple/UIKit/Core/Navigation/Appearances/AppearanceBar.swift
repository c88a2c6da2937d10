/// A bar whose looks are given by appearances.
@MainActor
protocol AppearanceBar: UIView {
  associatedtype Look: UIBarAppearance
  /// The appearances that were set.
  var appearances: BarAppearances<Look> { get set }
  /// The appearances that were set for what the bar shows now, and where there is none the bar's own.
  var givenAppearances: BarAppearances<Look> { get }
  /// The appearance that is seen while none was set.
  var unsetAppearance: Look? { get set }
  func showLooks()
}

extension AppearanceBar {
  /// The bar's own appearances: it shows nothing that has others.
  var givenAppearances: BarAppearances<Look> { appearances }

  /// The appearances that are seen, which are clear at the content's edge since iOS 15 unless they say otherwise.
  var shownAppearances: BarAppearances<Look> {
    runtime.clearsBarsAtEdge ? givenAppearances.clearAtEdge() : givenAppearances
  }

  /// Whether the bar's own looks vanish at the content's edge: no appearance was set.
  var isClearAtEdge: Bool { runtime.clearsBarsAtEdge && !givenAppearances.isSet }

  /// The standard appearance; while none was set, one that becomes it as soon as it is changed.
  var standardLook: Look {
    get {
      if let set = appearances.standard { return set }
      // One that is only looked at changes nothing.
      let unset = unsetAppearance ?? Look(barAppearance: UIBarAppearance())
      unset.onChange = { [weak self, weak unset] in self?.appearances.standard = unset }
      unsetAppearance = unset
      return unset
    }
    set { appearances.standard = copy(of: newValue) }
  }

  /// Returns a copy of an appearance, whose changes the bar shows.
  func copy(of appearance: Look?) -> Look? {
    appearance?.copy(as: Look.self) { [weak self] in self?.showLooks() }
  }
}

extension UIBarAppearance {
  /// Returns a copy that tells of its changes.
  func copy<Look: UIBarAppearance>(
    as type: Look.Type, telling change: @escaping () -> Void
  ) -> Look {
    let copy = Look(barAppearance: self)
    copy.onChange = change
    return copy
  }
}

extension UINavigationBar: AppearanceBar {}
extension UITabBar: AppearanceBar {}
extension UIToolbar: AppearanceBar {}
