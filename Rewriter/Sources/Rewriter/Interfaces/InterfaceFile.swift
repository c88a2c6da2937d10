/// A file of Swift that was made of a storyboard or a xib.
public struct InterfaceProgram: Hashable, Sendable {
  /// The text with its name, which is the file's with `.swift` behind it.
  public let file: RewrittenFile
  /// The function that makes the file known to UIKit.
  public let function: String
  /// What a program calls the file.
  public let title: String
  /// Whether it is a storyboard that says with which controller it begins.
  public let hasBeginning: Bool
  /// The screen for which it was drawn; `nil` where it does not say.
  public let device: InterfaceDevice?
  /// Classes of frameworks that are not here.
  public let absentClasses: Set<String>
  /// Those of them for which classes of UIKit's stand in, with these.
  let replacedClasses: [String: String]
}

/// Returns whether a file is a storyboard or a xib.
func isInterface(_ name: String) -> Bool {
  name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
}

/// Makes Swift of a storyboard or a xib.
///
/// - Parameters:
///   - file: the file.
///   - declarations: what the Swift files declare.
///   - isMain: whether the app says that it begins with it, also with a launch screen.
///   - isNamed: tells whether the app's code has a word, with which it may load the file by name.
/// - Returns: the program; `nil` for a screen that only stands in while the app launches.
func interfaceProgram(
  of file: SourceFile, among declarations: Declarations, isMain: Bool = false,
  isNamed: (String) -> Bool = { _ in false }
) -> InterfaceProgram? {
  let kind = file.name.hasSuffix(".xib") ? "Nib" : ""
  let function = "flipbookAdd\(kind)\(fileTitle(file.name).asName)"
  func program(
    _ text: String, _ findings: [Finding], hasBeginning: Bool, device: InterfaceDevice? = nil,
    absentClasses: Set<String> = [], replacedClasses: [String: String] = [:]
  ) -> InterfaceProgram {
    InterfaceProgram(
      file: RewrittenFile(
        name: file.name + ".swift", text: text, edits: [],
        findings: findings.sorted { $0.place < $1.place }, previews: []), function: function,
      title: fileTitle(file.name), hasBeginning: hasBeginning, device: device,
      absentClasses: absentClasses, replacedClasses: replacedClasses)
  }
  do throws(InterfaceFault) {
    guard file.text.utf8.count <= longestFile else {
      throw InterfaceFault(line: 1, reason: .tooDeep)
    }
    let document = try InterfaceDocument(file.name, readInterface(file.text), among: declarations)
    let isShown = isMain || !document.isLaunchScreen
    guard isShown || isNamed(document.title) else { return nil }
    let text =
      file.name.hasSuffix(".xib") ? nibText(document, function) : storyboardText(document, function)
    return program(
      imports(of: document) + "\n" + text, document.findings,
      hasBeginning: isShown && initialScene(of: document) != nil,
      device: isShown ? document.device(showing: firstElement(of: document)) : nil,
      absentClasses: document.absentClasses, replacedClasses: document.replacedClasses)
  } catch {
    let finding = Finding(
      file: file.name, place: Place(line: error.line, column: 1), reason: .interface(error.reason))
    return program("", [finding], hasBeginning: false)
  }
}

/// Returns lines that import what has the classes of a document.
private func imports(of document: InterfaceDocument) -> String {
  var modules: Set = ["UIKit"]
  document.root.forEach { element in
    if let module = modulesOfElements[element.name] { modules.insert(module) }
    if document.isWebKit(element) { modules.insert("WebKit") }
  }
  return modules.sorted().map { "import \($0)\n" }.joined()
}

/// Returns what the file calls the controller that it begins with.
private func initialScene(of document: InterfaceDocument) -> String? {
  guard document.name.hasSuffix(".storyboard") else { return nil }
  if let id = document.root["initialViewController"], document.element(id) != nil { return id }
  let controllers = controllers(of: document)
  return controllers.count == 1 ? controllers[0].element.id : nil
}

/// Returns the controller that a storyboard begins with, or the view of a xib that a controller owns.
private func firstElement(of document: InterfaceDocument) -> InterfaceElement? {
  if let id = initialScene(of: document) {
    return controllers(of: document).first { $0.element.id == id }?.element
  }
  let owner = document.root.list("objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  let outlet = owner?.list("connections").first { $0["property"] == "view" }
  return outlet?["destination"].flatMap(document.element)
}

private func controllers(
  of document: InterfaceDocument
) -> [(scene: InterfaceElement, element: InterfaceElement)] {
  document.root.list("scenes").compactMap { scene in
    scene.list("objects").first {
      $0["sceneMemberID"] == "viewController" || controllerClasses[$0.name] != nil
        || $0.name == "viewControllerPlaceholder"
    }.map { (scene, $0) }
  }
}

private func storyboardText(_ document: InterfaceDocument, _ function: String) -> String {
  var text = ""
  var scenes: [String] = []
  var taken: Set<String> = []
  for (scene, element) in controllers(of: document) {
    let id = InterfaceValue.string(element.id)
    let identifier = element["storyboardIdentifier"].map(InterfaceValue.string) ?? "nil"
    if element.name == "viewControllerPlaceholder" {
      let name = InterfaceValue.string(element["storyboardName"] ?? "")
      let other = element["referencedIdentifier"].map {
        "instantiateViewController(withIdentifier: \(InterfaceValue.string($0)))"
      }
      let call = other ?? "instantiateInitialViewController() ?? UIViewController()"
      scenes.append(
        "InterfaceFiles.Scene(\(id), identifier: \(identifier)) { _ in"
          + " UIStoryboard(name: \(name), bundle: nil).\(call) }")
      continue
    }
    var name = "Flipbook\(document.title.asName)_\(element.id.plain)"
    while !taken.insert(name).inserted { name += "_" }
    let scope = InterfaceScope(document, name)
    scope.makeController(element, in: scene)
    text += scope.text + "\n"
    scenes.append(
      "InterfaceFiles.Scene(\(id), identifier: \(identifier)) { \(name)($0).controller() }")
  }
  let initial = initialScene(of: document).map(InterfaceValue.string) ?? "nil"
  return text + """
    @MainActor func \(function)() {
      InterfaceFiles.add(
        storyboard: \(InterfaceValue.string(document.title)), initial: \(initial),\(tint(of: document))
        scenes: [
          \(scenes.joined(separator: ",\n      "))
        ],
        unwindActions: [
          \(unwindActions(of: document).joined(separator: ",\n      "))
        ])
    }

    """
}

/// Returns the argument of the tint that Interface Builder gives to all of a storyboard.
private func tint(of document: InterfaceDocument) -> String {
  document.root.value("tintColor").flatMap(document.color).map { " tint: \($0)," } ?? ""
}

/// Makes the actions known that unwind segues look for.
private func unwindActions(of document: InterfaceDocument) -> [String] {
  var names: [String] = []
  document.root.forEach { element in
    guard element.name == "segue", let name = element["unwindAction"], !names.contains(name) else {
      return
    }
    names.append(name)
  }
  let declarations = document.declarations
  return names.flatMap { name in
    declarations.methods.keys.sorted().compactMap { type -> String? in
      guard declarations.types[type]?.isClass == true, declarations.isController(type),
        let method = declarations.methods[type]?.first(where: { $0.objectiveCName == name }),
        method.labels.count == 1
      else { return nil }
      let label = method.labels[0] == "_" ? "" : "\(method.labels[0]): "
      return "InterfaceFiles.Unwinding(\(InterfaceValue.string(name))) { controller in"
        + " (controller as? \(type)).map { target in"
        + " { segue in _ = target.\(method.baseName)(\(label)segue) } } }"
    }
  }
}

private func nibText(_ document: InterfaceDocument, _ function: String) -> String {
  let name = "FlipbookNib\(document.title.asName)"
  let scope = InterfaceScope(document, name)
  scope.makeNib()
  return scope.text + """

    @MainActor func \(function)() {
      InterfaceFiles.add(nib: \(InterfaceValue.string(document.title))) {
        \(name)($0, $1).make()
      }
    }

    """
}

extension InterfaceScope {
  /// Writes the methods that make the objects of a xib, and connect its owner.
  fileprivate func makeNib() {
    let objects = document.root.list("objects")
    add(property: "let load: InterfaceLoad")
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner {
      let type = type(of: owner, "UIResponder")
      let isController = chain(of: type.uikit).contains("UIViewController")
      let kind = type.uikit == "UIResponder" ? "UIViewController" : type.uikit
      know(
        owner.id,
        as: InterfaceObject(
          expression: "owner", type: type.name, uikit: isController ? type.uikit : kind))
      connected.append(owner)
      let declared = type.name == "UIResponder" ? "UIViewController" : type.name
      add(property: "weak var owner: \(declared)!")
      add(
        method: [
          "init(_ load: InterfaceLoad, _ owner: Any?) {", "  self.load = load",
          "  self.owner = owner as? \(declared)", "}",
        ])
    } else {
      add(method: ["init(_ load: InterfaceLoad, _ owner: Any?) { self.load = load }"])
    }
    let views = objects.filter {
      $0.name != "placeholder" && $0.name != "customObject" && recognizerClasses[$0.name] == nil
    }
    let made =
      views.map(makeView)
      + objects.filter { $0.name == "customObject" }
      .compactMap { destination($0.id, at: $0).map { "\($0.expression)!" } }
    writeConnections()
    let lines = made.enumerated().map { "let view\($0) = \($1)" }
    let list = made.indices.map { "view\($0)" }.joined(separator: ", ")
    add(
      method: ["func make() -> [Any] {"] + lines.map { "  \($0)" }
        + ["  connect()", "  load.awaken()", "  return [\(list)]", "}"])
  }
}
