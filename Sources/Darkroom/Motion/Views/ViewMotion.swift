import Geometry

/// Where a view with a name stands in a frame.
package struct NamedPlace: Hashable, Sendable {
  /// The view's name.
  package let name: String
  /// How it lies in the window; its place is the centre of the bounds.
  package let pose: Pose
  /// The size of the bounds.
  ///
  /// *Units*: points.
  package let size: CGSize
  /// *Units*: 0...1.
  package let alpha: Double

  /// Makes the place of a view, with its size in points and its opacity, 0...1.
  package init(name: String, pose: Pose, size: CGSize, alpha: Double) {
    (self.name, self.pose, self.size, self.alpha) = (name, pose, size, alpha)
  }
}

/// How a view with a name moves through a film.
package struct ViewMotion: Hashable, Sendable {
  /// The view's name.
  package let name: String
  /// *Shape*: nil where the view is not there; in rising order of frames.
  private var changes: [Change<NamedPlace?>]

  /// Finds the views of a film, in the order in which they appear.
  ///
  /// - Parameter film: the places of all named views, each name once a frame.
  /// - Returns: one motion for each name.
  package static func all(in film: Reel<[NamedPlace]>) -> [ViewMotion] {
    var motions: [ViewMotion] = []
    var numbers: [String: Int] = [:]
    for picture in film.pictures {
      var present: Set<String> = []
      for place in picture.value {
        present.insert(place.name)
        if let known = numbers[place.name] {
          motions[known].set(place, at: picture.frame)
        } else {
          numbers[place.name] = motions.count
          var motion = ViewMotion(name: place.name, changes: [])
          if picture.frame > 0 { motion.changes.append(Change(0, nil)) }
          motion.set(place, at: picture.frame)
          motions.append(motion)
        }
      }
      for index in motions.indices where !present.contains(motions[index].name) {
        motions[index].set(nil, at: picture.frame)
      }
    }
    return motions
  }

  private mutating func set(_ place: NamedPlace?, at frame: Int) {
    var place = place
    if let new = place, let seen = changes.last(where: { $0.value != nil })?.value {
      place = NamedPlace(
        name: new.name, pose: new.pose.turning(on: seen.pose.angle), size: new.size,
        alpha: new.alpha)
    }
    if changes.isEmpty || changes[changes.count - 1].value != place {
      changes.append(Change(frame, place))
    }
  }

  /// When the view comes, with true, and goes, with false.
  var presence: [Change<Bool>] { KeyFrames.presence(in: changes) }

  /// Returns the key frames of the places in a film of so many frames.
  func placements(in frames: Int) -> [Change<Placement>] {
    KeyFrames.chosen(
      among: KeyFrames.samples(of: changes, in: frames) { place in
        let (width, height) = (place.size.width, place.size.height)
        return Placement(
          pose: place.pose, size: place.size, radius: 0,
          reach: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
      }, isNear: Placement.isNear)
  }

  /// Returns the key frames of the opacity in a film of so many frames.
  func alphas(in frames: Int) -> [Change<Double>] {
    KeyFrames.samples(of: changes, in: frames, \.alpha).chosen(within: KeyFrames.level)
  }
}

/// The motion of the named views of a film, for formats that move things of others.
package struct ViewMotions: Hashable, Sendable {
  /// The name of the scene.
  let scene: String
  /// *Shape*: one for each name.
  package let motions: [ViewMotion]
  /// How many frames the film has.
  package let frames: Int
  /// How long it plays.
  ///
  /// *Units*: seconds.
  let duration: Double
  /// How often it plays; nil for ever.
  let plays: Int?

  /// Finds the motions of a film whose frames stand `frameDuration` seconds each.
  package init(
    scene: String, film: Reel<[NamedPlace]>, frameDuration: Double, plays: Int?
  ) {
    (self.scene, self.plays) = (scene, plays)
    (motions, frames) = (ViewMotion.all(in: film), film.count)
    duration = Double(film.count) * frameDuration
  }
}
