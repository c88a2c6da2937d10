import Drawing
import Geometry

/// A film as Lottie's JSON: shape layers that move by key frames.
///
/// Source: the Lottie Animation Community's format, https://lottie.github.io/lottie-spec/.
package struct LottieFilm {
  let timeline: Timeline
  private var assets: [JSONValue] = []
  private let framesPerSecond: Double
  private let title: String
  private var layers: [JSONValue] = []

  /// Writes a film.
  ///
  /// - Parameters:
  ///   - timeline: what moves, read without what Lottie has no words for (`MotionLimit.ofLottie`).
  ///   - title: the name of the scene.
  ///   - framesPerSecond: the frame rate.
  ///   - ground: what is behind everything; nil for nothing.
  package init(_ timeline: Timeline, title: String, framesPerSecond: Double, ground: Color?) {
    (self.timeline, self.title, self.framesPerSecond) = (timeline, title, framesPerSecond)
    layers = layers(of: timeline.tracks)
    guard let ground else { return }
    let box = CGRect(origin: .zero, size: timeline.size)
    layers.append(
      layer(
        0..<timeline.frames, .object([]),
        [
          Self.rectangle(
            size: Self.still([box.width, box.height]), radius: 0,
            center: [box.midX, box.midY]),
          Self.fill(
            Self.still([ground.red, ground.green, ground.blue]), Self.still(100), isEven: false),
        ]))
  }

  /// The whole file.
  ///
  /// - Throws: what an encoder throws for the title.
  package var text: String {
    get throws {
      let film = JSONValue.object([
        ("v", "5.7.0"), ("nm", .text(title)), ("fr", .number(framesPerSecond, digits: 6)),
        ("ip", 0), ("op", .number(Double(timeline.frames), digits: 0)),
        ("w", .number(timeline.size.width, digits: 3)),
        ("h", .number(timeline.size.height, digits: 3)), ("ddd", 0), ("assets", .list(assets)),
        ("layers", .list(layers)),
      ])
      return try film.written() + "\n"
    }
  }

  // MARK: Layers

  /// Returns the layers of some elements, those before others first, as Lottie has them.
  private mutating func layers(of tracks: [Track]) -> [JSONValue] {
    var layers: [JSONValue] = []
    for track in tracks.reversed() { layers += self.layers(of: track) }
    return layers
  }

  /// Returns a layer for each stretch in which an element is there.
  private mutating func layers(of track: Track) -> [JSONValue] {
    let stretches = self.stretches(of: track)
    let frames = timeline.frames
    guard case .group(let clip) = track.body else {
      let shapes = shapes(of: track)
      let transform = transform(of: track)
      return stretches.map { layer($0, transform, shapes) }
    }
    let inside = layers(of: track.children)
    let opacities = track.opacities(in: frames)
    if clip == nil, opacities.allSatisfy({ $0.value == 1 }) { return inside }
    let name = "a\(assets.count)"
    assets.append(.object([("id", .text(name)), ("layers", .list(inside))]))
    let fading = JSONValue.object([
      ("o", Self.property(opacities.map { Change($0.frame, [$0.value * 100]) }))
    ])
    var masks: [(String, JSONValue)] = []
    if let clip {
      masks = [
        ("hasMask", .truth(true)),
        (
          "masksProperties",
          .list([
            .object([
              ("mode", "a"), ("inv", .truth(false)),
              ("pt", form(of: clip, track)),
              ("o", Self.still(100)),
            ])
          ])
        ),
      ]
    }
    return stretches.map { stretch in
      .object(
        [
          ("ddd", 0), ("ty", 0), ("refId", .text(name)),
          ("w", .number(timeline.size.width, digits: 3)),
          ("h", .number(timeline.size.height, digits: 3)), ("ks", fading),
        ] + Self.times(stretch) + masks)
    }
  }

  private func stretches(of track: Track) -> [Range<Int>] {
    let visibility = track.visibility
    return visibility.enumerated().compactMap { index, change in
      let end = index + 1 < visibility.count ? visibility[index + 1].frame : timeline.frames
      return change.value ? change.frame..<end : nil
    }
  }

  private func layer(
    _ stretch: Range<Int>, _ transform: JSONValue, _ shapes: [JSONValue]
  ) -> JSONValue {
    // A player that reads on and on takes turns for turns in space unless it knows better by then.
    let head: [(String, JSONValue)] = [
      ("ddd", 0), ("ty", 4), ("ks", transform), ("shapes", .list(shapes)),
    ]
    return .object(head + Self.times(stretch))
  }

  private static func times(_ stretch: Range<Int>) -> [(String, JSONValue)] {
    [
      ("ip", .number(Double(stretch.lowerBound), digits: 0)),
      ("op", .number(Double(stretch.upperBound), digits: 0)), ("st", 0), ("sr", 1),
      ("bm", 0), ("ao", 0),
    ]
  }

  // MARK: Motion

  private func transform(of track: Track) -> JSONValue {
    let keys = track.placements(in: timeline.frames)
    func part(_ values: (Pose) -> [Double]) -> JSONValue {
      Self.property(keys.map { Change($0.frame, values($0.value.pose)) })
    }
    var members = [
      ("p", part { [$0.x, $0.y, 0] }), ("r", part { [$0.angle.inDegrees] }),
      ("s", part { [$0.scaleX * 100, $0.scaleY * 100, 100] }),
    ]
    if case .text = track.body {
      let alphas = track.colors(0, in: timeline.frames).map {
        Change($0.frame, [$0.value.light.alpha * 100])
      }
      members.append(("o", Self.property(alphas)))
    }
    return .object(members)
  }

  /// Returns a property that changes evenly between key frames, or never.
  static func property(_ keys: [Change<[Double]>]) -> JSONValue {
    guard let first = keys.first, keys.contains(where: { $0.value != first.value }) else {
      return still(keys.first?.value ?? [])
    }
    return .object([("a", 1), ("k", frames(keys) { .numbers($0) })])
  }

  /// Returns key frames between which values change evenly.
  static func frames<Value>(
    _ keys: [Change<Value>], _ json: (Value) -> JSONValue
  ) -> JSONValue {
    .list(
      keys.enumerated().map { index, key in
        let place: [(String, JSONValue)] = [
          ("t", .number(Double(key.frame), digits: 0)), ("s", json(key.value)),
        ]
        guard index + 1 < keys.count else { return .object(place) }
        return .object(
          place + [
            ("i", .object([("x", .list([1])), ("y", .list([1]))])),
            ("o", .object([("x", .list([0])), ("y", .list([0]))])),
          ])
      })
  }

  static func still(_ values: [Double]) -> JSONValue {
    .object([("a", 0), ("k", values.count == 1 ? .number(values[0], digits: 3) : .numbers(values))])
  }

  static func still(_ value: Double) -> JSONValue { still([value]) }
}
