import Testing

/// What each room may import, as in the README's picture.
///
/// A folder inside a room that may import more stands after its room.
let rooms: [Room] = [
  Room("Sources/Values/Arithmetic", mayImport: ["CArithmetic"]),
  Room("Sources/Values/Geometry", mayImport: ["Arithmetic", "Foundation"]),
  Room("Sources/Values/Pixels", mayImport: []),
  Room("Sources/Values/Fingerprints", mayImport: []),
  Room("Sources/Values/Drawing", mayImport: ["Geometry", "Fingerprints", "Foundation"]),
  Room("Sources/Services/LinearConstraints", mayImport: []),
  Room("Sources/Services/WebFiles", mayImport: []),
  Room("Sources/Services/Wording", mayImport: []),
  Room("Sources/Services/Markup", mayImport: ["Foundation"]),

  Room("Sources/Services/Physics", mayImport: ["Arithmetic", "CBox2D", "Geometry", "Foundation"]),
  Room(
    "Sources/Services/Typography",
    mayImport: ["CCairo", "CPixels", "Drawing", "Geometry", "Foundation", "Synchronization"]),
  Room(
    "Sources/Services/Typography/Letters",
    mayImport: ["CCairo", "CFiles", "Drawing", "Foundation", "Synchronization", "Wording"],
    mayReadTheWorld: true),

  Room("Sources/Services/PictureFiles", mayImport: ["CJPEG", "CPNG", "CWebPReading", "Files"]),
  Room("Sources/Services/Files", mayImport: ["CFiles", "Foundation", "Synchronization"]),
  Room("Sources/Services/Files/Environment", mayReadTheWorld: true),
  Room("Sources/Services/Files/Programs", mayReadTheWorld: true),
  Room(
    "Sources/Services/Processes",
    mayImport: ["CProcesses", "Files", "Foundation", "Synchronization"],
    mayReadTheWorld: true),
  Room(
    "Sources/Services/Streams",
    mayImport: ["Files", "Markup", "Wording", "Foundation", "Synchronization"],
    mayReadTheWorld: true),

  Room("Sources/Apple/_Testing_CoreGraphics", mayImport: []),
  Room("Sources/Apple/_Testing_CoreImage", mayImport: []),
  Room("Sources/Apple/_Testing_UIKit", mayImport: []),
  Room(
    "Sources/Apple/CoreGraphics",
    mayImport: ["Drawing", "Geometry", "Wording", "Foundation", "Synchronization"]),
  Room(
    "Sources/Apple/QuartzCore",
    mayImport: ["Arithmetic", "CoreGraphics", "Drawing", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/QuartzCore/Snapshot",
    mayImport: [
      "Arithmetic", "CoreGraphics", "Drawing", "Fingerprints", "Geometry", "Foundation",
    ]),
  Room(
    "Sources/Apple/CoreImage",
    mayImport: ["Arithmetic", "CoreGraphics", "Geometry", "Foundation", "Synchronization"]),
  Room(
    "Sources/Apple/SystemWorld",
    mayImport: ["Arithmetic", "CClocks", "QuartzCore", "Geometry", "Foundation", "Synchronization"]),
  // The modules under whose names an app asks for time and random numbers, made of the stage's own.
  Room(
    "Sources/Apple/SystemWorld/Clocks",
    mayImport: ["Arithmetic", "CClocks", "Synchronization"], mayReadTheWorld: true),
  Room(
    "Sources/Apple/SystemWorld/Chance", mayImport: ["Arithmetic", "Synchronization"],
    mayReadTheWorld: true),
  Room(
    "Sources/Apple/DispatchNames", mayImport: ["SystemWorld", "Foundation", "Synchronization"],
    mayReadTheWorld: true),
  // Its words for times and measurements are in English whatever the locale, and files answer in the
  // place of servers.
  Room(
    "Sources/Apple/FoundationNames",
    mayImport: ["Arithmetic", "DispatchNames", "Foundation", "Synchronization"]),
  Room("Sources/Apple/FoundationNames/Time", mayReadTheWorld: true),
  Room("Sources/Apple/FoundationNames/Formats", mayImport: ["Foundation"], mayReadTheWorld: true),
  Room(
    "Sources/Apple/FoundationNames/Networking",
    mayImport: ["Files", "Foundation", "Synchronization"], mayReadTheWorld: true),
  Room(
    "Sources/Apple/UIKit/Ground",
    mayImport: [
      "FoundationNames", "Arithmetic", "QuartzCore", "CoreImage", "CoreGraphics", "Geometry",
      "Foundation",
    ]),
  // Names alone; nothing is asked in these.
  Room("Sources/Apple/DispatchNames/Exports.swift", mayReadTheWorld: true),
  Room("Sources/Apple/FoundationNames/Exports.swift", mayReadTheWorld: true),
  Room("Sources/Apple/UIKit/Ground/Exports.swift", mayReadTheWorld: true),
  Room("Sources/Apple/CoreText", mayImport: ["UIKitGround", "Drawing", "Foundation"]),
  Room("Sources/Apple/ImageIO", mayImport: ["UIKitGround", "PictureFiles", "Foundation"]),
  Room("Sources/Apple/LocalAuthentication", mayImport: ["UIKitGround", "Foundation"]),
  Room("Sources/Apple/Security", mayImport: ["UIKitGround", "Foundation"]),
  Room("Sources/Apple/WatchConnectivity", mayImport: ["UIKitGround", "Foundation"]),
  Room("Sources/Apple/UniformTypeIdentifiers", mayImport: ["Foundation"]),
  Room(
    "Sources/Apple/UIKit/Core",
    mayImport: [
      "UIKitGround", "Arithmetic", "QuartzCore", "CoreImage", "CoreGraphics", "Geometry",
      "Foundation", "Observation",
    ]),
  Room(
    "Sources/Apple/UIKit/Lists",
    mayImport: [
      "UIKitCore", "UniformTypeIdentifiers", "Arithmetic", "Geometry", "Foundation",
    ]),
  Room("Sources/Apple/UIKit/Containers", mayImport: ["UIKitLists", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Dynamics",
    mayImport: ["UIKitLists", "Arithmetic", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Extras",
    mayImport: ["UIKitContainers", "Arithmetic", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Ground/Assets",
    mayImport: ["Files", "Geometry", "Foundation", "Synchronization"]),
  Room(
    "Sources/Apple/UIKit/Ground/Device",
    mayImport: ["Arithmetic", "Geometry", "Foundation", "Synchronization"]),
  Room(
    "Sources/Apple/UIKit/Ground/Values",
    mayImport: ["Arithmetic", "CoreImage", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Core/Layout",
    mayImport: ["Arithmetic", "LinearConstraints", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Core/Runtime",
    mayImport: ["Arithmetic", "Fingerprints", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Core/Application",
    mayImport: ["Arithmetic", "CClocks", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Dynamics/Simulation",
    mayImport: ["Arithmetic", "Physics", "Fingerprints", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Ground/Text",
    mayImport: ["Arithmetic", "Typography", "Drawing", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Ground/Images",
    mayImport: [
      "Arithmetic", "CoreImage", "PictureFiles", "Typography", "Drawing", "Geometry", "Foundation",
      "Synchronization",
    ]),
  Room(
    "Sources/Apple/UIKit/Extras/Printing",
    mayImport: ["Arithmetic", "PictureFiles", "Drawing", "Geometry", "Foundation"]),
  Room(
    "Sources/Apple/UIKit/Core/Snapshot",
    mayImport: ["Arithmetic", "Drawing", "Fingerprints", "Geometry", "Foundation"]),
  // Names alone; nothing is asked here.
  Room(
    "Sources/Apple/UIKit/Names",
    mayImport: [
      "UIKitContainers", "UIKitDynamics", "UIKitExtras", "CoreText", "ImageIO",
      "LocalAuthentication", "Security", "WatchConnectivity",
    ],
    mayReadTheWorld: true),
  Room("Sources/Apple/SystemLog", mayImport: ["Foundation"], mayReadTheWorld: true),
  Room(
    "Sources/Apple/CoreMotion", mayImport: ["Arithmetic", "UIKit", "Foundation", "Synchronization"]),
  Room("Sources/Apple/AVFoundation", mayImport: ["UIKit", "UIKitCore", "AudioToolbox"]),
  Room("Sources/Apple/AVKit", mayImport: ["AVFoundation", "UIKit"]),
  Room("Sources/Apple/PlaygroundSupport", mayImport: ["UIKit"]),
  Room("Sources/Apple/Accelerate", mayImport: []),
  // Its dates are the stage's.
  Room(
    "Sources/Apple/CoreLocation", mayImport: ["Arithmetic", "UIKit", "UIKitCore"],
    mayReadTheWorld: true),
  Room("Sources/Apple/MapKit", mayImport: ["Arithmetic", "CoreLocation", "UIKit", "UIKitCore"]),
  Room("Sources/Apple/WebKit", mayImport: ["UIKit", "UIKitCore", "Foundation"]),
  Room("Sources/Apple/SafariServices", mayImport: ["CoreGraphics", "UIKit"]),
  Room("Sources/Apple/MessageUI", mayImport: ["UIKit"]),
  Room("Sources/StandIns/PopMotion", mayImport: ["CoreGraphics", "UIKit"]),
  Room("Sources/StandIns/SnapConstraints", mayImport: ["UIKit"]),
  Room("Sources/StandIns/ThenSettings", mayImport: ["UIKit"]),
  Room("Sources/StandIns/ProgressPanels", mayImport: ["UIKit"]),
  Room("Sources/StandIns/KeyboardRoom", mayImport: ["UIKit"]),
  Room("Sources/StandIns/ActivityShapes", mayImport: ["UIKit"]),
  Room("Sources/StandIns/ReusedViews", mayImport: ["UIKit"]),
  // Its chance is UIKit's, from the scene's seed.
  Room("Sources/Apple/GameplayKit", mayImport: ["Arithmetic", "UIKit"], mayReadTheWorld: true),
  // Their errors end with the sentences of those below.
  Room("Sources/StandIns/WebPictures", mayImport: ["UIKit"], mayReadTheWorld: true),
  Room("Sources/StandIns/WebRequests", mayImport: ["UIKit"], mayReadTheWorld: true),
  // Its dates are the stage's.
  Room("Sources/Apple/CoreData", mayImport: ["UIKit"], mayReadTheWorld: true),
  Room("Sources/Apple/UserNotifications", mayImport: ["UIKit", "UIKitCore", "Foundation"]),
  Room("Sources/Apple/AudioToolbox", mayImport: ["UIKit", "UIKitCore", "Foundation"]),
  // Its timers give dates, which are the stage's.
  Room("Sources/Apple/Combine", mayImport: ["UIKit"], mayReadTheWorld: true),
  Room(
    "Sources/Stage/Staging",
    mayImport: ["Arithmetic", "UIKit", "Drawing", "Geometry", "Fingerprints", "Foundation"]),

  Room(
    "Sources/Darkroom/Rasterizer",
    mayImport: [
      "Arithmetic", "Drawing", "Geometry", "Pixels", "Typography", "CCairo", "CPixels",
      "Foundation", "Synchronization",
    ]),
  Room(
    "Sources/Darkroom/SVG",
    mayImport: ["Drawing", "Geometry", "Typography", "Markup", "Foundation"]),
  Room(
    "Sources/Darkroom/Motion",
    mayImport: [
      "Arithmetic", "Drawing", "Geometry", "Typography", "Markup", "SVG", "Foundation",
    ]),
  Room(
    "Sources/Darkroom/FilmFiles",
    mayImport: [
      "Files", "WebFiles", "Wording", "Markup", "Pixels", "PictureFiles", "CPNG", "CGIF",
      "CWebP", "Foundation", "Synchronization",
    ]),
  Room("Sources/Darkroom/FrameComparison", mayImport: ["Pixels", "Fingerprints", "Foundation"]),

  Room(
    "Sources/Assembly/Filming",
    mayImport: [
      "Staging", "UIKit", "Rasterizer", "FilmFiles", "Motion", "Files", "Streams", "Markup",
      "Wording", "Drawing", "Pixels", "Fingerprints", "Geometry", "Typography", "Arithmetic",
      "Foundation", "Synchronization",
    ]),
  Room("Sources/Assembly/Filming/Bench", mayReadTheWorld: true),
  Room("Sources/Assembly/Filming/Cache", mayReadTheWorld: true),
  Room("Sources/Assembly/Filming/Rendering", mayReadTheWorld: true),
  Room("Sources/Assembly/Filming/Motion", mayReadTheWorld: true),
  Room(
    "Sources/Assembly/References",
    mayImport: [
      "Arithmetic", "Filming", "Staging", "UIKit", "Rasterizer", "FilmFiles", "Files",
      "FrameComparison", "Markup", "WebFiles", "Wording", "Drawing", "Pixels", "Fingerprints",
      "Foundation", "Dispatch", "Synchronization",
    ]),
  Room(
    "Sources/Assembly/Calibration",
    mayImport: [
      "Filming", "Staging", "UIKit", "Rasterizer", "FilmFiles", "Wording", "Drawing", "Pixels",
      "Geometry", "Arithmetic", "Foundation",
    ]),
  Room(
    "Sources/Assembly/Compiling", mayImport: ["Files", "Processes", "Wording", "Foundation"],
    mayReadTheWorld: true),
  Room("Sources/Assembly/Pages", mayImport: ["Markup", "Wording", "Foundation"]),
  Room(
    "Sources/Assembly/Flipbook",
    mayImport: [
      "Calibration", "Compiling", "Pages", "References", "Filming", "Staging", "Rasterizer", "SVG",
      "FilmFiles", "Files", "FrameComparison", "Processes", "Streams", "Markup", "UIKit",
      "CoreGraphics",
      "WebFiles", "Wording", "Drawing", "Pixels", "Typography", "ArgumentParser", "Foundation",
      "Synchronization",
    ],
    mayReadTheWorld: true),
  // What a user's files show becomes a scene there.
  Room(
    "Sources/Assembly/Flipbook/Foreign",
    mayImport: [
      "Compiling", "Filming", "Staging", "UIKit", "PlaygroundSupport", "Files", "Processes",
      "References", "Streams", "Typography", "Wording", "ArgumentParser", "Foundation",
      "Synchronization",
    ],
    mayReadTheWorld: true),
  Room("Sources/Assembly/FlipbookTesting", mayImport: ["References", "Staging", "Testing"]),
  // A package of its own, with the parser of the toolchain.
  Room(
    "Rewriter/Sources/Rewriter",
    mayImport: ["SwiftParser", "SwiftSyntax", "Foundation", "FoundationXML", "Synchronization"]),
  Room(
    "Rewriter/Sources/RewriterCommand", mayImport: ["Rewriter", "Foundation"],
    mayReadTheWorld: true),
  Room("scenes", mayImport: ["UIKit", "QuartzCore", "CoreGraphics", "Staging"]),
  Room(
    "Sources/Assembly/FlipbookCommand", mayImport: ["Flipbook", "SceneCatalog"],
    mayReadTheWorld: true),
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
