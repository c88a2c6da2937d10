import SwiftSyntax

extension RuleVisitor {
  /// Takes out the import of a module that is not here, where the file uses nothing of it.
  ///
  /// - Parameters:
  ///   - node: an import that is no import of UIKit, nor of what stands inside it.
  ///   - file: the file.
  /// - Returns: whether it stays, with the same path or another.
  func rewriteOtherImport(_ node: ImportDeclSyntax, of file: SourceFileSyntax) -> Bool {
    let module = node.moduleName
    let isAmongFiles = declarations.modules.contains(module)
    // Take out the import of what is compiled along, also in an #if: it is no module of its own.
    let isOfAnyPlatform = declarations.folders.contains(module) || !node.isOfOnePlatform
    guard isAmongFiles || !modulesThatAreHere.contains(module) && isOfAnyPlatform
    else { return true }
    if let standIn = standInsOfModules[module],
      !isAmongFiles, !declarations.folders.contains(module)
    {
      if !modulesNamedAsTypes.contains(module) { modulesLeftOut.insert(module) }
      draft.replace(node.path, with: standIn)
      return true
    }
    guard let names = missingModules[module], !declarations.modules.contains(module) else {
      // The files of a folder of its name are compiled together with this one.
      if !declarations.folders.contains(module), !declarations.modules.contains(module) {
        draft.say(.unknownModule(name: module), at: node)
        draft.absentModules.insert(module)
      }
      modulesLeftOut.insert(module)
      return false
    }
    let part = partsThatAreHere[module]
    let uses = UsedNames(
      of: names, besides: declarations.globalNames.union(part?.names ?? []), in: declarations)
    uses.walk(file)
    if let use = uses.first {
      draft.absentModules.insert(module)
      draft.absentNames.formUnion(uses.all)
      draft.say(
        .missingModule(name: module, use: use.text, line: draft.line(of: use)), at: node)
    }
    guard let part, let own = part.module, usesAny(of: part.names, file) else { return false }
    draft.replace(node.path, with: own)
    return true
  }

  /// Returns whether a file has objects that publish.
  func usesCombine(_ file: SourceFileSyntax) -> Bool {
    usesAny(of: ["ObservableObject", "Published"], file)
  }

  /// Returns whether a file uses one of some names that the files do not declare.
  func usesAny(of names: Set<String>, _ file: SourceFileSyntax) -> Bool {
    let uses = UsedNames(of: .words(names), besides: declarations.globalNames, in: declarations)
    uses.walk(file)
    return uses.first != nil
  }

  /// Takes `Module.` away in front of a name, where the module's import was taken out.
  func leaveOutModule(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      isLeftOut(base.baseName, before: node.declName.baseName),
      !isOfAbsentModule(base.baseName, node.declName.baseName)
    else { return }
    if nameStandIn(base.baseName, of: node.declName.baseName) { return }
    draft.replace(base.bytes.lowerBound..<node.period.bytes.upperBound, with: "")
    nameTwin(node.declName.baseName)
  }

  /// Names a library's type as it is called here where the app has one of its name: `Kit.Cell` is no
  /// `Cell` of the app's.
  private func nameTwin(_ name: TokenSyntax) {
    if declarations.twinTypes.contains(name.text) {
      draft.replace(name, with: "\(name.text)OfLibrary")
    }
  }

  /// Names the module that stands in for a library in front of a name that the app has, too: `Kit.Cell` is no `Cell`
  /// of the app's.
  ///
  /// - Returns: false where the name says enough alone.
  private func nameStandIn(_ module: TokenSyntax, of name: TokenSyntax) -> Bool {
    guard let standIn = standInsOfModules[module.text],
      declarations.globalNames.contains(name.text),
      !declarations.modules.contains(module.text), !declarations.folders.contains(module.text)
    else { return false }
    draft.replace(module, with: standIn)
    return true
  }

  /// Takes `Module.` away in front of a type, where the module's import was taken out.
  func leaveOutModule(_ node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self),
      isLeftOut(base.name, before: node.name), !isOfAbsentModule(base.name, node.name)
    else { return }
    if nameStandIn(base.name, of: node.name) { return }
    draft.replace(base.bytes.lowerBound..<node.period.bytes.upperBound, with: "")
    nameTwin(node.name)
  }

  /// Takes what UIKit has in place of Foundation's and Dispatch's, where the file names it with its module:
  /// `Foundation.Timer` would wait in no film's time.
  func nameStage(_ module: TokenSyntax, of name: TokenSyntax) {
    guard ["Foundation", "Dispatch"].contains(module.text),
      Facts.namesOfModules["UIKit"]?.contains(name.text) == true,
      !declarations.globalNames.contains(module.text)
    else { return }
    draft.replace(module, with: "UIKit")
  }

  /// Returns whether a name is one of a module that is not here, and the files may have another of that name.
  ///
  /// Without the module before it, it would be theirs, or itself in `typealias Cell = Kit.Cell`; `Log.error(error)`
  /// would mean the error.
  private func isOfAbsentModule(_ module: TokenSyntax, _ name: TokenSyntax) -> Bool {
    guard draft.absentModules.contains(module.text) else { return false }
    // What begins with a small letter is a function of the module's, or of a type's that is called like it.
    return declarations.globalNames.contains(name.text) || name.text.first?.isLowercase == true
  }

  private func isLeftOut(_ name: TokenSyntax, before member: TokenSyntax) -> Bool {
    let isOwn =
      declarations.ownModules.contains(name.text)
      && declarations.globalNames.contains(member.text)
    return (isOwn || modulesLeftOut.contains(name.text))
      && !declarations.globalNames.contains(name.text)
      && !declarations.propertyNames.contains(name.text)
  }
}

/// Returns the names that a module may have whose files are given, as their projects say.
///
/// - Parameter files: all files that were given.
/// - Returns: the names of products and of what is built, as Swift writes them.
func ownModules(of files: [SourceFile]) -> Set<String> {
  let names = files.filter { $0.name.hasSuffix(".pbxproj") }.flatMap { file -> [Substring] in
    let settings = file.text.matches(
      of: #/\b(?:PRODUCT_NAME|PRODUCT_MODULE_NAME|productName) = "?([^";$]+)"?;/#)
    let targets = file.text.matches(
      of: #/isa = PBXNativeTarget;[^}]*?\bname = "?([^";]+)"?;/#)
    return settings.map(\.1) + targets.map(\.1)
  }
  return Set(names.map { String($0.replacing(#/[^A-Za-z0-9_]/#, with: "_")) })
}

extension ImportDeclSyntax {
  /// Whether it stands in an `#if` that asks for a platform, a module or a compiler, which then
  /// decides.
  var isOfOnePlatform: Bool {
    var ancestor = parent
    while let node = ancestor {
      if let block = node.as(IfConfigDeclSyntax.self) {
        let asks = block.clauses.contains { clause in
          let condition = clause.condition?.onOneLine ?? ""
          return ["os(", "canImport(", "targetEnvironment(", "arch(", "swift(", "compiler("]
            .contains(where: condition.contains)
        }
        if asks { return true }
      }
      ancestor = node.parent
    }
    return false
  }
}
