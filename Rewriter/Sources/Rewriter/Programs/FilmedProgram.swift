/// Files of a user as a program that films them.
public struct FilmedProgram: Hashable, Sendable {
  /// The Swift files, rewritten, without an entry of their own; then those that were made of
  /// storyboards and xibs.
  public let files: [RewrittenFile]
  /// What is filmed; `nil` where the files hold nothing to film.
  public let subject: FilmedSubject?
  /// Controllers that cannot be made without arguments.
  public let unmakeable: [String]
  /// Names of properties that Interface Builder sets, and that are nil until then.
  public let outlets: [String]
  /// Whether the files are older than Swift 4.2, as their names tell or as was said.
  public let isOld: Bool
  /// What the files use and is not here: names of modules, structures of SwiftUI's, and what files that
  /// were left out declare.
  public let absentNames: [String]
  /// A file more, with the program's entry; empty without a subject.
  public let entry: String
}

/// Makes a program of files that are compiled together.
///
/// - Parameters:
///   - files: All files; what they are filmed with, such as fingers, is among them, as are
///     storyboards, xibs and the settings of the app.
///   - settings: The name of the file whose globals `fingers`, `limit` and so on are the scenes'.
///   - modules: Names of modules whose files are among these; their imports go silently.
///   - ownCount: How many of the Swift files are the app's own, where those of libraries follow.
///   - areOld: Whether they are older than Swift 4.2, whatever their names tell.
///   - leftOut: Swift files that are not compiled; what they declare is not here.
///   - system: The version of iOS of which apps are told: 17, 18 or 26.
/// - Returns: the rewritten files, and what of them is filmed.
public func filmedProgram(
  of files: [SourceFile], settings: String? = nil, modules: Set<String> = [], ownCount: Int? = nil,
  areOld: Bool = false, without leftOut: [SourceFile] = [], system: Int = standardSystem
) -> FilmedProgram {
  onLargeStack {
    let module = Module(of: files, modules: modules, ownCount: ownCount, system: system)
    let interfaces = module.interfaces
    let storyboards = interfaces.filter(\.hasBeginning).map(\.title)
    let main = MainStoryboard(
      of: files, among: storyboards, makesWindow: module.drafts.contains(where: \.makesWindow))
    let cast = Cast(
      of: module.drafts, module.declarations, storyboards: storyboards,
      mainStoryboard: main?.name, isProject: ownCount != nil)
    module.rewrite(keepsEntries: false)
    let found = cast.settings(in: settings)
    if let draft = module.drafts.first(where: { $0.name == settings }) { typeSettings(in: draft) }
    let beginning =
      module.models.filter { !$0.file.text.isEmpty }.map { "\($0.function)()" }
      + interfaces.filter { !$0.file.text.isEmpty }.map { "\($0.function)()" }
    let isOfOldKit = module.drafts.prefix(ownCount ?? .max).contains(where: \.hasOldNames)
    let functions = RuntimeFunctions(calledBy: module.drafts, module.declarations)
    let isForPads = isOnlyForPads(files)
    let entry = cast.subject.map { subject in
      EntryText(
        of: subject, settings: found,
        isLandscape: isOnlyLandscape(files, isForPads: isForPads),
        isForPads: isForPads, isForToday: isMadeForToday(files),
        kit: isOfOldKit ? lastOldKit : kitOfProject(files),
        beginning: beginning + (main.map { [$0.call] } ?? []),
        devices: Dictionary(
          interfaces.compactMap { file in file.device.map { (file.title, $0) } },
          uniquingKeysWith: { first, _ in first }),
        main: main?.name, system: system
      ).text + functions.text + replacedClasses(in: interfaces)
        + (isOfOldKit || areOld ? stringsOfOld : "")
    }
    return FilmedProgram(
      files: module.drafts.map { $0.finished() } + interfaces.map(\.file)
        + module.models.map(\.file),
      subject: cast.subject,
      unmakeable: cast.unmakeable, outlets: module.declarations.outletNames.sorted(),
      isOld: isOfOldKit || areOld,
      absentNames: Set(module.drafts.flatMap(\.absentNames))
        .union(interfaces.flatMap(\.absentClasses))
        .union(module.declarations.typesOfSwiftUI)
        .union(Declarations(of: leftOut.map(Draft.init)).globalNames).sorted(),
      entry: entry ?? "")
  }
}

/// Returns the classes that stand for those of libraries that storyboards name, a line each.
private func replacedClasses(in interfaces: [InterfaceProgram]) -> String {
  interfaces.reduce(into: [:]) { classes, file in
    classes.merge(file.replacedClasses) { first, _ in first }
  }
  .sorted { $0.key < $1.key }.map { "class \($0.key): UIKit.\($0.value) {}\n" }.joined()
}
