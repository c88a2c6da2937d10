/// A file of Swift that was made of a model of Core Data's.
struct ModelProgram: Hashable, Sendable {
  /// The text with its name, which is the model's with `.swift` behind it.
  let file: RewrittenFile
  /// The function that makes the model known.
  let function: String
  /// The classes that the text declares.
  let classes: [String]
}

/// Returns whether a file is the content of a model.
func isModel(_ name: String) -> Bool { name.hasSuffix(".xcdatamodel/contents") }

/// Makes Swift of a model: what its entities are, and the classes that Xcode would make of them.
///
/// - Parameters:
///   - file: the content of the model.
///   - declarations: what the Swift files declare.
///   - drafts: all files.
/// - Returns: the program; `nil` for a file that is no model.
func modelProgram(
  of file: SourceFile, among declarations: Declarations, drafts: [SourceFile]
) -> ModelProgram? {
  let folders = file.name.split(separator: "/").dropLast()
  let folder = folders.last { $0.hasSuffix(".xcdatamodeld") } ?? folders.last ?? ""
  let title = fileTitle(String(folder))
  let function = "flipbookAddModel\(title.asName)"
  func program(_ text: String, _ findings: [Finding], _ classes: [String]) -> ModelProgram {
    ModelProgram(
      file: RewrittenFile(
        name: file.name + ".swift", text: text, edits: [], findings: findings, previews: []),
      function: function, classes: classes)
  }
  do throws(InterfaceFault) {
    let root = try readInterface(file.text)
    guard root.name == "model" else { return nil }
    let model = ManagedModel(root, among: declarations, in: drafts)
    let unread = model.unreadNames.map { (InterfaceReason.unreadName($0.name), $0.line) }
    let findings = (unread + model.twins).map { reason, line in
      Finding(
        file: file.name, place: Place(line: line, column: 1), reason: .interface(reason))
    }
    let text = model.twins.isEmpty ? model.text(title, function) : ""
    return program(text, findings, model.twins.isEmpty ? model.madeClasses : [])
  } catch {
    let finding = Finding(
      file: file.name, place: Place(line: error.line, column: 1), reason: .interface(error.reason))
    return program("", [finding], [])
  }
}
