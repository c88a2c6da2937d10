/// The files of a module while they are rewritten.
struct Module {
  /// The Swift files.
  let drafts: [Draft]
  let declarations: Declarations
  /// What was made of storyboards and xibs, in the order of the files; one of each name.
  let interfaces: [InterfaceProgram]
  /// What was made of Core Data's models.
  let models: [ModelProgram]
  private let ownCount: Int

  /// - Parameters:
  ///   - files: all of them.
  ///   - modules: the names of modules whose files are among these.
  ///   - ownCount: how many of the Swift files are the app's own; `nil` for all.
  ///   - system: the version of iOS of which apps are told.
  init(
    of files: [SourceFile], modules: Set<String> = [], ownCount: Int? = nil,
    system: Int = standardSystem
  ) {
    drafts = files.filter { isSwift($0.name) }.map(Draft.init)
    var declarations = Declarations(of: drafts)
    declarations.modules = modules
    declarations.ownModules = ownModules(of: files)
    declarations.system = system
    declarations.hasBridgingHeader = files.contains {
      $0.name.hasSuffix(".pbxproj") && $0.text.contains("SWIFT_OBJC_BRIDGING_HEADER = ")
    }
    if let ownCount {
      declarations.twins = twins(in: drafts, behind: ownCount)
      declarations.twinTypes = twinTypeNames(in: drafts, behind: ownCount)
    }
    self.ownCount = ownCount ?? drafts.count
    declarations.add(actions: connectedActions(in: files))
    models = files.filter { isModel($0.name) }.compactMap { [declarations] file in
      modelProgram(of: file, among: declarations, drafts: files)
    }
    declarations.managedClasses = Set(models.flatMap(\.classes))
    self.declarations = declarations
    // Languages have a copy each; the one for all comes first.
    let sorted = files.filter { isInterface($0.name) }.sorted {
      ($0.name.contains("Base.lproj") ? 0 : 1) < ($1.name.contains("Base.lproj") ? 0 : 1)
    }
    var taken: Set<String> = []
    let mains = MainStoryboard.names(in: files)
    interfaces = sorted.compactMap { [declarations, drafts] file in
      interfaceProgram(
        of: file, among: declarations, isMain: mains.contains(fileTitle(file.name)),
        isNamed: { name in drafts.contains { $0.tree.description.contains(name) } })
    }.filter { taken.insert($0.function).inserted }
  }

  /// Makes the edits of all rules.
  func rewrite(keepsEntries: Bool = true) {
    for (index, draft) in drafts.enumerated() {
      RuleVisitor(
        draft, among: declarations, keepsEntries: keepsEntries,
        renamedTypes: index < ownCount ? [] : declarations.twinTypes,
        hasHeader: index >= ownCount || declarations.hasBridgingHeader
      ).walk(draft.tree)
    }
    answerOptionalRequirements(in: drafts, among: declarations)
    answerKeys(in: drafts, among: declarations)
    hashByIdentity(in: drafts, among: declarations)
    addDeinitializers(in: drafts)
    let dispatched = dispatchOverridesOfExtensions(in: drafts, among: declarations)
    hoist(in: drafts, among: declarations, without: dispatched)
    allowRowMoves(in: drafts, among: declarations)
    tellWhoCommitsRows(in: drafts, among: declarations)
    sayOldLanguage(in: drafts, among: declarations)
  }
}

/// The version of iOS where none is asked for, as UIKit's `SystemVersion` has it.
public let standardSystem = 18

/// Returns whether a file is none of those that only say what Interface Builder and Xcode know.
private func isSwift(_ name: String) -> Bool {
  !isInterface(name) && !isModel(name) && !name.hasSuffix(".plist") && !name.hasSuffix(".pbxproj")
}

/// Returns what Objective-C calls the actions that storyboards and xibs connect.
private func connectedActions(in files: [SourceFile]) -> Set<String> {
  var names: Set<String> = []
  for file in files where isInterface(file.name) {
    for attribute in ["selector", "unwindAction", "destinationCreationSelector"] {
      for part in file.text.components(behind: "\(attribute)=\"") { names.insert(part) }
    }
  }
  return names
}

extension String {
  /// Returns what stands behind each place of a text, up to the next quotation mark.
  fileprivate func components(behind start: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: start) {
      rest = rest[range.upperBound...]
      found.append(String(rest.prefix { $0 != "\"" }))
    }
    return found
  }
}
