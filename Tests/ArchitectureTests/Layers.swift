/// The layers in which the folders of a large room stand, from the lowest to the highest.
///
/// A folder uses what stands in its own layer and in those below.
let layerPlans = [
  LayerPlan(
    "Sources/Apple/UIKit/Ground",
    layers: [
      ["Values", "Assets", "Colors", "Messages", "World", "Device", "Feedback"],
      ["Paths", "Graphics", "Text", "Images"],
    ],
    pointingUp: []),
  LayerPlan(
    "Sources/Apple/FoundationNames",
    layers: [["Values", "Files", "Text", "Messages", "Time", "Formats"], ["Networking"]],
    pointingUp: []),
  LayerPlan(
    "Sources/Apple/SystemWorld",
    // A world has its clocks and its chance, and they tell it what is due.
    layers: [["World", "Clocks", "Chance"]], pointingUp: []),
  LayerPlan(
    "Sources/Apple/UIKit/Core",
    layers: [
      // Views, what they stand in and what is done to them: each of these knows the others.
      [
        "Runtime", "Layout", "Views", "Touches", "Gestures", "Animation", "Effects", "Menus",
        "ViewControllers", "Transitions", "Storyboards",
      ],
      ["Controls"],
      ["ScrollView", "Navigation", "TextEditing"],
      // The app, and what a stage asks of it.
      ["Application", "Frames", "Snapshot"],
    ],
    pointingUp: [
      ("Runtime", "UIApplication", "a stage holds its app, which its windows pass events to"),
      ("Views", "UIWindowScene", "a window is made for a scene, as Apple's is"),
      ("Views", "UIScrollView", "what a scroll view keeps clear is not its content's safe area"),
      ("Layout", "UIScrollView", "what stands on its edges from inside stands on what it scrolls"),
      (
        "Views", "UITextInputAssistantItem",
        "a responder has buttons above the keyboard, as Apple's does"
      ),
      ("ViewControllers", "UINavigationController", "a subclass may say which one is around it"),
      ("Storyboards", "UINavigationController", "a segue pushes on its stack"),
      ("Storyboards", "UINavigationItem", "a controller may have one of an app's own class"),
      ("Storyboards", "UIBarButtonItem", "a popover stands at the item that performs its segue"),
      ("ViewControllers", "UISplitViewController", "a controller knows whose column it will be"),
      ("ViewControllers", "UINavigationItem", "a subclass may say what a bar shows for it"),
      ("ViewControllers", "UITabBarItem", "a subclass may say what a bar shows for it"),
      ("ViewControllers", "UIBarButtonItem", "a subclass may say what a tool bar shows for it"),
      ("ViewControllers", "UIScrollView", "a subclass may say which content the bars follow"),
      ("ViewControllers", "NSDirectionalRectEdge", "a bar follows content at one of its edges"),
      ("ViewControllers", "UIViewControllerRestoration", "a subclass may say who makes it anew"),
      ("Views", "UIInteraction", "a subclass may hear of its interactions"),
      ("Views", "UIHoverStyle", "a subclass may say how it looks below a pointer"),
      ("ViewControllers", "BarState", "a controller holds what the bars around it show for it"),
    ]),
  LayerPlan(
    "Sources/Apple/QuartzCore",
    layers: [
      ["Timing", "Transforms"],
      ["Properties"],
      ["Runtime"],
      // A layer holds its animations, and they change it.
      ["Layers", "Animations", "Engine"],
      ["Snapshot"],
    ],
    pointingUp: [
      ("Runtime", "CAEmitterLayer", "a stage makes the particles of all its emitters each frame"),
      ("Runtime", "AnimationTimeline", "the layers of a stage share what is being animated"),
      ("Runtime", "AnimatedLayer", "the layers of a stage share what is being animated"),
      ("Runtime", "TransactionState", "the layers of a stage share their transactions"),
      ("Layers", "KnownPaint", "a layer keeps what is known of what it paints"),
    ]),
  LayerPlan(
    "Sources/Apple/CoreGraphics",
    layers: [["Stopping"], ["Colors", "Paths"], ["Images", "Contexts"]], pointingUp: []),
]

/// The layers of a room, and what points up all the same.
struct LayerPlan: Sendable {
  /// From the root of the repository.
  let room: String
  /// The folders of each layer, the lowest layer first.
  let layers: [[String]]
  let pointingUp: [Exception]

  /// A name of a layer further up that a folder may use.
  struct Exception: Hashable, Sendable {
    let folder: String
    let name: String
    let reason: String
  }

  init(
    _ room: String, layers: [[String]],
    pointingUp: [(folder: String, name: String, reason: String)]
  ) {
    self.room = room
    self.layers = layers
    self.pointingUp = pointingUp.map {
      Exception(folder: $0.folder, name: $0.name, reason: $0.reason)
    }
  }

  /// The place of a folder's layer, 0 being the lowest; `nil` for a folder that stands in none.
  func layer(of folder: String) -> Int? { layers.firstIndex { $0.contains(folder) } }

  /// Returns those of the uses that point to a layer further up, or to or from none.
  func upward(_ uses: [FolderUse]) -> [FolderUse] {
    uses.filter { use in
      guard let from = layer(of: use.from), let to = layer(of: use.to) else { return true }
      return to > from
    }
  }

  func allows(_ use: FolderUse) -> Bool {
    pointingUp.contains { $0.folder == use.from && $0.name == use.name }
  }
}
