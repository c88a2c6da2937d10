/// What a view or a controller knows of its traits.
struct TraitState {
  /// The style that it asks for.
  var override = UIUserInterfaceStyle.unspecified
  /// Whether it lies over other content, as a sheet does.
  var level = UIUserInterfaceLevel.unspecified
  /// The traits that are set through its `traitOverrides`.
  var overrides = TraitValues()
  /// The limits of the size of text in a view.
  var smallestText: UIContentSizeCategory?
  var largestText: UIContentSizeCategory?
  /// What the controller around it says of it.
  var given = TraitValues()
  /// The traits by which its colours are shown; `nil` for the stage's.
  var shown: UITraitCollection?
  /// The background of a view, where it is dynamic.
  var background: UIColor?
  /// Who is told of a change, in the order of registration.
  var registrations: [TraitRegistration] = []

  /// Returns traits with what this one asks for in their place.
  func over(_ traits: TraitValues) -> TraitValues {
    var values = traits.overridden(by: given).overridden(by: overrides)
    if override != .unspecified { values.style = override }
    if level != .unspecified { values.level = level }
    if let smallestText { values.textSize = max(values.textSize, smallestText) }
    if let largestText { values.textSize = min(values.textSize, largestText) }
    return values
  }

  /// Tells those who registered for a trait that has changed.
  @MainActor
  func tell(_ environment: AnyObject, of new: UITraitCollection, from old: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(new, old) }) {
      registration.call(environment, old)
    }
  }
}

/// The token of a registration for changes of traits.
///
/// Source: Apple, UITraitChangeRegistration.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A registration for changes of traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (_ environment: AnyObject, _ old: UITraitCollection) -> Void

  init(_ traits: [UITrait], call: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }
}
