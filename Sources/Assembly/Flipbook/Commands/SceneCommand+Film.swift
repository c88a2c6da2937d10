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

extension RenderCommand: FilmsScenes {
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
  mutating func fill(from film: Scene.Film) {
    physics.fill(from: film)
    overlay.fill(from: film)
  }

  func checkFilm() throws { try overlay.frame.validate() }
}
