import ArgumentParser
import Staging

/// A command that films a scene as the scene itself says, where nobody asks for something else.
protocol FilmsScenes {
  /// Takes what a scene says of its film and the command does not.
  mutating func fill(from film: Scene.Film)
  /// Checks the options together.
  ///
  /// - Throws: `ValidationError`.
  func checkFilm() throws
  /// Whether the physics is drawn.
  var physics: XrayOption { get }
  /// What stands in and around the pictures.
  var frame: FrameOptions { get }
  /// Whether fingers are drawn, where the command says so.
  var touches: Bool? { get }
}

extension FilmsScenes {
  /// Returns the command as it films a scene: what was typed comes first, then what the scene says.
  ///
  /// - Parameter scene: the scene.
  /// - Returns: the command with more options.
  /// - Throws: `CommandError.unusableFilm` for a film that the scene cannot have.
  func filming(_ scene: Scene) throws -> Self {
    guard scene.film != Scene.Film() else { return self }
    var command = self
    command.fill(from: scene.film)
    do {
      try command.checkFilm()
    } catch let error as ValidationError {
      throw CommandError.unusableFilm(scene: scene.name, reason: error.message)
    }
    return command
  }
}

extension FilmsScenes {
  /// Checks that what was typed has something to do for one of the scenes at least, and that each shows a part
  /// of its screen.
  ///
  /// - Parameter scenes: the scenes on the screens that were asked for.
  /// - Throws: `ValidationError`, `CommandError.unusableFilm`.
  func checkOverlay(of scenes: [Scene]) throws {
    for scene in scenes { try filming(scene).frame.checkPart(of: scene) }
    guard frame.givenLegend != nil else { return }
    try frame.checkLegend(isXray: scenes.contains { try filming($0).physics.xray })
  }

  /// What was typed for a scene of its own and draws nothing in it, a sentence each.
  func idleOptions(for scene: Scene) -> [String] {
    [
      (frame.givenCaptions == true && scene.captions.isEmpty, "--captions", "it has none"),
      (touches == true && !scene.hasHands, "--touches", "nobody touches, types or tilts there"),
    ].filter(\.0).map { "\(scene.name): \($0.1) draws nothing, since \($0.2)." }
  }
}

extension RenderCommand: FilmsScenes {
  var frame: FrameOptions { overlay.frame }
  var touches: Bool? { overlay.touches }

  mutating func fill(from film: Scene.Film) {
    self.film.fill(from: film)
    scale.fill(from: film)
    play.fill(from: film)
    pace.fill(from: film)
    physics.fill(from: film)
    overlay.fill(from: film)
  }

  func checkFilm() throws {
    try film.validate()
    try scale.validate()
    try play.validate()
    try pace.validate()
    try overlay.frame.validate()
  }
}

extension StillCommand: FilmsScenes {
  var frame: FrameOptions { overlay.frame }
  var touches: Bool? { overlay.touches }

  mutating func fill(from film: Scene.Film) {
    scale.fill(from: film)
    physics.fill(from: film)
    overlay.fill(from: film)
  }

  func checkFilm() throws {
    try scale.validate()
    try overlay.frame.validate()
  }
}

extension StripCommand: FilmsScenes {
  var frame: FrameOptions { overlay.frame }
  var touches: Bool? { overlay.touches }

  mutating func fill(from film: Scene.Film) {
    physics.fill(from: film)
    overlay.fill(from: film)
  }

  func checkFilm() throws { try overlay.frame.validate() }
}
