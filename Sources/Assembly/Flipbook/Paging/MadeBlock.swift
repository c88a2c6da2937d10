import Pages

/// What was made of a marker.
struct MadeBlock: Sendable {
  /// A file beside the page.
  struct File: Hashable, Sendable {
    /// Where it belongs, from the folder of the page.
    let path: String
    /// Where it was made.
    let draft: String
  }

  var files: [File] = []
  /// What stands below the marker; `nil` where that could not be made.
  var lines: [String]?
  /// The checksum of an alternative text of ours that stands in the lines; `nil` where there is none.
  var sum: String?
  var faults: [PageFault] = []
  /// Messages of tools about it, a line each, which name their lines themselves.
  var details: [String] = []
  /// What it is made from besides scenes of the program: files and folders, as typed.
  var sources: [String] = []
}

/// What is known of a scene before it is played.
struct SceneFacts: Sendable {
  var sentence = ""
  var isDark = false
  /// Where its film begins, in seconds, and the pixels a point that it has; `nil` where the scene does not say
  /// so.
  var from: Double?
  var scale: Double?
}
