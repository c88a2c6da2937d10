/// The file with the entry of a program, which hands its scenes to Flipbook.
struct EntryText {
  let subject: FilmedSubject
  /// Which of `settingNames` the files give.
  let settings: [String]

  init(of subject: FilmedSubject, settings: [String]) {
    (self.subject, self.settings) = (subject, settings)
  }

  var text: String {
    """
    \(modules.map { "import \($0)" }.joined(separator: "\n"))
    @main enum FlipbookEntry: Flipbook.Gallery {
      static var scenes: [Flipbook.Scene] {
        \(expression)
      }
    }

    """
  }

  private var modules: [String] {
    var modules = ["Flipbook", "UIKit"]
    if case .page = subject { modules.append("PlaygroundSupport") }
    return modules
  }

  private var expression: String {
    switch subject {
    case .galleries(let types): types.map { "\($0).scenes" }.joined(separator: " + ")
    case .scenes(let variables):
      variables.map { $0.isArray ? $0.name : "[\($0.name)]" }.joined(separator: " + ")
    case .previews(let previews):
      list(previews.map { made($0.scene, "showing", "\($0.function)()") })
    case .page(let name, let steps):
      list([
        made(name, "showingPage", (steps.map(\.text) + [Self.liveView]).joined(separator: "; "))
      ])
    case .app(let delegate, _):
      list([made("app", "launching", "\(delegate)()")])
    case .controllers(let types):
      list(types.map { made(sceneName($0), "showing", "\($0)()") })
    }
  }

  private func list(_ scenes: [String]) -> String { "[\(scenes.joined(separator: ", "))]" }

  /// Returns the call that makes one scene.
  private func made(_ name: String, _ function: String, _ body: String) -> String {
    let given = settings.map { ", \($0): \($0)" }.joined()
    return "Flipbook.SourceScene.\(function)(\"\(name)\"\(given)) { \(body) }"
  }

  private static let liveView = "return PlaygroundPage.current.liveView as? UIKit.UIResponder"
}

extension PageStep {
  fileprivate var text: String {
    switch self {
    case .variable(let name): "_ = \(name)"
    case .call(let function): "\(function)()"
    }
  }
}

/// The globals that say how scenes are played which say nothing of it, in the order of the
/// parameters that take them.
let settingNames = ["screen", "limit", "fingers", "typing", "tilts"]
