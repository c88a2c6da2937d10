import Fingerprints
import Pixels

/// A recorded run of a scene: every named view in every frame, and fingerprints of the rest.
package struct FilmRecord: Hashable, Sendable {
  package var scene: String
  /// The size of the pictures.
  package var size: PixelSize
  /// The frame rate.
  ///
  /// *Units*: frames a second.
  package var rate: Int
  /// How many frames one key frame stands for; 0 when there are no key frames.
  package var keyStride = 0
  /// The frames in order, from the picture before the first step.
  package var frames: [RecordedFrame] = []
  /// The version of the looks, which says what they record: see `RecordFile.version`.
  package var looksVersion = RecordFile.looks.version
  /// The events that no picture shows, in order.
  package var events: [RecordedEvent] = []

  package init(scene: String, size: PixelSize, rate: Int) {
    (self.scene, self.size, self.rate) = (scene, size, rate)
  }

  /// Returns when a frame is shown.
  ///
  /// *Units*: seconds.
  package func time(of frame: Int) -> Double { Double(frame) / Double(rate) }
}

/// One frame of a run.
package struct RecordedFrame: Hashable, Sendable {
  /// The fingerprint of the display list.
  package var drawing: Fingerprint
  /// The fingerprint of the picture; `nil` when none was drawn.
  package var pixels: Fingerprint?
  /// The fingerprints of the bodies after each sub-step of the physics before this frame.
  package var substeps: [Fingerprint]
  /// The views with a name, back to front; each name once.
  package var views: [RecordedView]

  package init(
    drawing: Fingerprint, pixels: Fingerprint? = nil, substeps: [Fingerprint] = [],
    views: [RecordedView]
  ) {
    self.drawing = drawing
    self.pixels = pixels
    self.substeps = substeps
    self.views = views
  }

  /// The fingerprint of all poses.
  package var motion: Fingerprint {
    var fingerprint = Fingerprint()
    for view in views {
      fingerprint.combine(view.name)
      for number in view.pose.numbers { fingerprint.combine(number) }
    }
    return fingerprint
  }
}

/// One view in one frame.
package struct RecordedView: Hashable, Sendable {
  /// The view's `accessibilityIdentifier`; a second view with the same one gets `#2` at its end.
  package let name: String
  package var pose: Pose
  /// What is seen of the view, in a fixed order.
  package var look: [LookProperty]
  /// What acts on the view: behaviours, fingers, animations.
  package var causes: [String]

  package init(
    _ name: String, _ pose: Pose, look: [LookProperty] = [], causes: [String] = []
  ) {
    self.name = name
    self.pose = pose
    self.look = look
    self.causes = causes
  }
}

/// Where a view stands in the window.
package struct Pose: Hashable, Sendable {
  /// The centre.
  ///
  /// *Units*: points.
  package var x: Double
  package var y: Double
  /// The size of the bounds.
  ///
  /// *Units*: points.
  package var width: Double
  package var height: Double
  /// The rotation, clockwise.
  ///
  /// *Units*: radians.
  package var angle: Double
  /// The opacity, 0...1.
  package var alpha: Double

  package init(
    x: Double, y: Double, width: Double, height: Double, angle: Double = 0, alpha: Double = 1
  ) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    (self.angle, self.alpha) = (angle, alpha)
  }

  static let names = ["x", "y", "width", "height", "angle", "alpha"]

  /// The six numbers, in the order of `names`.
  var numbers: [Double] { [x, y, width, height, angle, alpha] }

  /// Makes a pose of its numbers.
  ///
  /// - Precondition: six numbers in the order of `names`.
  init(_ numbers: [Double]) {
    self.init(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], angle: numbers[4],
      alpha: numbers[5])
  }
}

/// A property that is seen of a view, such as its `background`.
package struct LookProperty: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Something that happened in a frame.
package struct RecordedEvent: Hashable, Sendable {
  package let frame: Int
  /// The kind, in one word.
  package let kind: String
  package let text: String
  /// The names of the views that began or ceased to touch.
  ///
  /// *Shape*: empty for other events, and in a record read from files, which hold only words.
  package let viewsInContact: [String]

  package init(frame: Int, kind: String, text: String, viewsInContact: [String] = []) {
    (self.frame, self.kind, self.text) = (frame, kind, text)
    self.viewsInContact = viewsInContact
  }

  /// Returns true when files say the same of both.
  package static func == (one: RecordedEvent, other: RecordedEvent) -> Bool {
    (one.frame, one.kind, one.text) == (other.frame, other.kind, other.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
    hasher.combine(kind)
    hasher.combine(text)
  }
}
