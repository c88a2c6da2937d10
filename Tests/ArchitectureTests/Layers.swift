/// The layers in which the folders of a large room stand, from the lowest to the highest.
///
/// A folder uses what stands in its own layer and in those below.
let layerPlans = [
  LayerPlan(
    "Sources/UIKit",
    layers: [
      // Values and runtime.
      [
        "Values", "Assets", "Colors", "Chance", "Messages", "Time", "Runtime", "Device", "Feedback",
        "Formats",
      ],
      // Layout, text and images.
      ["Paths", "Graphics", "Layout", "Text", "Images", "Networking"],
      // Views, touches and gestures.
      ["Views", "Touches", "Gestures", "Animation", "Effects"],
      // Controls, controllers and transitions.
      ["Controls", "ViewControllers", "Transitions"],
      // What is made of views, gestures and controllers.
      [
        "ScrollView", "CollectionView", "TableView", "Navigation", "Dynamics", "TextEditing",
        "Alerts", "DiffableData", "Pickers", "Storyboards", "DragAndDrop", "Documents", "Printing",
      ],
      // The app, and what a stage asks of it.
      ["Application", "Frames", "Snapshot"],
    ],
    pointingUp: [
      ("Runtime", "UIWindow", "a stage holds its windows"),
      ("Runtime", "UIApplication", "a stage holds its app, which its windows pass events to"),
      ("Runtime", "UIResponder", "a stage knows where what is typed goes"),
      ("Runtime", "TouchState", "a stage holds the fingers that are down"),
      ("Runtime", "SharedNetwork", "a stage keeps its app's session while another one's code runs"),
      ("Runtime", "GestureArbiter", "a stage decides among the gestures of all its views"),
      ("Layout", "UIView", "constraints hold between views, and the solver walks their tree"),
      ("Text", "NSTextContainer", "an attachment is asked for its place in one, as Apple's is"),
      ("ViewControllers", "UINavigationItem", "a subclass may say what a bar shows for it"),
      ("ViewControllers", "UITabBarItem", "a subclass may say what a bar shows for it"),
      ("ViewControllers", "UINavigationController", "a subclass may say which one is around it"),
      ("Views", "UIViewController", "a view's next responder is its controller, as Apple's is"),
      (
        "Views", "UIDynamicItemCollisionBoundsType",
        "a view is a dynamic item, and a subclass may say by which shape"
      ),
      ("Views", "UIWindowScene", "a window is made for a scene, as Apple's is"),
      ("Views", "UIScrollView", "what a scroll view keeps clear is not its content's safe area"),
      ("ViewControllers", "UISplitViewController", "a controller knows whose column it will be"),
      ("Alerts", "UIApplication", "an alert as before iOS 8 finds what is in front by itself"),
      ("Documents", "UIApplication", "a menu of a bar's button stands on what is in front"),
      ("ViewControllers", "BarState", "a controller holds what the bars around it show for it"),
      ("Views", "InterfaceCoder", "a view takes from its storyboard what its initializer needs"),
      ("Controls", "InterfaceCoder", "a button takes its type from its storyboard"),
      ("ViewControllers", "InterfaceCoder", "a controller knows the storyboard that it comes from"),
      ("ViewControllers", "ControllerInterface", "a controller holds its segues, as Apple's does"),
      ("ViewControllers", "UIStoryboard", "a controller knows the storyboard that it comes from"),
      ("ViewControllers", "UIStoryboardSegue", "a controller is told of its segues"),
      (
        "ViewControllers", "UIStoryboardUnwindSegueSource",
        "a controller is asked where a segue may go back to"
      ),
      (
        "Views", "UITextInputAssistantItem",
        "a responder has buttons above the keyboard, as Apple's does"
      ),
      ("Views", "UIKeyCommand", "a responder has key combinations, as Apple's does"),
      ("Views", "UIMenuBuilder", "a responder changes menus, as Apple's does"),
      ("Views", "UICommand", "a responder changes commands of menus, as Apple's does"),
    ]),
  LayerPlan(
    "Sources/QuartzCore",
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
    "Sources/CoreGraphics",
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
