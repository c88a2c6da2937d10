/// A file as it compiles against Flipbook, with what was done to it.
public struct RewrittenFile: Hashable, Sendable {
  public let name: String
  /// The whole file after the edits.
  public let text: String
  /// In the order of the file; no two overlap.
  public let edits: [Edit]
  /// What cannot be rewritten or means something else now, in the order of the file.
  public let findings: [Finding]
  /// In the order of the file.
  public let previews: [Preview]
  /// The modules that it imports and that are not here, where it uses them or nobody knows.
  public var absentModules: [String] = []
}

/// Rewrites the files of one module so that they compile without Objective-C.
///
/// Every token that stays stands on its line, and in its column unless something longer came before
/// it on that line. Files that are not Swift come out as they are, or nearly so. Rewriting what was
/// rewritten changes nothing.
///
/// - Parameter files: All files that are compiled together; a selector of one finds its method in
///   another.
/// - Returns: A rewritten file for each Swift file, in their order; then one for each storyboard and
///   xib, whose name has `.swift` behind it.
public func rewrite(_ files: [SourceFile]) -> [RewrittenFile] {
  onLargeStack {
    let module = Module(of: files)
    module.rewrite()
    return module.drafts.map { $0.finished() } + module.interfaces.map(\.file)
  }
}
