/// What shows the app of a stage: the screen, and how its user wants things shown.
@MainActor
package final class Display {
  /// The screen that the windows are shown on.
  fileprivate let screen: UIScreen

  /// Light or dark, for all that does not say otherwise.
  fileprivate var userInterfaceStyle = UIUserInterfaceStyle.light

  /// The size of text that the user asks for.
  fileprivate var contentSizeCategory = UIContentSizeCategory.large

  /// The traits of everything on the stage that says nothing else itself.
  fileprivate lazy var traits = makeTraits()

  /// Whether symbols were made of icons.
  fileprivate var hasIcons = false

  /// The events so far that no picture shows, in order.
  var events: [TimedEvent] = []

  /// The traits that held before the stage was the current one.
  private var traitsBefore: UITraitCollection?

  fileprivate init(_ screen: UIScreen) { self.screen = screen }

  private func makeTraits() -> UITraitCollection {
    var values = TraitValues.ofScreen(screen.bounds.size, scale: screen.scale)
    values.style = userInterfaceStyle
    values.textSize = contentSizeCategory
    return UITraitCollection(values)
  }

  /// Takes over what the scene says otherwise.
  fileprivate func makeTraitsAnew(on world: World) {
    traits = makeTraits()
    if world === World.current { CurrentTraits.begin(with: traits) }
  }
}

extension Display: PartInPlace {
  /// Lets dynamic colours be seen by the traits of the stage.
  package func takePlace() {
    traitsBefore = CurrentTraits.ofStage
    CurrentTraits.begin(with: traits)
  }

  /// Lets them be seen by the traits of before again.
  package func leavePlace() {
    if let traitsBefore { CurrentTraits.begin(with: traitsBefore) }
  }
}

extension World {
  /// Makes a world that is shown on a screen.
  package convenience init(screen: UIScreen, over layers: LayerRuntime, isOfStage: Bool) {
    let display = Display(screen)
    self.init(over: layers, isOfStage: isOfStage, with: [display, NetworkOfStage()])
    self.display = display
    screen.world = self
  }

  /// What shows the app; a phone's where nobody said otherwise.
  var shown: Display {
    if let display { return unsafeDowncast(display, to: Display.self) }
    let phone = Display(UIScreen(size: UIScreen.defaultSize))
    display = phone
    phone.screen.world = self
    return phone
  }

  /// The screen that the windows are shown on.
  package var screen: UIScreen { shown.screen }

  /// Light or dark, for all that does not say otherwise.
  package var userInterfaceStyle: UIUserInterfaceStyle {
    get { shown.userInterfaceStyle }
    set {
      shown.userInterfaceStyle = newValue
      shown.makeTraitsAnew(on: self)
    }
  }

  /// The size of text that the user asks for.
  package var contentSizeCategory: UIContentSizeCategory {
    get { shown.contentSizeCategory }
    set {
      shown.contentSizeCategory = newValue
      shown.makeTraitsAnew(on: self)
    }
  }

  /// The traits of everything on the stage that says nothing else itself.
  package var traits: UITraitCollection { shown.traits }

  /// Whether symbols were made of icons.
  package internal(set) var hasIcons: Bool {
    get { shown.hasIcons }
    set { shown.hasIcons = newValue }
  }

  /// The events so far that no picture shows, in order.
  package var events: [TimedEvent] { shown.events }
}
