import Staging

/// The result of a comparison, in words.
package struct FilmVerdict: Hashable, Sendable, Codable {
  /// The scene, or what was compared.
  package var name: String
  /// The name of the scene; `nil` where films in files were compared.
  package var scene: String?
  /// What names the setting that the scene was shown in: `dark`, `iphone-se`.
  package var setting: [String] = []
  /// What differs, the deepest layer first: the film, then physics, views, pixels.
  ///
  /// *Shape*: empty when all is the same.
  package var findings: [FilmFinding] = []
  /// Remarks that are no differences.
  package var notes: [String] = []

  /// Makes a verdict without differences on what is no scene, such as two films.
  package init(_ name: String) { self.name = name }

  /// Makes a verdict without differences.
  ///
  /// - Parameter scene: the scene as it is shown.
  package init(of scene: Scene) {
    name = scene.title
    self.scene = scene.name
    setting = scene.setting.words
  }

  /// Whether nothing differs; notes do not count.
  package var isSame: Bool { findings.isEmpty }

  /// Whether nothing was compared, since that went wrong.
  package var isError: Bool { findings.contains { $0.kind == .error } }

  /// Everything that differs, a line each, with details indented.
  package var lines: [String] {
    findings.flatMap(\.lines) + notes
  }

  enum CodingKeys: String, CodingKey {
    case name, scene, setting, isSame, findings, notes
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    scene = try container.decodeIfPresent(String.self, forKey: .scene)
    setting = try container.decodeIfPresent([String].self, forKey: .setting) ?? []
    findings = try container.decode([FilmFinding].self, forKey: .findings)
    notes = try container.decode([String].self, forKey: .notes)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(scene, forKey: .scene)
    if scene != nil { try container.encode(setting, forKey: .setting) }
    try container.encode(isSame, forKey: .isSame)
    try container.encode(findings, forKey: .findings)
    try container.encode(notes, forKey: .notes)
  }
}

/// One way in which films differ.
package struct FilmFinding: Hashable, Sendable, Codable {
  /// What differs; its raw value is what reports call it.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is nothing to compare with.
    case noReference = "no reference"
    /// It could not be compared, as where its reference cannot be read.
    case error
    /// Films were made with other files of letters or other libraries.
    case surroundings
    /// The pictures have another size.
    case size
    /// The number of frames a second differs.
    case rate
    /// The film ends earlier.
    case tooFewFrames = "too few frames"
    /// The film ends later.
    case tooManyFrames = "too many frames"
    /// The film ends at another time, though with the same number of frames.
    case length
    /// Frames are left out in the middle, or at the beginning.
    case missingFrames = "missing frames"
    /// Frames are added.
    case extraFrames = "extra frames"
    /// A view stands elsewhere.
    case physics
    /// A view looks different, wherever it stands.
    case views
    /// The same drawing became a different picture.
    case pixels
  }

  /// What differs, for programs.
  package var kind: Kind
  /// What differs, for people, with its moment where that is known.
  package var sentence: String
  /// More about the difference, a sentence each.
  package var details: [String] = []
  /// The first frame that differs, counted as in the reference.
  package var frame: Int?
  /// The time of that frame.
  ///
  /// *Units*: seconds.
  package var time: Double?
  /// How many frames differ.
  package var frameCount: Int?
  /// The view that differs first.
  package var view: String?

  /// The sentence, then the details, indented.
  package var lines: [String] { [sentence] + details.map { "  " + $0 } }

  /// Makes a finding; `frame` counts as in the reference, and `time` is in seconds.
  package init(
    _ kind: Kind, _ sentence: String, details: [String] = [], frame: Int? = nil,
    time: Double? = nil, frameCount: Int? = nil, view: String? = nil
  ) {
    self.kind = kind
    self.sentence = sentence
    self.details = details
    self.frame = frame
    self.time = time
    self.frameCount = frameCount
    self.view = view
  }
}

/// Which layers of a film decide whether it is the same as its reference.
public enum ComparedLayers: String, Hashable, Sendable, CaseIterable {
  /// Where views stand.
  case motion
  /// What the pictures show.
  case pixels
  /// Everything, the looks of views too.
  case all

  var includeMotion: Bool { self != .pixels }
  var includePixels: Bool { self != .motion }
}
