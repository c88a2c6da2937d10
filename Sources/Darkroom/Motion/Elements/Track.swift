import Geometry

/// An element through all frames of a film.
struct Track: Hashable, Sendable {
  let body: FilmElement.Body
  let ink: FilmElement.Ink
  /// The states, nil where the element is not there.
  ///
  /// *Shape*: in rising order of frames; each differs from the one before.
  private(set) var changes: [Change<FilmElement.State?>]
  private(set) var children: [Track] = []

  /// Begins with an element that comes in a frame.
  init(_ element: FilmElement, at frame: Int) {
    (body, ink) = (element.body, element.ink)
    changes = frame > 0 ? [Change(0, nil)] : []
    show(element, at: frame)
  }

  /// The state in the frame that was shown last; nil when the element was not there.
  var last: FilmElement.State? { changes.last?.value }

  /// The state in which the element was seen last; nil for one that was never seen.
  var lastSeen: FilmElement.State? { changes.last { $0.value != nil }?.value }

  mutating func show(_ element: FilmElement, at frame: Int) {
    var state = element.state
    if let before = lastSeen { state.pose = state.pose.turning(on: before.pose.angle) }
    set(state, at: frame)
    children.show(element.children, at: frame)
  }

  mutating func hide(at frame: Int) {
    set(nil, at: frame)
    for index in children.indices { children[index].hide(at: frame) }
  }

  /// Returns the track without what never comes into a part of the picture; `nil` where nothing is left.
  func seen(in part: CGRect) -> Track? {
    switch body {
    case .masked: return self
    case .group(let clip):
      guard clip == nil || comes(into: part) else { return nil }
      var track = self
      track.children = children.compactMap { $0.seen(in: part) }
      return track.children.isEmpty ? nil : track
    case .box, .ellipse, .path, .text, .image, .shadow: return comes(into: part) ? self : nil
    }
  }

  private func comes(into part: CGRect) -> Bool {
    changes.contains { change in
      guard let state = change.value else { return false }
      let place = state.reach.applying(state.pose.map).insetBy(dx: -Self.slack, dy: -Self.slack)
      return place.intersects(part)
    }
  }

  /// How far beside its reach something may still show.
  ///
  /// *Units*: points.
  private static let slack = 1.0

  private mutating func set(_ state: FilmElement.State?, at frame: Int) {
    guard changes.last?.value != state else { return }
    if changes.last?.frame == frame { changes.removeLast() }
    changes.append(Change(frame, state))
  }
}

extension [Track] {
  /// Shows the elements of a frame, each as the track that it goes on with, or as a new one.
  ///
  /// The order of the tracks is that in which elements are drawn, in every frame.
  mutating func show(_ elements: [FilmElement], at frame: Int) {
    let partners = Alignment(of: self, with: elements).partners
    var tracks: [Track] = []
    tracks.reserveCapacity(count)
    var next = 0
    for (element, partner) in zip(elements, partners) {
      guard let partner else {
        tracks.append(Track(element, at: frame))
        continue
      }
      while next < partner {
        tracks.append(self[next])
        tracks[tracks.count - 1].hide(at: frame)
        next += 1
      }
      tracks.append(self[partner])
      tracks[tracks.count - 1].show(element, at: frame)
      next = partner + 1
    }
    while next < count {
      tracks.append(self[next])
      tracks[tracks.count - 1].hide(at: frame)
      next += 1
    }
    self = tracks
  }
}
