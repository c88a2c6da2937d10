/// What has traits and is told of their changes.
///
/// Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What tells others of changes of its traits.
///
/// Source: Apple, UITraitChangeObservable.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Adds a registration; UIKit's own types have it.
  func addTraitRegistration(_ registration: any UITraitChangeRegistration)

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls a closure whenever one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: the types of the traits.
  ///   - handler: is called with the object and its traits before.
  /// - Returns: the token by which the registration is ended.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, old in
      if let environment = environment as? Self { handler(environment, old) }
    }
    addTraitRegistration(registration)
    return registration
  }

  /// Calls a closure that says what its object is whenever one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: the types of the traits.
  ///   - handler: is called with the object and its traits before.
  /// - Returns: the token by which the registration is ended.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, old in
      if let environment = environment as? Environment { handler(environment, old) }
    }
    addTraitRegistration(registration)
    return registration
  }

  /// Calls a method of this object whenever one of some traits has changed.
  ///
  /// The method takes nothing, or the object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, _ in
      action.perform(on: environment, sender: environment)
    }
    addTraitRegistration(registration)
    return registration
  }

  /// Calls a method of a target, which is not kept alive, whenever one of some traits has changed.
  ///
  /// The method takes nothing, or this object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = WeakReference(target as AnyObject)
    let registration = TraitRegistration(traits) { environment, _ in
      if let target = target.object { action.perform(on: target, sender: environment) }
    }
    addTraitRegistration(registration)
    return registration
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Keeps a registration, whose closure is called at each change of a trait that it names.
  public func addTraitRegistration(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration {
      traitState.registrations.append(registration)
    }
  }

  /// Lets a registration go; nothing happens for one that is not the view's.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }

  /// The traits at the view's place: the stage's, with what the view, its controller and those
  /// around them say.
  var traitsInPlace: UITraitCollection {
    let stage = runtime
    guard !stage.isUniform else { return stage.traits }
    var base = stage.traits.values
    base.style = stage.world.userInterfaceStyle
    let values = asked(over: base)
    return values == stage.traits.values ? stage.traits : UITraitCollection(values)
  }

  /// Returns traits with what the views and controllers around this view, and it itself, ask for.
  private func asked(over traits: TraitValues) -> TraitValues {
    var values = superview?.asked(over: traits) ?? traits
    if let viewController { values = viewController.traitState.over(values) }
    return traitState.over(values)
  }

  /// Says that the view lies over other content.
  func elevate() {
    runtime.hasStyleOverrides = true
    traitState.level = .elevated
    traitsMayHaveChanged()
  }

  /// Returns a colour as it is with the view's traits.
  func shown(_ color: UIColor) -> CGColor {
    if color === UIColor.tintColor, tintColor !== color { return shown(tintColor) }
    return shownByTraits(color)
  }

  private func shownByTraits(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.shades.color(with: traitCollection) : color.cgColor
  }

  /// Sets the background, and keeps a dynamic one for the time when the traits change.
  ///
  /// UIKit's own looks are set so: what an app overrides as `backgroundColor` hears of them on no
  /// phone.
  package func setBackground(_ color: UIColor?) {
    // What is drawn has another ground without a colour.
    if layer.hasDrawing, (color == nil) != (givenBackground == nil) { setNeedsDisplay() }
    traitState.background = color.flatMap { $0.isDynamic ? $0 : nil }
    layer.backgroundColor = color.map(shown)
  }

  /// The background as it was given, unless the layer's was changed since.
  var givenBackground: UIColor? {
    if let dynamic = traitState.background, shown(dynamic) == layer.backgroundColor {
      return dynamic
    }
    return layer.backgroundColor.map(UIColor.init(cgColor:))
  }

  /// Makes a call with the view's traits as the current ones.
  func withOwnTraits(_ body: () -> Void) {
    if let traits = traitState.shown { traits.performAsCurrent(body) } else { body() }
  }

  /// Tells the view, its controller and the views inside, the outer ones first, where their traits
  /// have changed.
  func traitsMayHaveChanged() {
    let stage = runtime
    guard !stage.isUniform else { return }
    let (old, new) = (traitState.shown ?? stage.traits, traitCollection)
    guard new != old else { return }
    traitState.shown = new
    new.performAsCurrent {
      if let viewController {
        viewController.traitCollectionDidChange(old)
        viewController.traitState.tell(viewController, of: new, from: old)
      }
      if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
        (self as? any GrowingText)?.followContentSizeCategory()
      }
      if let dynamic = traitState.background { layer.backgroundColor = shown(dynamic) }
      traitCollectionDidChange(old)
      traitState.tell(self, of: new, from: old)
      if tintColor.isDynamic { tintColorDidChange() }
    }
    setNeedsLayout()
    setNeedsDisplay()
    for view in subviews { view.traitsMayHaveChanged() }
  }

  /// Sets the style that the view asks for.
  func setStyle(_ style: UIUserInterfaceStyle) {
    guard style != traitState.override else { return }
    runtime.hasStyleOverrides = true
    traitState.override = style
    traitsMayHaveChanged()
  }
}
