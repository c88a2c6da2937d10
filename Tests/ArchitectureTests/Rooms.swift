import Testing

/// What each room may import, as in the README's picture.
///
/// A folder inside a room that may import more stands after its room.
let rooms: [Room] = [
  Room("Sources/Arithmetic", mayImport: ["CArithmetic"]),
  Room("Sources/Geometry", mayImport: ["Arithmetic", "Foundation"]),
  Room("Sources/Pixels", mayImport: []),
  Room("Sources/Fingerprints", mayImport: []),
  Room("Sources/Drawing", mayImport: ["Geometry", "Fingerprints", "Foundation"]),
  Room("Sources/LinearConstraints", mayImport: []),
  Room("Sources/WebFiles", mayImport: []),
  Room("Sources/Wording", mayImport: []),
  Room("Sources/Markup", mayImport: ["Foundation"]),

  Room("Sources/Physics", mayImport: ["Arithmetic", "CBox2D", "Geometry", "Foundation"]),
  Room(
    "Sources/Typography",
    mayImport: ["CCairo", "CPixels", "Drawing", "Geometry", "Foundation", "Synchronization"]),
  Room(
    "Sources/Typography/Letters",
    mayImport: ["CCairo", "CFiles", "Drawing", "Foundation", "Synchronization"],
    mayReadTheWorld: true),

  Room("Sources/PictureFiles", mayImport: ["CJPEG", "CPNG", "Files"]),
  Room("Sources/Files", mayImport: ["CFiles", "Foundation", "Synchronization"]),
  Room("Sources/Files/Environment", mayReadTheWorld: true),
  Room("Sources/Files/Programs", mayReadTheWorld: true),
  Room(
    "Sources/Processes", mayImport: ["CProcesses", "Files", "Foundation", "Synchronization"],
    mayReadTheWorld: true),
  Room(
    "Sources/Streams",
    mayImport: ["Files", "Markup", "Wording", "Foundation", "Synchronization"],
    mayReadTheWorld: true),

  Room("Sources/_Testing_CoreGraphics", mayImport: []),
  Room("Sources/_Testing_CoreImage", mayImport: []),
  Room("Sources/_Testing_UIKit", mayImport: []),
  Room(
    "Sources/CoreGraphics",
    mayImport: ["Drawing", "Geometry", "Wording", "Foundation", "Synchronization"]),
  Room(
    "Sources/QuartzCore",
    mayImport: ["Arithmetic", "CoreGraphics", "Drawing", "Geometry", "Foundation"]),
  Room(
    "Sources/QuartzCore/Snapshot",
    mayImport: [
      "Arithmetic", "CoreGraphics", "Drawing", "Fingerprints", "Geometry", "Foundation",
    ]),
  Room(
    "Sources/CoreImage",
    mayImport: ["Arithmetic", "CoreGraphics", "Geometry", "Foundation", "Synchronization"]),
  Room(
    "Sources/UIKit",
    mayImport: ["Arithmetic", "QuartzCore", "CoreImage", "CoreGraphics", "Geometry", "Foundation"]),
  // The modules under whose names an app asks for time and random numbers, made of the stage's own.
  Room(
    "Sources/UIKit/Time",
    mayImport: ["Arithmetic", "CClocks", "Geometry", "Foundation", "Synchronization"],
    mayReadTheWorld: true),
  Room(
    "Sources/UIKit/Chance", mayImport: ["Arithmetic", "Geometry", "Foundation", "Synchronization"],
    mayReadTheWorld: true),
  // It has Apple's words for what a server says, and files in the place of servers.
  Room(
    "Sources/UIKit/Networking", mayImport: ["Files", "Foundation", "Synchronization"],
    mayReadTheWorld: true),
  // Words for times and measurements, in English whatever the locale.
  Room("Sources/UIKit/Formats", mayImport: ["Foundation"], mayReadTheWorld: true),
  Room(
    "Sources/UIKit/Assets", mayImport: ["Files", "Geometry", "Foundation", "Synchronization"]),
  Room(
    "Sources/UIKit/Device",
    mayImport: ["Arithmetic", "Geometry", "Foundation", "Synchronization"]),
  Room(
    "Sources/UIKit/Messages",
    mayImport: ["Arithmetic", "Geometry", "Foundation", "Synchronization"]),
  Room(
    "Sources/UIKit/Layout",
    mayImport: ["Arithmetic", "LinearConstraints", "Geometry", "Foundation"]),
  Room(
    "Sources/UIKit/Runtime", mayImport: ["Arithmetic", "Fingerprints", "Geometry", "Foundation"]),
  Room(
    "Sources/UIKit/Application", mayImport: ["Arithmetic", "CClocks", "Geometry", "Foundation"]),
  Room(
    "Sources/UIKit/Dynamics/Simulation",
    mayImport: ["Arithmetic", "Physics", "Fingerprints", "Geometry", "Foundation"]),
  Room(
    "Sources/UIKit/Text",
    mayImport: ["Arithmetic", "Typography", "Drawing", "Geometry", "Foundation"]),
  Room(
    "Sources/UIKit/Images",
    mayImport: [
      "Arithmetic", "CoreImage", "PictureFiles", "Typography", "Drawing", "Geometry", "Foundation",
      "Synchronization",
    ]),
  Room(
    "Sources/UIKit/Printing",
    mayImport: ["Arithmetic", "PictureFiles", "Drawing", "Geometry", "Foundation"]),
  Room(
    "Sources/UIKit/Snapshot",
    mayImport: ["Arithmetic", "Drawing", "Fingerprints", "Geometry", "Foundation"]),
  // Names alone; nothing is asked here.
  Room("Sources/UIKitNames", mayImport: ["UIKitCore"], mayReadTheWorld: true),
  Room("Sources/SystemLog", mayImport: ["Foundation"], mayReadTheWorld: true),
  Room(
    "Sources/CoreMotion", mayImport: ["Arithmetic", "UIKit", "Foundation", "Synchronization"]),
  Room("Sources/AVFoundation", mayImport: ["UIKit", "UIKitCore", "AudioToolbox"]),
  Room("Sources/AVKit", mayImport: ["AVFoundation", "UIKit"]),
  Room("Sources/PlaygroundSupport", mayImport: ["UIKit"]),
  Room("Sources/Accelerate", mayImport: []),
  // Its dates are the stage's.
  Room(
    "Sources/CoreLocation", mayImport: ["Arithmetic", "UIKit", "UIKitCore"], mayReadTheWorld: true),
  Room("Sources/MapKit", mayImport: ["Arithmetic", "CoreLocation", "UIKit", "UIKitCore"]),
  Room("Sources/WebKit", mayImport: ["UIKit", "UIKitCore", "Foundation"]),
  Room("Sources/SafariServices", mayImport: ["CoreGraphics", "UIKit"]),
  Room("Sources/MessageUI", mayImport: ["UIKit"]),
  Room("Sources/PopMotion", mayImport: ["CoreGraphics", "UIKit"]),
  Room("Sources/SnapConstraints", mayImport: ["UIKit"]),
  Room("Sources/ThenSettings", mayImport: ["UIKit"]),
  Room("Sources/ProgressPanels", mayImport: ["UIKit"]),
  Room("Sources/KeyboardRoom", mayImport: ["UIKit"]),
  Room("Sources/ActivityShapes", mayImport: ["UIKit"]),
  // Its chance is UIKit's, from the scene's seed.
  Room("Sources/GameplayKit", mayImport: ["Arithmetic", "UIKit"], mayReadTheWorld: true),
  // Their errors end with the sentences of those below.
  Room("Sources/WebPictures", mayImport: ["UIKit"], mayReadTheWorld: true),
  Room("Sources/WebRequests", mayImport: ["UIKit"], mayReadTheWorld: true),
  // Its dates are the stage's.
  Room("Sources/CoreData", mayImport: ["UIKit"], mayReadTheWorld: true),
  Room("Sources/UserNotifications", mayImport: ["UIKit", "UIKitCore", "Foundation"]),
  Room("Sources/AudioToolbox", mayImport: ["UIKit", "UIKitCore", "Foundation"]),
  // Its timers give dates, which are the stage's.
  Room("Sources/Combine", mayImport: ["UIKit"], mayReadTheWorld: true),
  Room(
    "Sources/Staging",
    mayImport: ["Arithmetic", "UIKit", "Drawing", "Geometry", "Fingerprints", "Foundation"]),

  Room(
    "Sources/Rasterizer",
    mayImport: [
      "Arithmetic", "Drawing", "Geometry", "Pixels", "Typography", "CCairo", "CPixels",
      "Foundation", "Synchronization",
    ]),
  Room(
    "Sources/SVG", mayImport: ["Drawing", "Geometry", "Typography", "Markup", "Foundation"]),
  Room(
    "Sources/Motion",
    mayImport: [
      "Arithmetic", "Drawing", "Geometry", "Typography", "Markup", "SVG", "Foundation",
    ]),
  Room(
    "Sources/FilmFiles",
    mayImport: [
      "Files", "WebFiles", "Wording", "Markup", "Pixels", "PictureFiles", "CPNG", "CGIF",
      "CWebP", "Foundation", "Synchronization",
    ]),
  Room("Sources/FrameComparison", mayImport: ["Pixels", "Fingerprints", "Foundation"]),

  Room(
    "Sources/Filming",
    mayImport: [
      "Staging", "UIKit", "Rasterizer", "FilmFiles", "Motion", "Files", "Streams", "Markup",
      "Wording", "Drawing", "Pixels", "Fingerprints", "Geometry", "Typography", "Arithmetic",
      "Foundation", "Synchronization",
    ]),
  Room("Sources/Filming/Bench", mayReadTheWorld: true),
  Room("Sources/Filming/Cache", mayReadTheWorld: true),
  Room("Sources/Filming/Rendering", mayReadTheWorld: true),
  Room("Sources/Filming/Motion", mayReadTheWorld: true),
  Room(
    "Sources/References",
    mayImport: [
      "Arithmetic", "Filming", "Staging", "UIKit", "Rasterizer", "FilmFiles", "Files",
      "FrameComparison", "Markup", "WebFiles", "Wording", "Drawing", "Pixels", "Fingerprints",
      "Foundation", "Dispatch", "Synchronization",
    ]),
  Room(
    "Sources/Calibration",
    mayImport: [
      "Filming", "Staging", "UIKit", "Rasterizer", "FilmFiles", "Wording", "Drawing", "Pixels",
      "Geometry", "Arithmetic", "Foundation",
    ]),
  Room(
    "Sources/Compiling", mayImport: ["Files", "Processes", "Wording", "Foundation"],
    mayReadTheWorld: true),
  Room(
    "Sources/Flipbook",
    mayImport: [
      "Calibration", "Compiling", "References", "Filming", "Staging", "Rasterizer", "SVG",
      "FilmFiles", "Files", "FrameComparison", "Processes", "Streams", "Markup", "UIKit",
      "CoreGraphics",
      "WebFiles", "Wording", "Drawing", "Pixels", "Typography", "ArgumentParser", "Foundation",
      "Synchronization",
    ],
    mayReadTheWorld: true),
  // What a user's files show becomes a scene there.
  Room(
    "Sources/Flipbook/Foreign",
    mayImport: [
      "Compiling", "Filming", "Staging", "UIKit", "PlaygroundSupport", "Files", "Processes",
      "References", "Streams", "Typography", "Wording", "ArgumentParser", "Foundation",
      "Synchronization",
    ],
    mayReadTheWorld: true),
  Room("Sources/FlipbookTesting", mayImport: ["References", "Staging", "Testing"]),
  // A package of its own, with the parser of the toolchain.
  Room(
    "Sources/Rewriter/Sources/Rewriter",
    mayImport: ["SwiftParser", "SwiftSyntax", "Foundation", "FoundationXML", "Synchronization"]),
  Room(
    "Sources/Rewriter/Sources/RewriterCommand", mayImport: ["Rewriter", "Foundation"],
    mayReadTheWorld: true),
  Room("scenes", mayImport: ["UIKit", "QuartzCore", "CoreGraphics", "Staging"]),
  Room("Sources/FlipbookCommand", mayImport: ["Flipbook", "SceneCatalog"], mayReadTheWorld: true),
]

/// A folder of sources and what it may use.
struct Room: Sendable, CustomTestStringConvertible {
  /// The path, relative to the root of the repository.
  let folder: String
  /// The names of modules; `nil` for those of the room around it.
  let mayImport: Set<String>?
  /// Whether clocks, random sources, the environment and the locale may be read here.
  let mayReadTheWorld: Bool

  init(_ folder: String, mayImport: Set<String>? = nil, mayReadTheWorld: Bool = false) {
    self.folder = folder
    self.mayImport = mayImport
    self.mayReadTheWorld = mayReadTheWorld
  }

  var testDescription: String { folder }
}

/// What differs between runs or machines, as patterns that match a line of code.
let waysToReadTheWorld = [
  #"\bDate\("#, #"\bDate\.now\b"#, #"\brandom\("#, #"\bshuffled?\("#, #"\brandomElement\("#,
  #"RandomNumberGenerator"#, #"\barc4random"#, #"\bdrand48\("#, #"\bUUID\("#,
  #"\bProcessInfo\b"#, #"\bgetenv\("#, #"\bCommandLine\b"#,
  #"\bContinuousClock\b"#, #"\bSuspendingClock\b"#, #"\bDispatchTime\b"#, #"\bTask\.sleep\b"#,
  #"\bclock_gettime\("#, #"\bgettimeofday\("#, #"\bCFAbsoluteTimeGetCurrent\b"#,
  #"\bLocale\.(?!ofPhone\b|languagesOfPhone\b)"#, #"\bLocale\((?!identifier:)"#, #"\bTimeZone[.(]"#,
  #"\blocalized(?!\w*Title\b|Subtitle\b|Model\b|Reason\b|Name\b|\w*Suggestion\b|Description(?:: String\?| spoken))[A-Z]\w*"#,
  #"\bNumberFormatter\b"#,
]
