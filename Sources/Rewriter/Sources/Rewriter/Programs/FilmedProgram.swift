/// Files of a user as a program that films them.
public struct FilmedProgram: Hashable, Sendable {
  /// The files, rewritten, without an entry of their own.
  public let files: [RewrittenFile]
  /// What is filmed; `nil` where the files hold nothing to film.
  public let subject: FilmedSubject?
  /// Controllers that cannot be made without arguments.
  public let unmakeable: [String]
  /// Names of properties that Interface Builder sets, and that are nil here until code sets them.
  public let outlets: [String]
  /// A file more, with the program's entry; empty without a subject.
  public let entry: String
}

/// Makes a program of files that are compiled together.
///
/// - Parameters:
///   - files: All files; what they are filmed with, such as fingers, is among them.
///   - settings: The name of the file whose globals `fingers`, `limit` and so on are the scenes'.
/// - Returns: the rewritten files, and what of them is filmed.
public func filmedProgram(of files: [SourceFile], settings: String? = nil) -> FilmedProgram {
  onLargeStack {
    let drafts = files.map(Draft.init)
    let declarations = Declarations(of: drafts)
    let cast = Cast(of: drafts, declarations)
    for draft in drafts {
      RuleVisitor(draft, among: declarations, keepsEntries: false).walk(draft.tree)
    }
    hoist(in: drafts, among: declarations)
    let found = cast.settings(in: settings)
    let entry = cast.subject.map { EntryText(of: $0, settings: found).text } ?? ""
    return FilmedProgram(
      files: drafts.map { $0.finished() }, subject: cast.subject, unmakeable: cast.unmakeable,
      outlets: declarations.outletNames.sorted(), entry: entry)
  }
}
