/// The file with the entry of a program, which hands its scenes to Flipbook.
struct EntryText {
  let subject: FilmedSubject
  /// Which of `settingNames` the files give.
  let settings: [String]
  /// Whether the app only runs on a phone that is held across.
  let isLandscape: Bool
  /// Whether the app runs on iPads alone.
  let isForPads: Bool
  /// Whether the app was made for phones of today.
  let isForToday: Bool
  /// The iOS for which the files tell that they were made; `nil` for that of today.
  let kit: Int?
  /// What makes storyboards and xibs known before anything is made.
  let beginning: [String]
  /// The devices for which storyboards were drawn, by the storyboards' names.
  let devices: [String: InterfaceDevice]
  /// The storyboard that the app begins with.
  let main: String?
  /// The version of iOS of which apps are told.
  let system: Int

  init(
    of subject: FilmedSubject, settings: [String], isLandscape: Bool = false,
    isForPads: Bool = false, isForToday: Bool = false, kit: Int? = nil,
    beginning: [String] = [],
    devices: [String: InterfaceDevice] = [:],
    main: String? = nil, system: Int = standardSystem
  ) {
    (self.subject, self.settings, self.beginning) = (subject, settings, beginning)
    (self.isLandscape, self.isForPads, self.kit) = (isLandscape, isForPads, kit)
    self.isForToday = isForToday
    (self.devices, self.main, self.system) = (devices, main, system)
  }

  /// The text of the file.
  ///
  /// The files' names stand outside of the type: in it, one that has members of that name would be meant.
  var text: String {
    """
    \(imports.map { "import \($0)\n" }.joined())
    @main enum FlipbookEntry: Flipbook.Gallery {
      static var scenes: [Flipbook.Scene] {
        \(beginning.map { "\($0)\n    " }.joined())var all: [Flipbook.Scene] = []
        \(lists.indices.map { "all += flipbookScenes\($0)()\n    " }.joined())return all\(aged)
      }
    }

    \(lists.enumerated().map(function).joined())
    """
  }

  private var aged: String {
    (kit.map { kit in ".map { Flipbook.SourceScene.of(kit: \(kit), $0) }" } ?? "")
      + (system == standardSystem ? "" : ".map { Flipbook.SourceScene.of(system: \(system), $0) }")
  }

  private let imports = ["Flipbook", "UIKit"]

  /// Returns a function that makes some of the scenes.
  ///
  /// A compiler takes four times as long for a list of twice the length. Names of the author's mean
  /// the author's here, as within the entry `scenes` does not.
  private func function(_ number: Int, _ list: String) -> String {
    "@MainActor private func flipbookScenes\(number)() -> [Flipbook.Scene] {\n  \(list)\n}\n"
  }

  /// The expressions that make lists of scenes, in their order.
  private var lists: [String] {
    switch subject {
    case .galleries(let types): types.map { "\($0).scenes" }
    case .scenes(let variables): variables.map { $0.isArray ? $0.name : "[\($0.name)]" }
    case .previews(let previews):
      lists(of: previews.map { made($0.scene, "showing", "\($0.function)()") })
    case .page(let page):
      lists(of: [page.isFunction ? played(page) : playedOnce(page)])
    case .app(let delegate, _):
      lists(of: ["Flipbook.Scene(\"app\", \"\"\(turned)\(given), app: \(delegate).self)"])
    case .storyboards(let names, let others):
      lists(of: names.map { storyboard($0) } + others.map { storyboard($0, isReached: true) })
    case .controllers(let types, let madeByOthers):
      lists(
        of: types.map { made(sceneName($0), "showing", "\($0)()", on: screen(of: $0)) }
          + madeByOthers.map {
            made(
              sceneName($0), "showing", "\($0)()", on: screen(of: $0), and: ", isMadeByOthers: true"
            )
          })
    case .views(let types):
      lists(of: types.map { made(sceneName($0), "showing", "\($0)(frame: .zero)") })
    }
  }

  private func storyboard(_ name: String, isReached: Bool = false) -> String {
    made(
      sceneName(name), "showing",
      "UIKit.UIStoryboard(name: \(InterfaceValue.string(name)), bundle: nil)"
        + ".instantiateInitialViewController() ?? UIKit.UIViewController()",
      on: screen(ofInterface: name),
      and: isReached ? ", isMadeByOthers: true" : "")
  }

  private func played(_ page: FilmedPage) -> String {
    made(page.name, "showingPage", page.steps.map(\.text).joined(separator: "; "))
  }

  private func playedOnce(_ page: FilmedPage) -> String {
    made(page.name, "showingPageOnce", page.steps.map(\.text).joined(separator: "; "))
  }

  private func lists(of scenes: [String]) -> [String] {
    stride(from: 0, to: scenes.count, by: mostScenes).map { start in
      "[\(scenes[start..<min(start + mostScenes, scenes.count)].joined(separator: ", "))]"
    }
  }

  /// Returns the call that makes one scene.
  private func made(
    _ name: String, _ function: String, _ body: String, on screen: String = "",
    and more: String = ""
  ) -> String {
    "Flipbook.SourceScene.\(function)(\"\(name)\"\(screen)\(given)\(more)) { \(body) }"
  }

  /// The screen of a controller whose view comes from the xib of its name, as an argument.
  private func screen(of controller: String) -> String {
    let short = controller.hasSuffix("Controller") ? String(controller.dropLast(10)) : controller
    return screen(ofInterface: devices[short] == nil ? controller : short)
  }

  /// The screen for which a storyboard or a xib was drawn, as an argument.
  private func screen(ofInterface name: String) -> String {
    guard !settings.contains("screen"), let device = shown(devices[name]) else { return "" }
    return ", screen: \(device.expression)"
  }

  /// The device for which most of an app's files were drawn, for an app without a main storyboard.
  private var usualDevice: InterfaceDevice? {
    let counts = Dictionary(grouping: devices.keys.sorted()) { devices[$0] }
    return counts.min {
      ($1.value.count, $0.value[0]) < ($0.value.count, $1.value[0])
    }?.key
  }

  /// The device that shows what was drawn for one: an iPad for an app that runs on no phone.
  private func shown(_ device: InterfaceDevice?) -> InterfaceDevice? {
    guard isForPads, device?.isPad != true else { return device }
    return .named("ipad9_7", isLandscape: isLandscape)
  }

  /// The screen of an app whose storyboards or xibs were drawn for a device, or that was made for phones
  /// of today, or only runs across, unless the settings say another.
  private var turned: String {
    guard !settings.contains("screen") else { return "" }
    let across = isLandscape ? ".held(.landscape)" : ""
    if let device = shown(main.map({ devices[$0] }) ?? usualDevice) {
      return ", screen: \(device.expression)\(across)"
    }
    if isForToday { return ", screen: Flipbook.Screen(.iPhone16)\(across)" }
    return isLandscape ? ", screen: Flipbook.Screen()\(across)" : ""
  }

  /// The settings as arguments behind a scene's name.
  private var given: String { settings.map { ", \($0): \($0)" }.joined() }
}

extension PageStep {
  fileprivate var text: String {
    switch self {
    case .variable(let name): "_ = \(name)"
    case .call(let function): "\(function)()"
    }
  }
}

/// How many scenes stand in one list.
private let mostScenes = 16

/// The globals that say how scenes are played which say nothing of it, in the order of the
/// parameters that take them.
let settingNames = ["screen", "limit", "fingers", "typing", "tilts"]
