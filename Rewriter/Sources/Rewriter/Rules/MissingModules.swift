/// Modules that a file may import here: Apple's that are whole, the toolchain's and Flipbook's own.
let modulesThatAreHere = Set(Facts.namesOfModules.keys).subtracting(missingModules.keys)
  .union(standInsOfModules.values)
  .union([
    "Flipbook", "FlipbookTesting", "Staging", "Swift", "_Concurrency", "Foundation",
    "FoundationEssentials", "FoundationXML", "Dispatch", "Glibc", "RegexBuilder", "Synchronization",
    "Observation", "Distributed",
  ])

/// Modules of others, with those of Flipbook that stand in for them where they are not among the
/// files.
///
/// The names differ, since an author's package may depend on both.
let standInsOfModules = [
  "SnapKit": "SnapConstraints", "Then": "ThenSettings", "Kingfisher": "WebPictures",
  "SDWebImage": "WebPictures", "Alamofire": "WebRequests", "SwiftyJSON": "WebRequests",
  "pop": "PopMotion", "SVProgressHUD": "ProgressPanels", "MBProgressHUD": "ProgressPanels",
  "IQKeyboardManagerSwift": "KeyboardRoom", "NVActivityIndicatorView": "ActivityShapes",
  "Reusable": "ReusedViews",
]

/// Modules of others that have a type of their own name, which a stand-in has, too.
let modulesNamedAsTypes: Set = [
  "SVProgressHUD", "MBProgressHUD", "NVActivityIndicatorView", "Reusable",
]

/// What a module of Apple's declares that is not here.
package enum NamesOfModule {
  /// Names that begin so, with another word behind: `AV` for `AVPlayer`.
  case beginning([String])
  case words(Set<String>)

  /// Returns whether a name is one of the module's.
  func contains(_ name: String) -> Bool {
    switch self {
    case .words(let words): words.contains(name)
    case .beginning(let prefixes):
      prefixes.contains { prefix in
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        return prefix.last == "_"
          || rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
      }
    }
  }
}

/// Modules of Apple's that are not here, with what their names begin with.
let missingModules: [String: NamesOfModule] = {
  var modules: [String: NamesOfModule] = [
    "SwiftUI": .words(namesOfSwiftUI), "SwiftUICore": .words(namesOfSwiftUI),
    "WidgetKit": .words(namesOfSwiftUI.union(["Widget", "TimelineProvider", "TimelineEntry"])),
    "SwiftData": .words(["Model", "ModelContainer", "ModelContext", "Query", "FetchDescriptor"]),
    "RealityKit": .words(["ARView", "AnchorEntity", "Entity", "ModelEntity", "RealityView"]),
  ]
  for line in prefixesOfModules.split(separator: "\n") {
    let words = line.split(separator: " ").map(String.init)
    if let module = words.first { modules[module] = .beginning(Array(words.dropFirst())) }
  }
  return modules
}()

let namesOfSwiftUI: Set<String> = [
  "Animatable", "App", "Binding", "Button", "Capsule", "Circle", "Color", "Environment",
  "EnvironmentObject", "ForEach", "GeometryReader", "Group", "HStack", "Image", "LazyVGrid",
  "LazyVStack", "List", "NavigationStack", "NavigationView", "ObservedObject", "Path",
  "PreviewProvider", "Rectangle", "RoundedRectangle", "ScrollView", "Shape", "Spacer", "State",
  "StateObject", "Text", "TextField", "Toggle", "UIHostingConfiguration", "UIHostingController",
  "UIViewControllerRepresentable", "UIViewRepresentable", "VStack", "View", "ViewBuilder",
  "ViewModifier", "WindowGroup", "ZStack", "withAnimation",
]

/// A module and what its names begin with, a line each.
///
/// Source: Apple, the pages of those frameworks.
private let prefixesOfModules = """
  ARKit AR SCN SK
  AVFoundation AV CM kCM
  AVFAudio AV
  AVKit AV
  Accelerate vDSP vDSP_ vImage kvImage cblas_ BNNS
  Accounts AC
  AdSupport AS
  AppKit NS
  AuthenticationServices AS
  CloudKit CK
  Cocoa NS
  CommonCrypto CC CC_ kCC
  Contacts CN
  ContactsUI CN
  CoreAudio Audio kAudio
  CoreBluetooth CB
  CoreData NSManaged NSPersistent NSFetch NSEntity NSBatch NSMerge NSAttribute NSRelationship
  CoreHaptics CH
  CoreLocation CL kCL
  CoreML ML
  CoreMedia CM kCM
  CoreServices kUT UT
  CoreSpotlight CS
  CoreTelephony CT
  CoreText CT kCT
  CoreVideo CV kCV
  EventKit EK
  GLKit GL GLK
  GameController GC
  GameKit GK
  GameplayKit GK
  HealthKit HK
  HomeKit HM
  ImageIO CGImageSource CGImageDestination kCGImage
  Intents IN
  LinkPresentation LP
  LocalAuthentication LA
  MapKit MK CL
  MediaPlayer MP
  MessageUI MF
  Messages MS
  Metal MTL
  MetalKit MTK MTL
  MobileCoreServices kUT UT
  MultipeerConnectivity MC
  NaturalLanguage NL
  Network NW
  NotificationCenter NC
  OpenGLES EAGL GL gl
  PDFKit PDF
  PassKit PK
  PencilKit PK
  Photos PH
  PhotosUI PH
  QuickLook QL
  SafariServices SF
  SceneKit SCN
  Security Sec kSec
  Social SL
  Speech SF
  SpriteKit SK
  StoreKit SK
  SystemConfiguration SC
  UniformTypeIdentifiers UT
  UserNotificationsUI UN
  Vision VN
  WatchConnectivity WC
  WatchKit WK
  WebKit WK
  """
