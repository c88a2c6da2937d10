import UIKit

/// An app of one screen, with a script of what the fingers do.
///
/// ```swift
/// let hello = Scene("hello", "A square falls.") { HelloViewController() }
/// ```
public struct Scene: Sendable {
  /// The name that commands take and files get: letters, digits, `-`, `_` and `.`.
  public var name: String
  /// What the scene shows, in one sentence.
  public var sentence: String
  /// The screen that the scene is shown on.
  public var screen: Screen
  /// When the scene ends at the latest.
  ///
  /// A scene ends half a second after everything has come to rest and the last finger has lifted,
  /// which should be earlier.
  ///
  /// *Units*: seconds.
  public var limit: TimeInterval
  /// The fingers, in any order; messages call them "finger 1", "finger 2" and so on.
  public var fingers: [Finger]
  /// What is typed into text fields.
  public var typing: [Typing] = []
  /// How the device is held, as a motion manager reports it.
  public var tilts: [Tilt] = []
  /// What is said of the scene while it plays; each caption begins a chapter.
  public var captions: [Caption] = []
  /// Whether the scene is shown in light or in dark.
  public var appearance = Appearance.light
  /// How large the phone's user asks text to be.
  public var contentSizeCategory = UIContentSizeCategory.large
  /// The settings in which `record` and `verify` show the scene, a reference each; none is the scene as
  /// it is.
  public var settings: [Setting] = []
  /// How it is filmed where the command does not say otherwise.
  public var film = Film()
  /// The setting that the scene is shown in.
  package internal(set) var setting = Setting()
  /// Whether it is played only where it is named, since a controller of another scene makes its.
  package var isMadeByOthers = false
  /// The iOS of which its app is told.
  package var system = SystemVersion.standard
  /// The iOS whose kit its app was linked with.
  package var kit = 18
  /// Makes the window's root view controller; called once for each run.
  public var rootViewController: @MainActor () -> UIViewController
  /// The class of the delegate of a whole app, which makes its own windows; `nil` for a controller.
  var app: (@MainActor () -> any UIApplicationDelegate.Type)?

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - name: the name that commands take and files get: letters, digits, `-`, `_` and `.`.
  ///   - sentence: what the scene shows, in one sentence.
  ///   - screen: the screen that it is shown on.
  ///   - limit: when it ends at the latest, in seconds.
  ///   - fingers: what the fingers do.
  ///   - typing: what is typed into text fields.
  ///   - tilts: how the device is held.
  ///   - captions: what is said while the scene plays; each caption begins a chapter.
  ///   - appearance: whether it is shown in light or in dark.
  ///   - contentSizeCategory: how large the phone's user asks text to be.
  ///   - settings: the settings in which `record` and `verify` show the scene, a reference each.
  ///   - film: how it is filmed where the command does not say otherwise.
  ///   - rootViewController: makes the window's root view controller; called once for each run.
  public init(
    _ name: String, _ sentence: String, screen: Screen = Screen(), limit: TimeInterval = 30,
    fingers: [Finger] = [], typing: [Typing] = [], tilts: [Tilt] = [],
    captions: [Caption] = [],
    appearance: Appearance = .light, contentSizeCategory: UIContentSizeCategory = .large,
    settings: [Setting] = [], film: Film = Film(),
    rootViewController: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.sentence = sentence
    self.screen = screen
    self.limit = limit
    self.fingers = fingers
    self.typing = typing
    self.tilts = tilts
    self.captions = captions
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.settings = settings
    self.film = film
    self.rootViewController = rootViewController
  }

  /// Makes a scene of a whole app, which is launched as on a phone.
  ///
  /// An app whose module has a class `SceneDelegate`, or whose delegate names one in
  /// `application(_:configurationForConnecting:options:)`, is shown by that; another one makes its
  /// window itself in `application(_:didFinishLaunchingWithOptions:)`.
  ///
  /// - Parameters:
  ///   - name: the name that commands take and files get: letters, digits, `-`, `_` and `.`.
  ///   - sentence: what the scene shows, in one sentence.
  ///   - screen: the screen that it is shown on.
  ///   - limit: when it ends at the latest, in seconds.
  ///   - fingers: what the fingers do.
  ///   - typing: what is typed into text fields.
  ///   - tilts: how the device is held.
  ///   - appearance: whether it is shown in light or in dark.
  ///   - contentSizeCategory: how large the phone's user asks text to be.
  ///   - settings: the settings in which `record` and `verify` show the scene, a reference each.
  ///   - film: how it is filmed where the command does not say otherwise.
  ///   - app: the class of the app's delegate.
  public init(
    _ name: String, _ sentence: String, screen: Screen = Screen(), limit: TimeInterval = 30,
    fingers: [Finger] = [], typing: [Typing] = [], tilts: [Tilt] = [],
    appearance: Appearance = .light, contentSizeCategory: UIContentSizeCategory = .large,
    settings: [Setting] = [], film: Film = Film(),
    app: @escaping @autoclosure @MainActor () -> any UIApplicationDelegate.Type
  ) {
    self.init(
      name, sentence, screen: screen, limit: limit, fingers: fingers, typing: typing, tilts: tilts,
      appearance: appearance, contentSizeCategory: contentSizeCategory, settings: settings,
      film: film
    ) { UIViewController() }
    self.app = app
  }
}

extension Scene {
  /// How a phone shows its apps.
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

  /// Returns the scene in light or in dark.
  ///
  /// - Parameter appearance: how it is shown.
  /// - Returns: a copy of the scene that differs in nothing else.
  public func appearing(_ appearance: Appearance) -> Scene {
    var scene = self
    scene.appearance = appearance
    return scene
  }

  /// Checks that the scene can be shown and played.
  ///
  /// - Throws: `StagingError.unusableScene` for a bad name, screen or limit, `.unusableFinger` for
  ///   a finger.
  func check() throws(StagingError) {
    func refuse(_ reason: String) -> StagingError { .unusableScene(scene: name, reason: reason) }
    let nameIsPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_.".unicodeScalars.contains($0)
    }
    guard nameIsPlain, let first = name.first, first != ".", first != "-" else {
      throw refuse(
        "a name is made of letters, digits, -, _ and ., and starts with a letter or digit")
    }
    guard (1...Self.longestSide).contains(screen.size.width),
      (1...Self.longestSide).contains(screen.size.height)
    else {
      throw refuse(
        "a screen of \(screen.size.width.inWords)×\(screen.size.height.inWords) points cannot be"
          + " shown; its sides are 1 to \(Self.longestSide.inWords) points")
    }
    guard (0.1...10).contains(screen.scale) else {
      throw refuse("a scale of \(screen.scale.inWords) is not between 0.1 and 10 pixels a point")
    }
    guard limit > 0, limit <= Self.longestLimit else {
      throw refuse(
        "a limit of \(limit.inWords) s is not between 0 and \(Self.longestLimit.inWords) s")
    }
    for caption in captions {
      guard caption.text.contains(where: { !$0.isWhitespace }) else {
        throw refuse("a caption has to say something")
      }
      guard (0...limit).contains(caption.start), caption.duration.map({ $0 > 0 }) ?? true else {
        throw refuse(
          "the caption “\(caption.text)” has to begin between 0 s and the scene's limit,"
            + " \(limit.inWords) s, and to stand for longer than no time")
      }
    }
    for (index, finger) in fingers.enumerated() {
      try finger.check(as: index + 1, in: self)
    }
  }

  /// The longest side of a screen: twice that of any device, with room to spare.
  ///
  /// *Units*: points.
  private static let longestSide: CGFloat = 10_000
  /// The longest limit of a scene: a day.
  ///
  /// *Units*: seconds.
  private static let longestLimit: TimeInterval = 86_400
}

extension Finger {
  /// Checks that the finger's times and points are usable and its touches do not overlap.
  ///
  /// - Parameters:
  ///   - number: the finger's number in messages.
  ///   - scene: the scene, whose limit holds for all times.
  /// - Throws: `StagingError.unusableFinger` where they are not.
  fileprivate func check(as number: Int, in scene: Scene) throws(StagingError) {
    var lifted = 0
    for stroke in strokes {
      func refuse(_ reason: String) -> StagingError {
        .unusableFinger(scene: scene.name, finger: number, source: stroke.source, reason: reason)
      }
      let seconds = [stroke.seconds] + stroke.moves.map(\.duration)
      guard seconds.allSatisfy({ (0...scene.limit).contains($0) }) else {
        throw refuse(
          "its times have to be between 0 s and the scene's limit, \(scene.limit.inWords) s")
      }
      guard stroke.firstSample > lifted else {
        throw refuse(
          "it touches at \(stroke.seconds.inWords) s but is lifted only at"
            + " \((Double(lifted) / Double(Finger.sampleRate)).inWords) s; use a second finger")
      }
      guard stroke.moves.allSatisfy(\.isFinite) else {
        throw refuse("it moves to a point that is no number")
      }
      lifted = stroke.lastSample
    }
  }
}

extension Move {
  fileprivate var isFinite: Bool {
    switch course {
    case .stay, .to(.view): true
    case .to(.point(let point)): point.x.isFinite && point.y.isFinite
    case .through(let points), .samples(let points):
      points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    case .throughOffsets(let offsets): offsets.allSatisfy { $0.dx.isFinite && $0.dy.isFinite }
    }
  }
}
