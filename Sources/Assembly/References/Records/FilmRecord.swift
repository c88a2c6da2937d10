import Fingerprints
import Pixels

/// A recorded run of a scene: every named view in every frame, and fingerprints of the rest.
package struct FilmRecord: Hashable, Sendable {
  /// The scene's name with the words of its setting, as sentences have them.
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
  /// The version of the ledger.
  package var ledgerVersion = RecordFile.ledger.version
  /// The version of the motion, which says what it records: see `RecordFile.columns`.
  package var motionVersion = RecordFile.motion.version
  /// The version of the looks, which says what they record: see `RecordFile.columns`.
  package var looksVersion = RecordFile.looks.version
  /// With what it was made; `nil` in a record of a version that does not tell.
  package var origin: RecordOrigin?
  /// Whether it was read from files of an older version, which tell less.
  package var isOfOlderVersion: Bool {
    motionVersion < RecordFile.motion.version || looksVersion < RecordFile.looks.version
      || origin == nil
  }
  /// The events that no picture shows, in order.
  package var events: [RecordedEvent] = []

  /// Makes a record without frames, in the newest version of each file.
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
  /// What is in no view with a name, as it is painted.
  package var outside: [RecordedPart]

  /// Makes a frame; without `pixels` its picture is not known.
  package init(
    drawing: Fingerprint, pixels: Fingerprint? = nil, substeps: [Fingerprint] = [],
    views: [RecordedView], outside: [RecordedPart] = []
  ) {
    self.drawing = drawing
    self.pixels = pixels
    self.substeps = substeps
    self.views = views
    self.outside = outside
  }

  /// Returns the fingerprint of all poses, of the numbers that a version of the format tells.
  package func motion(inVersion version: Int = RecordFile.motion.version) -> Fingerprint {
    var fingerprint = Fingerprint()
    let count = Pose.names(inVersion: version).count
    for view in views {
      fingerprint.combine(view.name)
      for number in view.pose(inVersion: version).numbers.prefix(count) {
        fingerprint.combine(number)
      }
    }
    return fingerprint
  }
}

/// One view in one frame.
package struct RecordedView: Hashable, Sendable {
  /// The view's `accessibilityIdentifier`; a second view with the same one gets `#2` at its end.
  package let name: String
  /// Where it stands in the window and how it lies there.
  package var pose: Pose
  /// What is seen of the view, in a fixed order.
  package var look: [LookProperty]
  /// What acts on the view: behaviours, fingers, animations.
  package var causes: [String]
  /// The views without a name in it, and layers without a view, as they are painted.
  package var parts: [RecordedPart]
  /// The pose as version 1 told it, where that is another: without tilts, and mirrored views turned.
  var flat: Pose?

  /// Makes a view in a pose, without a look, causes and parts unless they are given.
  package init(
    _ name: String, _ pose: Pose, look: [LookProperty] = [], causes: [String] = [],
    parts: [RecordedPart] = []
  ) {
    self.name = name
    self.pose = pose
    self.look = look
    self.causes = causes
    self.parts = parts
  }

  /// Returns the pose as a version of the format tells it.
  func pose(inVersion version: Int) -> Pose {
    guard version < 3 else { return pose }
    guard version < 2 else {
      var told = pose
      (told.scrollX, told.scrollY) = (0, 0)
      return told
    }
    let told = flat ?? pose
    return Pose(
      x: told.x, y: told.y, width: told.width, height: told.height, angle: told.angle,
      alpha: told.alpha)
  }

  /// Returns what is recorded of the look under a name; `nil` for nothing.
  func look(_ name: String) -> String? { look.first { $0.name == name }?.value }
}

/// A view without a name or a layer without a view.
package struct RecordedPart: Hashable, Sendable {
  /// The name of the type.
  package let kind: String
  /// How it lies in the view with a name, or on the screen, as if nothing were tilted.
  ///
  /// *Units*: points, rounded to hundredths; the others to hundred-thousandths.
  package let pose: Pose
  /// What is written in it; empty for nothing.
  package let text: String
  /// What it paints itself and how it lies there.
  package let mark: Fingerprint

  /// Makes a part, whose pose is rounded and loses its tilts and its scrolling.
  package init(kind: String, pose: Pose, text: String = "", mark: Fingerprint) {
    (self.kind, self.text, self.mark) = (kind, text, mark)
    func rounded(_ value: Double, _ parts: Double) -> Double {
      abs(value) < 1e12 ? (value * parts).rounded() / parts + 0 : value
    }
    var told = Pose(
      x: rounded(pose.x, 100), y: rounded(pose.y, 100), width: rounded(pose.width, 100),
      height: rounded(pose.height, 100), angle: rounded(pose.angle, 1e5),
      alpha: rounded(pose.alpha, 1e5))
    told.scaleX = rounded(pose.scaleX, 1e5)
    told.scaleY = rounded(pose.scaleY, 1e5)
    told.shear = rounded(pose.shear, 1e5)
    self.pose = told
  }
}

/// A property that is seen of a view, such as its `background`.
package struct LookProperty: Hashable, Sendable {
  /// The name of the property: `background`.
  package let name: String
  /// What is seen, in the words that records hold.
  package let value: String

  /// Makes a property with its value, as records hold them.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Something that happened in a frame.
package struct RecordedEvent: Hashable, Sendable {
  /// The first frame at or after the event.
  package let frame: Int
  /// The kind, in one word.
  package let kind: String
  /// What happened, in the words that records hold.
  package let text: String
  /// The names of the views that began or ceased to touch.
  ///
  /// *Shape*: empty for other events, and in a record read from files, which hold only words.
  package let viewsInContact: [String]

  /// Makes an event of a frame, with the views that began or ceased to touch.
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
