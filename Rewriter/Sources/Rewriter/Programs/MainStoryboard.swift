/// The storyboard that an app begins with, as its settings say.
struct MainStoryboard {
  let name: String
  /// Whether the app's scene shows it; else the app itself.
  let isOfScene: Bool

  /// Finds it in an `Info.plist`, then in the build settings of a project; else it is called `Main`.
  ///
  /// - Parameters:
  ///   - files: all files that were given.
  ///   - storyboards: the names of those that say with which controller they begin; it is one of
  ///     them.
  ///   - makesWindow: whether the code makes a window; then only settings count.
  init?(of files: [SourceFile], among storyboards: [String], makesWindow: Bool) {
    let lists = files.filter { $0.name.hasSuffix(".plist") }.map { PropertyList($0.text) }
    let projects = files.filter { $0.name.hasSuffix(".pbxproj") }.map(\.text)
    let ofScene = lists.lazy.compactMap { $0["UISceneStoryboardFile"] }.first
    let ofApp =
      lists.lazy.compactMap { $0["UIMainStoryboardFile"] }.first
      ?? projects.lazy.compactMap { setting("INFOPLIST_KEY_UIMainStoryboardFile", in: $0) }.first
    let hasScenes = lists.contains { $0.has("UIApplicationSceneManifest") }
    if let ofScene {
      (name, isOfScene) = (ofScene, true)
    } else if let ofApp, !hasScenes || !makesWindow {
      (name, isOfScene) = (ofApp, hasScenes)
    } else if !makesWindow {
      // Files without settings, as one copies them out of a project.
      let declaresScene = files.contains {
        $0.name.hasSuffix(".swift") && $0.text.contains("UIWindowSceneDelegate")
      }
      (name, isOfScene) = ("Main", hasScenes || declaresScene)
    } else {
      return nil
    }
    guard storyboards.contains(name) else { return nil }
  }

  /// Returns the storyboards that an app's settings name to begin with, whatever they are for.
  static func names(in files: [SourceFile]) -> Set<String> {
    let keys = ["UIMainStoryboardFile", "UISceneStoryboardFile"]
    let lists = files.filter { $0.name.hasSuffix(".plist") }.map { PropertyList($0.text) }
    let projects = files.filter { $0.name.hasSuffix(".pbxproj") }.map(\.text)
    return Set(lists.flatMap { list in keys.compactMap { list[$0] } })
      .union(projects.compactMap { setting("INFOPLIST_KEY_UIMainStoryboardFile", in: $0) })
  }

  /// The call that says so to UIKit.
  var call: String {
    "UIKit.InterfaceFiles.begin(with: \(InterfaceValue.string(name)), isOfScene: \(isOfScene))"
  }
}

/// Returns whether an app's settings allow its device to be held across, and not upright.
///
/// - Parameters:
///   - files: all files that were given.
///   - isForPads: whether the app runs on iPads alone, whose settings then count before those of all devices.
/// - Returns: true where only sides are allowed.
func isOnlyLandscape(_ files: [SourceFile], isForPads: Bool = false) -> Bool {
  let projects = files.filter { $0.name.hasSuffix(".pbxproj") }.map(\.text)
  let all = "UISupportedInterfaceOrientations"
  let said =
    files.filter { $0.name.hasSuffix(".plist") }.lazy.compactMap { list in
      (isForPads ? orientations(in: list.text, key: all + "~ipad") : nil)
        ?? orientations(in: list.text, key: all)
    }.first
    ?? projects.lazy.compactMap {
      setting("INFOPLIST_KEY_\(all)_\(isForPads ? "iPad" : "iPhone")", in: $0)
        ?? setting("INFOPLIST_KEY_\(all)", in: $0)
    }.first
  return said.map { $0.contains("Landscape") && !$0.contains("Portrait") } ?? false
}

/// Returns whether an app runs on iPads alone, as all configurations of its project say.
func isOnlyForPads(_ files: [SourceFile]) -> Bool {
  let families = files.filter { $0.name.hasSuffix(".pbxproj") }.flatMap { file in
    file.text.matches(of: #/TARGETED_DEVICE_FAMILY = "?([0-9, ]+)"?;/#).map { $0.1 }
  }
  return !families.isEmpty && families.allSatisfy { $0 == "2" }
}

/// Returns whether an app was made for phones of today: its project asks for iOS 12 or later, and
/// without a project its code is of a time since iOS 13, where scenes and `@main` came.
func isMadeForToday(_ files: [SourceFile]) -> Bool {
  let targets = files.filter { $0.name.hasSuffix(".pbxproj") }.flatMap { file in
    file.text.matches(of: #/IPHONEOS_DEPLOYMENT_TARGET = "?([0-9]+)/#).compactMap { Int($0.1) }
  }
  if let latest = targets.max() { return latest >= firstSystemOfToday }
  return files.contains { file in
    file.name.hasSuffix(".swift")
      && (file.text.contains("UIWindowSceneDelegate") || file.text.contains("@main"))
  }
}

/// Returns the iOS whose kit an app was linked with, as its project tells by the Xcode that upgraded it
/// last; `nil` for one that looks as today, and without a project.
func kitOfProject(_ files: [SourceFile]) -> Int? {
  let upgrades = files.filter { $0.name.hasSuffix(".pbxproj") }.flatMap { file in
    file.text.matches(of: #/LastUpgradeCheck = "?([0-9]+)/#).compactMap { Int($0.1) }
  }
  guard let latest = upgrades.max(), latest < firstUpgradeOfClearBars else { return nil }
  return lastKitOfGreyBars
}

/// The kit of files with names that Swift 4.2 has changed.
let lastOldKit = 12

/// Xcode 13, as projects write it, with the kit of iOS 15.
private let firstUpgradeOfClearBars = 1300

/// The last iOS whose bars have their ground over content that is not scrolled, too.
private let lastKitOfGreyBars = 14

/// The earliest iOS for which an app is made that is not for phones with a home button alone.
private let firstSystemOfToday = 12

/// Returns the orientations in an `Info.plist`; `nil` where it has none.
private func orientations(in list: String, key: String) -> String? {
  guard let key = list.firstRange(of: "<key>\(key)</key>") else { return nil }
  let rest = list[key.upperBound...]
  return rest.firstRange(of: "</array>").map { String(rest[..<$0.lowerBound]) }
}

/// Returns the value of a build setting, which all configurations share.
private func setting(_ name: String, in project: String) -> String? {
  guard let range = project.firstRange(of: "\(name) = ") else { return nil }
  let value = project[range.upperBound...].prefix { $0 != ";" && $0 != "\n" }
  return value.filter { $0 != "\"" }
}

/// The keys of a property list at any depth, with their texts.
private struct PropertyList {
  private var texts: [String: String] = [:]
  private var keys: Set<String> = []

  init(_ text: String) {
    do throws(InterfaceFault) {
      read(try readInterface(text))
    } catch {
      // Xcode's own templates are XML; another kind of list says nothing here.
      return
    }
  }

  private mutating func read(_ root: InterfaceElement) {
    root.forEach { element in
      for (key, value) in zip(element.children, element.children.dropFirst())
      where key.name == "key" {
        keys.insert(key.text)
        if value.name == "string", texts[key.text] == nil { texts[key.text] = value.text }
      }
    }
  }

  subscript(_ key: String) -> String? { texts[key] }
  func has(_ key: String) -> Bool { keys.contains(key) }
}
