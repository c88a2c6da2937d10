// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Optimizes a room in debug builds too.
///
/// Whoever builds scenes of their own debugs those, and waits for pictures. The package manager
/// refuses such settings of a package that is asked for by its version; a version has a tag.
let isVersion = Context.gitInformation?.currentTag != nil
let optimized: [SwiftSetting] = isVersion ? [] : [.unsafeFlags(["-O"])]
let optimizedC: [CSetting] = isVersion ? [] : [.unsafeFlags(["-O2"])]
let optimizedCXX: [CXXSetting] = isVersion ? [] : [.unsafeFlags(["-O2"])]

/// Leaves warnings about code as others write it to them.
let quiet: [SwiftSetting] = isVersion ? [] : [.unsafeFlags(["-suppress-warnings"])]

/// Compiles code as others write it, in the language mode in which they do.
let foreign: [SwiftSetting] = [.swiftLanguageMode(.v5)] + quiet

/// What rooms of the darkroom wait for in a build, though they use nothing of it.
///
/// UIKit takes longest, and half of the rooms wait for it. It needs CoreImage and what that needs:
/// a build begins with these, and makes the darkroom beside UIKit.
let besideUIKit: [Target.Dependency] = ["CoreImage"]

/// The rooms that `UIKit` hands on, the lowest first.
let partsOfUIKit = [
  "SystemWorld", "DispatchNames", "FoundationNames", "UIKitGround", "CoreText", "ImageIO",
  "LocalAuthentication", "Security", "WatchConnectivity",
  "UniformTypeIdentifiers", "UIKitCore", "UIKitLists", "UIKitContainers", "UIKitDynamics",
  "UIKitExtras",
]

/// What a room needs that imports the lowest room of UIKit: it hands on what it stands on.
let ground: [Target.Dependency] = [
  "UIKitGround", "FoundationNames", "DispatchNames", "SystemWorld",
]

/// What a room needs that imports UIKit: a change in what UIKit hands on would not build it again otherwise.
let uikit = (["UIKit"] + partsOfUIKit).map { Target.Dependency(stringLiteral: $0) }

/// What a file may import.
let importable =
  ["UIKit"] + partsOfUIKit + [
    "QuartzCore", "CoreImage", "CoreGraphics", "CoreMotion", "AVFoundation", "AVKit",
    "AudioToolbox", "Combine", "CoreData", "UserNotifications", "CoreLocation", "MapKit", "WebKit",
    "SafariServices", "MessageUI", "Accelerate", "PlaygroundSupport", "GameplayKit", "PopMotion",
    "SnapConstraints", "ThenSettings", "WebPictures", "WebRequests", "ProgressPanels",
    "KeyboardRoom", "ActivityShapes", "ReusedViews", "SystemLog",
  ]

/// Where the rooms stand in `Sources`, each in a folder of its name unless it says otherwise.
let families = [
  "C": [
    "CArithmetic", "CBox2D", "CCairo", "CClocks", "CConformances", "CFiles", "CGIF", "CJPEG",
    "CPNG", "CPixels", "CProcesses", "CSleef", "CWebP", "CWebPReading",
  ],
  "Values": ["Arithmetic", "Drawing", "Fingerprints", "Geometry", "Pixels"],
  "Services": [
    "Files", "LinearConstraints", "Markup", "Physics", "PictureFiles", "Processes", "Streams",
    "Typography", "WebFiles", "Wording",
  ],
  "Apple": [
    "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "Combine", "CoreData", "CoreGraphics",
    "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "DispatchNames", "FoundationNames",
    "GameplayKit", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI", "PlaygroundSupport",
    "QuartzCore", "SafariServices", "Security", "SystemLog", "SystemWorld",
    "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit",
    "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
  ],
  "StandIns": [
    "ActivityShapes", "KeyboardRoom", "PopMotion", "ProgressPanels", "ReusedViews",
    "SnapConstraints", "ThenSettings", "WebPictures", "WebRequests",
  ],
  "Stage": ["Staging"],
  "Darkroom": ["FilmFiles", "FrameComparison", "Motion", "Rasterizer", "SVG"],
  "Assembly": [
    "Calibration", "Compiling", "Filming", "Flipbook", "FlipbookCommand", "FlipbookTesting",
    "Pages",
    "References",
  ],
]

/// The folder of a room in `Sources`; `nil` for what stands elsewhere.
func folder(of room: String) -> String? {
  if room == "UIKit" { return "Sources/Apple/UIKit/Names" }
  if room.hasPrefix("UIKit") { return "Sources/Apple/UIKit/\(room.dropFirst(5))" }
  return families.first { $0.value.contains(room) }.map { "Sources/\($0.key)/\(room)" }
}

/// The functions of libdispatch, Foundation and Swift for which `Sources/C/CClocks` stands in.
///
/// They are those that it marks with `WRAPS`.
let stoodInFor = [
  "dispatch_group_leave", "dispatch_group_notify", "dispatch_group_async", "dispatch_group_wait",
  "dispatch_semaphore_wait", "dispatch_async", "dispatch_barrier_async", "dispatch_after",
  "dispatch_sync", "dispatch_barrier_sync", "dispatch_async_and_wait", "dispatch_sync_f",
  "dispatch_apply", "dispatch_block_notify", "dispatch_block_wait", "dispatch_assert_queue",
  "dispatch_assert_queue_barrier", "dispatch_assert_queue_not", "dispatch_async_f",
  "dispatch_after_f", "dispatch_source_create", "dispatch_source_set_timer",
  "dispatch_source_set_event_handler_f", "dispatch_source_set_event_handler", "dispatch_activate",
  "_foundation_uuid_generate_random", "_cf_uuid_generate_random", "CFRunLoopGetCurrent",
  "CFRunLoopRun", "CFRunLoopRunInMode", "CFRunLoopRunSpecific", "_CFRunLoopFinished",
  "CFRunLoopAddTimer", "CFRunLoopPerformBlock", "_CFThreadCreate", "_CFIsMainThread",
  "CFTimeZoneCreateWithName",
  "swift_allocObject", "swift_once", "$sSO9hashValueSivg",
]

/// The functions of Swift's runtime that `Sources/C/CConformances` asks before, marked with `ASKS`.
let askedFirst = [
  "swift_conformsToProtocol", "swift_conformsToProtocolCommon",
  "swift_conformsToProtocolWithExecutionContext",
]

/// The folder of the compiler that PATH names.
///
/// What stands beside it is for this machine. A build for another names that system's root to
/// pkg-config; it has none of it.
let toolchain: URL? = {
  guard (Context.environment["PKG_CONFIG_SYSROOT_DIR"] ?? "").isEmpty else { return nil }
  let compilers = (Context.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: "\($0)/swiftc").resolvingSymlinksInPath() }
  return compilers.first { FileManager.default.isExecutableFile(atPath: $0.path) }?
    .deletingLastPathComponent()
}()

/// Links all that is built with the linker that the toolchain brings.
///
/// It takes seconds. That of binutils, the only other one from Debian 13 on, takes two minutes of a
/// processor for each program. A setting of what all programs use is one of all programs. The build
/// ID tells one program from another (`ObjectFile`).
let linksFast: [LinkerSetting] = {
  guard
    !isVersion, let toolchain,
    FileManager.default.isExecutableFile(atPath: toolchain.appending(path: "ld.lld").path)
  else { return [] }
  return [.unsafeFlags(["-use-ld=lld", "-Xlinker", "--build-id=sha1"])]
}()

/// Links a program with Swift's libraries themselves, where the toolchain brings them.
///
/// The loader then looks up a twentieth of the names, and none of the 170,000 addresses in the program
/// is moved, as it would be in one that may stand anywhere. The program starts in half of the time.
/// Programs that are compiled from a user's files load these libraries, as the rooms do.
let startsFast: [LinkerSetting] = {
  guard
    !linksFast.isEmpty,
    let libraries = toolchain?.deletingLastPathComponent()
      .appending(path: "lib/swift_static/linux"),
    FileManager.default.fileExists(atPath: libraries.appending(path: "libFoundation.a").path)
  else { return [] }
  let foundation = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "CoreFoundation",
    "_FoundationCollections", "_FoundationCShims", "_FoundationICU",
  ]
  // A member of an archive is taken for a name that nobody else defines, even weakly, so that
  // the member with `dispatch_apply` is asked for by another name.
  let linking =
    ["-u", "dispatch_apply_f"] + (stoodInFor + askedFirst).map { "--wrap=\($0)" }
  // Where it is installed, the files of a release have libraries that not every system has.
  let installed = ["-rpath", "$ORIGIN/../lib/flipbook"]
  return [
    .unsafeFlags(
      ["-static-stdlib"] + foundation.map { "-l\($0)" }
        + (linking + installed).flatMap { ["-Xlinker", $0] } + [
          "-Xclang-linker", "-Wl,--no-export-dynamic", "-Xclang-linker", "-no-pie",
        ],
      .when(configuration: .release))
  ]
}()

/// The rooms and their arrows; `Tests/ArchitectureTests` reads the `import` lines and guards what
/// the package manager cannot see.
let package = Package(
  name: "Flipbook",
  products: [
    .library(name: "UIKit", targets: importable),
    .library(name: "Flipbook", targets: ["Flipbook"]),
    .library(name: "FlipbookTesting", targets: ["FlipbookTesting"]),
    .executable(name: "flipbook", targets: ["FlipbookCommand"]),
    .plugin(name: "FlipbookPlugin", targets: ["FlipbookPlugin"]),
    // What programs are linked with that `flipbook` compiles from a user's files.
    .library(
      name: "FlipbookRooms", type: .dynamic,
      targets: importable + ["Flipbook", "FlipbookTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Foreign
    .systemLibrary(name: "CSleef", pkgConfig: "sleef", providers: [.apt(["libsleef-dev"])]),
    .target(
      name: "CArithmetic", dependencies: ["CSleef"], cSettings: optimizedC,
      linkerSettings: linksFast),
    .target(name: "CClocks", cSettings: optimizedC),
    .target(name: "CConformances", cSettings: optimizedC),
    .target(name: "CFiles", cSettings: optimizedC),
    .target(name: "CPixels", cSettings: optimizedC),
    .target(name: "CProcesses", cSettings: optimizedC),
    .target(name: "CBox2D", cxxSettings: optimizedCXX, linkerSettings: [.linkedLibrary("box2d")]),
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "CPNG", cSettings: optimizedC,
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .target(
      name: "CWebPReading", cSettings: optimizedC,
      linkerSettings: [.linkedLibrary("webpdemux"), .linkedLibrary("webp")]),

    // Values
    .target(name: "Arithmetic", dependencies: ["CArithmetic"], swiftSettings: optimized),
    .target(name: "Geometry", dependencies: ["Arithmetic"], swiftSettings: optimized),
    .target(name: "Pixels", swiftSettings: optimized),
    .target(name: "Fingerprints", swiftSettings: optimized),
    .target(name: "Drawing", dependencies: ["Geometry", "Fingerprints"], swiftSettings: optimized),
    .target(name: "LinearConstraints"),
    .target(name: "Markup"),
    .target(
      name: "WebFiles",
      resources: [
        "play.css", "play.html", "play.js", "player.css", "player.js", "report.css", "report.js",
      ]
      .map { .embedInCode($0) }),
    .target(name: "Wording"),

    // Services
    .target(name: "Physics", dependencies: ["CBox2D", "Arithmetic", "Geometry"]),
    .target(
      name: "Typography",
      dependencies: ["CCairo", "CFiles", "CPixels", "Drawing", "Geometry", "Wording"],
      resources: [.embedInCode("Letters/letters.tsv")], swiftSettings: optimized),
    .target(
      name: "PictureFiles", dependencies: ["CJPEG", "CPNG", "CWebPReading", "Files"],
      swiftSettings: optimized),
    .target(name: "Files", dependencies: ["CFiles"], swiftSettings: optimized),
    .target(name: "Processes", dependencies: ["CProcesses", "Files"]),
    .target(name: "Streams", dependencies: ["Files", "Markup", "Wording"]),

    // Stage
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "CoreGraphics",
      dependencies: ["Drawing", "Geometry", "Wording", "_Testing_CoreGraphics"]),
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", "Drawing", "Geometry", "Fingerprints", "Arithmetic"]),
    .target(
      name: "CoreImage",
      dependencies: ["CoreGraphics", "Drawing", "Geometry", "Arithmetic", "_Testing_CoreImage"],
      swiftSettings: optimized),
    // What is below UIKit and not Apple's by that name: the stage's time, chance, log and parts.
    .target(
      name: "SystemWorld",
      dependencies: ["QuartzCore", "CoreGraphics", "Geometry", "Arithmetic", "CClocks"]),
    // What a file imports as Dispatch and Foundation: modules of those names are the toolchain's.
    .target(
      name: "DispatchNames",
      dependencies: ["SystemWorld", "QuartzCore", "CoreGraphics", "Geometry"]),
    .target(
      name: "FoundationNames",
      dependencies: [
        "DispatchNames", "SystemWorld", "QuartzCore", "CoreGraphics", "Files", "Geometry",
        "Arithmetic",
      ]),
    .target(
      name: "UIKitGround",
      dependencies: [
        "FoundationNames", "DispatchNames", "SystemWorld", "QuartzCore", "CoreImage",
        "CoreGraphics", "Typography", "PictureFiles", "Files", "Drawing", "Geometry",
        "Fingerprints", "Arithmetic",
      ]),
    .target(name: "CoreText", dependencies: ground + ["Drawing"]),
    .target(name: "ImageIO", dependencies: ground + ["PictureFiles"]),
    .target(name: "LocalAuthentication", dependencies: ground),
    .target(name: "Security", dependencies: ground),
    .target(name: "WatchConnectivity", dependencies: ground),
    .target(name: "UniformTypeIdentifiers"),
    .target(
      name: "UIKitCore",
      dependencies: ground + [
        "QuartzCore", "CoreImage", "CoreGraphics", "Typography", "PictureFiles",
        "Files", "Drawing", "Geometry", "Fingerprints", "LinearConstraints", "Arithmetic",
        "CClocks",
      ]),
    .target(
      name: "UIKitLists",
      dependencies: ground + [
        "UIKitCore", "UniformTypeIdentifiers", "QuartzCore", "CoreImage",
        "CoreGraphics", "Drawing", "Geometry", "Arithmetic",
      ]),
    .target(
      name: "UIKitContainers",
      dependencies: ground + [
        "UIKitLists", "UIKitCore", "QuartzCore", "CoreImage", "CoreGraphics",
        "Geometry",
      ]),
    .target(
      name: "UIKitDynamics",
      dependencies: ground + [
        "UIKitLists", "UIKitCore", "Physics", "QuartzCore", "CoreImage",
        "CoreGraphics", "Drawing", "Geometry", "Fingerprints", "Arithmetic",
      ]),
    .target(
      name: "UIKitExtras",
      dependencies: ground + [
        "UIKitContainers", "UIKitLists", "UIKitCore", "QuartzCore", "CoreImage",
        "CoreGraphics", "Files", "Drawing", "Geometry", "Arithmetic",
      ]),
    // What a file imports: all of these, and the names that Foundation has, too.
    .target(
      name: "UIKit",
      dependencies: partsOfUIKit.map { Target.Dependency(stringLiteral: $0) } + ["_Testing_UIKit"]),
    .target(name: "CoreMotion", dependencies: uikit + ["Arithmetic"]),
    .target(name: "AVFoundation", dependencies: uikit + ["AudioToolbox"]),
    .target(name: "AVKit", dependencies: uikit + ["AVFoundation"]),
    .target(name: "PlaygroundSupport", dependencies: uikit),
    .target(name: "AudioToolbox", dependencies: uikit),
    .target(name: "GameplayKit", dependencies: uikit + ["Arithmetic"]),
    .target(name: "UserNotifications", dependencies: uikit),
    .target(name: "Accelerate"),
    .target(name: "CoreLocation", dependencies: uikit + ["Arithmetic"]),
    .target(name: "MapKit", dependencies: uikit + ["CoreLocation", "Arithmetic"]),
    .target(name: "WebKit", dependencies: uikit),
    .target(name: "SafariServices", dependencies: uikit + ["CoreGraphics"]),
    .target(name: "MessageUI", dependencies: uikit),
    // Not Apple's: what apps ask of a library that many of them use and few carry along.
    .target(name: "SnapConstraints", dependencies: uikit),
    .target(name: "ThenSettings", dependencies: uikit),
    .target(name: "ProgressPanels", dependencies: uikit),
    .target(name: "ActivityShapes", dependencies: uikit),
    .target(name: "ReusedViews", dependencies: uikit),
    .target(
      name: "KeyboardRoom", dependencies: uikit,
      swiftSettings: foreign),
    .target(name: "PopMotion", dependencies: uikit + ["CoreGraphics"]),
    // Their closures are called on the main thread, which Swift 6 cannot see.
    .target(
      name: "WebPictures", dependencies: uikit,
      swiftSettings: foreign),
    .target(
      name: "WebRequests", dependencies: uikit,
      swiftSettings: foreign),
    // Its values and those of Combine pass between closures on one thread, which Swift 6 cannot see.
    .target(
      name: "CoreData", dependencies: uikit,
      swiftSettings: foreign),
    .target(
      name: "Combine", dependencies: uikit,
      swiftSettings: foreign),
    // What apps log; they import it beside UIKit.
    // What a file imports as os. A module of that name would make other packages take this machine
    // for a Mac, where they ask whether os can be imported.
    .target(name: "SystemLog"),
    .target(
      name: "Staging",
      dependencies: uikit + ["Drawing", "Geometry", "Fingerprints", "Arithmetic"]),

    // Darkroom
    .target(
      name: "Rasterizer",
      dependencies: [
        "Drawing", "Geometry", "Pixels", "Typography", "Arithmetic", "CCairo", "CPixels",
      ] + besideUIKit, swiftSettings: optimized),
    .target(
      name: "SVG", dependencies: ["Drawing", "Geometry", "Typography", "Markup"] + besideUIKit),
    .target(
      name: "Motion",
      dependencies: ["Drawing", "Geometry", "Typography", "Markup", "SVG", "Arithmetic"]),
    .target(
      name: "FilmFiles",
      dependencies: [
        "Files", "WebFiles", "Wording", "Markup", "Pixels", "PictureFiles", "CPNG", "CGIF", "CWebP",
      ] + besideUIKit, swiftSettings: optimized),
    .target(name: "FrameComparison", dependencies: ["Pixels", "Fingerprints"]),

    // Assembly
    .target(
      name: "Filming",
      dependencies: uikit + [
        "Staging", "Rasterizer", "FilmFiles", "Motion", "Files", "Streams",
        "Markup", "Wording", "Drawing", "Pixels", "Geometry", "Typography", "Arithmetic",
        "Fingerprints",
      ], swiftSettings: optimized),
    .target(
      name: "References",
      dependencies: uikit + [
        "Arithmetic", "Filming", "Staging", "Rasterizer", "FilmFiles",
        "Files", "FrameComparison", "Markup", "WebFiles", "Wording", "Drawing", "Pixels",
        "Fingerprints",
      ]),
    .target(
      name: "Calibration",
      dependencies: uikit + [
        "Filming", "Staging", "Rasterizer", "FilmFiles", "Wording",
        "Drawing", "Pixels", "Geometry", "Arithmetic",
      ], swiftSettings: optimized),
    .target(name: "Compiling", dependencies: ["Files", "Processes", "Wording"] + besideUIKit),
    .target(name: "Pages", dependencies: ["Markup", "Wording"] + besideUIKit),
    .target(
      name: "Flipbook",
      dependencies: uikit + [
        "CConformances", "Calibration", "Compiling", "Pages", "References", "Filming", "Staging",
        "CoreGraphics", "PlaygroundSupport", "Rasterizer", "SVG", "FilmFiles", "Files",
        "FrameComparison", "Processes",
        "Streams", "Markup", "WebFiles", "Wording", "Drawing", "Pixels", "Typography",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        "Action", "Controller", "FileImports", "Import", "Imports", "Package", "Program", "Scene",
        "Tests", "Workflow",
      ].map { .embedInCode("Starting/Templates/\($0).txt") }
        + [.embedInCode("Doctor/requirements.tsv")]),
    .target(name: "FlipbookTesting", dependencies: ["References", "Staging"]),
    .target(name: "SceneCatalog", dependencies: uikit + ["Staging"], path: "scenes"),
    .executableTarget(
      name: "FlipbookCommand", dependencies: ["Flipbook", "SceneCatalog"],
      linkerSettings: startsFast),
    // On Linux a plugin writes where its user may: it asks for no permission.
    .plugin(
      name: "FlipbookPlugin",
      capability: .command(
        intent: .custom(
          verb: "flipbook",
          description: "Build the program of the package's scenes and give it a command.")),
      path: "Plugins/FlipbookPlugin"),

    // Tests
    .testTarget(name: "ArithmeticTests", dependencies: ["Arithmetic"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "FingerprintsTests", dependencies: ["Fingerprints"]),
    .testTarget(name: "PixelsTests", dependencies: ["Pixels", "CPixels", "SeededNumbers"]),
    .testTarget(name: "CConformancesTests", dependencies: ["CConformances"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Geometry", "Fingerprints"]),
    .testTarget(
      name: "LinearConstraintsTests", dependencies: ["LinearConstraints", "SeededNumbers"]),
    .testTarget(name: "PhysicsTests", dependencies: ["Fingerprints", "Physics", "Geometry"]),
    .testTarget(name: "SystemWorldTests", dependencies: ["SystemWorld", "QuartzCore"]),
    .testTarget(
      name: "DispatchNamesTests", dependencies: ["DispatchNames", "SystemWorld", "QuartzCore"]),
    .testTarget(
      name: "FoundationNamesTests",
      dependencies: ["FoundationNames", "DispatchNames", "SystemWorld", "QuartzCore"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: uikit + ["Drawing", "SeededNumbers", "HostileInput"],
      exclude: ["Dynamics/PublicAPI/UIKitDynamics.txt"]),
    .testTarget(
      name: "StagingTests",
      dependencies: uikit + [
        "Staging", "CoreMotion", "AVFoundation", "AudioToolbox", "Combine",
        "AVKit", "UserNotifications", "MapKit", "CoreData", "CoreLocation", "WebKit",
        "SafariServices", "MessageUI", "PlaygroundSupport", "SnapConstraints", "ThenSettings",
        "PopMotion", "WebPictures", "WebRequests", "ProgressPanels", "KeyboardRoom",
        "ActivityShapes", "ReusedViews", "GameplayKit", "Drawing", "SeededNumbers",
      ]),
    .testTarget(
      name: "CoreImageTests",
      dependencies: ["CoreImage", "CoreGraphics", "Drawing", "Geometry"]),
    .testTarget(
      name: "RasterizerTests",
      dependencies: ["Rasterizer", "Typography", "Drawing", "Pixels", "Geometry", "SeededNumbers"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TemporaryFolders"]),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes", "Files", "TemporaryFolders"]),
    .testTarget(name: "LoggingTests", dependencies: ["SystemLog"]),
    .testTarget(
      name: "CompilingTests", dependencies: ["Compiling", "Files", "TemporaryFolders"]),
    .testTarget(name: "PagesTests", dependencies: ["Pages"]),
    .testTarget(
      name: "SVGTests",
      dependencies: ["SVG", "Typography", "Drawing", "Geometry", "Markup"]),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "Drawing", "Geometry"]),
    .testTarget(name: "PictureFilesTests", dependencies: ["PictureFiles"]),
    .testTarget(
      name: "PictureTests",
      dependencies: uikit + [
        "Staging", "Rasterizer", "Drawing", "Pixels", "Geometry", "FilmFiles",
        "PictureFiles",
      ]),
    .testTarget(
      name: "FilmFilesTests",
      dependencies: [
        "FilmFiles", "Files", "FrameComparison", "Pixels", "CWebP", "SeededNumbers",
        "TemporaryFolders", "Browsing",
      ]),
    .testTarget(
      name: "FrameComparisonTests",
      dependencies: ["FrameComparison", "Pixels", "Fingerprints", "SeededNumbers"]),
    .testTarget(
      name: "FilmingTests",
      dependencies: uikit + [
        "Filming", "Staging", "SceneCatalog", "Rasterizer", "SVG", "PictureFiles", "FilmFiles",
        "Drawing", "Pixels", "Geometry", "TemporaryFolders",
        "Accelerate",
      ]),
    .testTarget(
      name: "ReferencesTests",
      dependencies: uikit + [
        "References", "Filming", "Staging", "FilmFiles", "Files", "Wording",
        "Pixels", "FrameComparison", "Fingerprints", "SeededNumbers", "TemporaryFolders",
        "Browsing", "QuartzCore", "Geometry",
      ]),
    .testTarget(
      name: "SceneCatalogTests",
      dependencies: uikit + [
        "SceneCatalog", "Staging", "Rasterizer", "Drawing", "Geometry",
        "Typography",
      ]),
    .testTarget(
      name: "CalibrationTests",
      dependencies: uikit + [
        "Calibration", "Staging", "Drawing", "Pixels", "Geometry",
        "SeededNumbers",
      ]),
    .testTarget(
      name: "FlipbookTests",
      dependencies: uikit + [
        "Flipbook", "References", "Filming", "Motion", "SceneCatalog", "Staging", "Rasterizer",
        "SVG", "FilmFiles", "Files", "Processes", "Streams", "Wording",
        "Drawing", "Pixels", "Geometry", "Compiling", "TemporaryFolders", "Browsing",
        "FlipbookCommand",
        "FixtureGallery",
        "ForeignMain", "HostileScenes", "ClockScenes", "OddNames", "LastingScenes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "ReferenceTests",
      dependencies: uikit + ["FlipbookTesting", "SceneCatalog", "Staging"],
      exclude: ["OldReferences", "References"]),
    .executableTarget(
      name: "FixtureGallery", dependencies: uikit + ["Flipbook"],
      path: "Tests/Fixtures/Gallery"),
    .executableTarget(
      name: "ClockScenes", dependencies: uikit + ["Flipbook"],
      path: "Tests/Fixtures/Clocks", swiftSettings: quiet, linkerSettings: startsFast),
    .executableTarget(
      name: "HostileScenes", dependencies: uikit + ["Flipbook"],
      path: "Tests/Fixtures/HostileScenes"),
    .executableTarget(
      name: "LastingScenes", dependencies: uikit + ["Flipbook"],
      path: "Tests/Fixtures/Lasting"),
    .executableTarget(
      name: "FilmReading", dependencies: ["FilmFiles"], path: "Tests/Fixtures/FilmReading"),
    .executableTarget(
      name: "OddNames", dependencies: uikit + ["Flipbook"],
      path: "Tests/Fixtures/OddNames"),
    .executableTarget(
      name: "WidgetScenes", dependencies: uikit + ["Flipbook"],
      path: "Tests/Fixtures/Widgets"),
    .target(name: "SeededNumbers", path: "Tests/Fixtures/SeededNumbers"),
    .target(name: "TemporaryFolders", path: "Tests/Fixtures/TemporaryFolders"),
    .target(name: "Browsing", dependencies: ["TemporaryFolders"], path: "Tests/Fixtures/Browsing"),
    .executableTarget(
      name: "HostileInput", dependencies: uikit + ["SeededNumbers"],
      path: "Tests/Fixtures/HostileInput"),
    // Code as others write it, in the language mode in which they compile it.
    .target(
      name: "ForeignCode", dependencies: uikit, path: "Tests/Fixtures/ForeignCode",
      swiftSettings: foreign),
    .target(
      name: "ForeignApp", dependencies: uikit, path: "Tests/Fixtures/ForeignApp",
      swiftSettings: foreign),
    .executableTarget(
      name: "ForeignMain", dependencies: uikit + ["Flipbook"],
      path: "Tests/Fixtures/ForeignMain",
      swiftSettings: foreign),
    .testTarget(
      name: "ForeignCodeTests",
      dependencies: uikit + ["ForeignCode", "ForeignApp", "Staging"]),
    .testTarget(name: "ArchitectureTests"),

    // Measurements
    .executableTarget(
      name: "FilmBenchmark", dependencies: uikit + ["Flipbook"],
      path: "Benchmarks/films/scenes", linkerSettings: startsFast),
    .executableTarget(
      name: "CalibrationBenchmark", dependencies: uikit + ["Flipbook"],
      path: "Benchmarks/calibration/scenes"),
    .executableTarget(
      name: "PhysicsBenchmark", dependencies: uikit,
      path: "Benchmarks/physics/animator"),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

for target in package.targets where target.path == nil && target.type != .test {
  target.path = folder(of: target.name)
}

// `make fuzz` alone builds this: it is linked with libFuzzer.
if Context.environment["FLIPBOOK_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzing", dependencies: ["References", "Filming", "FilmFiles"], path: "Tests/Fuzzing",
      exclude: ["check", "films.dictionary", "texts.dictionary"]))
}

// What a release build leaves out, since it would take a third of its time.
if !isVersion {
  for target in package.targets where target.type == .regular || target.type == .executable {
    var flags: [String] = []
    // What a debugger reads of the rooms. The scenes keep it: what stops there is told with its line.
    if target.type == .regular, target.name != "SceneCatalog" { flags += ["-Xfrontend", "-gnone"] }
    // Speed that nobody notices: commands call rooms that are fast, and fixtures are for tests.
    let isFixture = target.path?.hasPrefix("Tests/Fixtures/") ?? false
    if ["Compiling", "Flipbook", "Pages", "WebFiles"].contains(target.name) || isFixture {
      flags.append("-Onone")
    }
    // Checks that no two hold one variable, 2 % of what is done for a simple frame. Debug builds and
    // so the tests have them.
    if target.type == .regular { flags.append("-enforce-exclusivity=unchecked") }
    guard !flags.isEmpty else { continue }
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .release))]
  }
}
