/// What is filmed of a user's files: the first of these kinds that they hold.
public enum FilmedSubject: Hashable, Sendable {
  /// Types with `static var scenes`.
  case galleries([String])
  /// Variables outside of types, or static ones, that hold a scene or an array of them.
  case scenes([FilmedVariable])
  case previews([FilmedPreview])
  /// The top level of a playground page.
  case page(FilmedPage)
  /// An app's delegate, and the delegate of its window's scene where there is one.
  case app(delegate: String, sceneDelegate: String?)
  /// Storyboards that say with which controller they begin, by their names; of several, the one with
  /// which the app begins, as its settings say, and those that are reached from it.
  case storyboards([String], others: [String] = [])
  /// Classes of controllers that can be made without arguments, and those of them that others make.
  case controllers([String], made: [String] = [])
  /// Classes of views that can be made of a frame alone.
  case views([String])
}

/// A variable that holds scenes, by its path.
public struct FilmedVariable: Hashable, Sendable {
  public let name: String
  /// Whether it is an array of scenes.
  public let isArray: Bool
}

/// A `#Preview`, as a function.
public struct FilmedPreview: Hashable, Sendable {
  /// The name of its scene.
  public let scene: String
  public let function: String
}

/// A playground page, as functions.
public struct FilmedPage: Hashable, Sendable {
  /// The name of its scene.
  public let name: String
  /// Whether it is one function, which begins anew each time that it is called; else its variables
  /// stand outside, and hold what the first play made of them.
  public let isFunction: Bool
  /// What it does, in its order.
  public let steps: [PageStep]
}

/// One thing that a playground page does.
public enum PageStep: Hashable, Sendable {
  /// Gives a variable its value.
  case variable(String)
  /// Calls a function that holds statements of the page.
  case call(String)
}

extension FilmedSubject: CustomStringConvertible {
  /// What is filmed, as the end of “films …”.
  public var description: String {
    switch self {
    case .galleries(let types): "the scenes of \(inWords(types))"
    case .scenes(let variables):
      "the scene\(variables.count == 1 ? "" : "s") \(inWords(variables.map(\.name)))"
    case .previews(let previews):
      "the preview\(previews.count == 1 ? "" : "s") \(inWords(previews.map(\.scene)))"
    case .page: "the playground page's live view"
    case .app(let delegate, nil): "the app of \(delegate)"
    case .app(let delegate, let sceneDelegate?): "the app of \(delegate) and \(sceneDelegate)"
    case .storyboards(let names, _):
      "the storyboard\(names.count == 1 ? "" : "s") \(inWords(names))"
    case .controllers(let types, let made) where !made.isEmpty:
      "\(inWords(types)), which make\(types.count == 1 ? "s" : "") \(inWords(made)) (`--scene"
        + " \(sceneName(made[0]))` films \(made.count == 1 ? "that" : "one of those"))"
    case .controllers(let types, _), .views(let types): inWords(types)
    }
  }
}

/// Returns `a`, `a and b` or `a, b and c`.
private func inWords(_ names: [String]) -> String {
  let names = names.map { "`\($0)`" }
  guard names.count > 1, let last = names.last else { return names.joined() }
  return "\(names.dropLast().joined(separator: ", ")) and \(last)"
}

/// Returns a name as scenes have them: `side-menu-controller` for `SideMenuController`, and
/// `filter-view` for “Filter View”.
func sceneName(_ text: String) -> String {
  var name = ""
  var previous: Character = "-"
  for character in text {
    guard character.isLetter || character.isNumber else {
      if previous != "-", !name.isEmpty { name += "-" }
      previous = "-"
      continue
    }
    if character.isUppercase, previous.isLowercase || previous.isNumber { name += "-" }
    name += character.lowercased()
    previous = character
  }
  while name.last == "-" { name.removeLast() }
  return name.isEmpty ? "scene" : name
}
