/// What the folders inside a room may use of one another, from the lowest to the highest.
///
/// A folder may use those that are named beside it, which stand above it in the list: so there is
/// no circle.
let plans = [
  FolderPlan(
    "Sources/Services/Files",
    [
      ("Basics", on: []),
      ("Reading", on: ["Basics"]),
      ("Environment", on: []),
      ("Drafts", on: ["Basics", "Reading", "Environment"]),
      ("Programs", on: ["Basics", "Drafts"]),
      ("Whole", on: ["Basics", "Reading", "Drafts"]),
    ]),
  FolderPlan(
    "Sources/Darkroom/FilmFiles",
    [
      ("LZW", on: []),
      ("Repeats", on: []),
      ("Changes", on: []),
      ("Basics", on: ["Changes"]),
      ("PNG", on: ["Basics", "Changes"]),
      ("Reading", on: ["Basics", "PNG"]),
      ("Folder", on: ["Basics", "PNG", "Reading"]),
      ("APNG", on: ["Basics", "Changes", "LZW", "PNG", "Reading", "Repeats"]),
      ("GIF", on: ["Basics", "Changes", "LZW", "Reading"]),
      ("WebP", on: ["Basics", "Changes", "PNG", "Reading", "Repeats"]),
      ("Video", on: ["Basics", "Changes", "Reading"]),
      ("HTML", on: ["Basics", "Changes", "PNG", "Reading"]),
      (
        "Formats",
        on: ["Basics", "PNG", "Reading", "Folder", "APNG", "GIF", "WebP", "Video", "HTML"]
      ),
    ]),
  FolderPlan(
    "Sources/Darkroom/Motion",
    [
      ("Values", on: []),
      ("Elements", on: ["Values"]),
      ("SVG", on: ["Values", "Elements"]),
      ("Views", on: ["Values", "SVG"]),
      ("Lottie", on: ["Values", "Elements"]),
    ]),
  FolderPlan(
    "Sources/Assembly/Filming",
    [
      ("Trajectories", on: []),
      ("Film", on: []),
      ("Production", on: ["Film"]),
      ("Overlay", on: ["Film"]),
      ("Strips", on: ["Film", "Overlay"]),
      ("Live", on: ["Film", "Overlay"]),
      ("Media", on: ["Film", "Production", "Overlay"]),
      ("Beside", on: ["Production", "Overlay", "Media"]),
      ("Cache", on: ["Film", "Media"]),
      ("Rendering", on: ["Film", "Production", "Overlay", "Media", "Cache"]),
      ("Motion", on: ["Film", "Overlay", "Media", "Rendering"]),
      ("Bench", on: ["Film", "Overlay", "Media", "Rendering"]),
      ("Description", on: ["Film"]),
    ]),
  FolderPlan(
    "Sources/Assembly/References",
    [
      ("Records", on: []),
      ("Verdicts", on: []),
      ("Recording", on: ["Records"]),
      ("Motion", on: ["Records", "Verdicts"]),
      ("Pictures", on: ["Verdicts"]),
      ("Report", on: ["Records", "Verdicts", "Recording", "Motion", "Pictures"]),
      (
        "Verifying",
        on: ["Records", "Verdicts", "Recording", "Motion", "Pictures", "Report"]
      ),
      ("Patches", on: ["Records"]),
      ("Outcome", on: ["Records", "Verdicts", "Report", "Patches"]),
    ]),
  FolderPlan(
    "Sources/Assembly/Calibration",
    [
      ("Pictures", on: []),
      ("Takes", on: []),
      ("Recordings", on: ["Pictures"]),
      ("Placing", on: ["Pictures"]),
      ("Tracking", on: ["Pictures", "Takes", "Recordings", "Placing"]),
      ("Fitting", on: ["Pictures", "Takes", "Recordings", "Placing", "Tracking"]),
      (
        "Comparing", on: ["Pictures", "Takes", "Recordings", "Placing", "Tracking", "Fitting"]
      ),
      ("Telling", on: ["Takes", "Comparing"]),
    ]),
  FolderPlan(
    "Sources/Assembly/Flipbook",
    [
      ("Session", on: []),
      ("Options", on: ["Session"]),
      ("Doctor", on: ["Session"]),
      ("Foreign", on: ["Options", "Session"]),
      ("Outcomes", on: ["Options", "Session"]),
      ("Commands", on: ["Options", "Session", "Foreign", "Outcomes"]),
      ("Proving", on: ["Options", "Session", "Foreign"]),
      ("Serving", on: []),
      ("Watching", on: ["Options", "Serving"]),
      ("Playing", on: ["Options", "Session", "Foreign", "Commands", "Serving"]),
      ("Starting", on: ["Options", "Session"]),
      (
        "Paging",
        on: [
          "Options", "Session", "Foreign", "Outcomes", "Commands", "Proving", "Serving", "Watching",
        ]
      ),
      ("Pairing", on: ["Options", "Commands", "Proving", "Paging"]),
      (
        "Entry",
        on: [
          "Options", "Session", "Doctor", "Commands", "Foreign", "Outcomes", "Proving", "Watching",
          "Playing", "Starting", "Paging", "Pairing",
        ]
      ),
    ]),
]

/// The folders of a room, and which others each may use.
struct FolderPlan: Sendable {
  /// The path, relative to the root of the repository.
  let room: String
  let rows: [Row]

  /// One folder and those that it may use.
  struct Row: Hashable, Sendable {
    let folder: String
    let mayUse: Set<String>
  }

  init(_ room: String, _ rows: [(folder: String, on: Set<String>)]) {
    self.room = room
    self.rows = rows.map { Row(folder: $0.folder, mayUse: $0.on) }
  }
}
