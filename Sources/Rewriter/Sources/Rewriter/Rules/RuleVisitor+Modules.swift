import SwiftSyntax

extension RuleVisitor {
  /// Takes out the import of a module that is not here, where the file uses nothing of it.
  ///
  /// - Parameters:
  ///   - node: an import that is no import of UIKit, nor of what stands inside it.
  ///   - file: the file.
  func rewriteOtherImport(_ node: ImportDeclSyntax, of file: SourceFileSyntax) {
    let module = node.moduleName
    guard !modulesThatAreHere.contains(module), !node.isOfOnePlatform else { return }
    guard let names = missingModules[module], !declarations.modules.contains(module) else {
      // The files of a folder of its name are compiled together with this one.
      if !declarations.folders.contains(module), !declarations.modules.contains(module) {
        draft.say(.unknownModule(name: module), at: node)
      }
      modulesLeftOut.insert(module)
      draft.blank(node)
      return
    }
    guard module != "CoreData" || !declarations.leavesOutCoreData else {
      draft.blank(node)
      return
    }
    let part = partsThatAreHere[module]
    let uses = UsedNames(of: names, besides: declarations.globalNames.union(part?.names ?? []))
    uses.walk(file)
    if let use = uses.first {
      draft.say(
        .missingModule(name: module, use: use.text, line: draft.line(of: use)), at: node)
    } else if let part, let own = part.module, usesAny(of: part.names, file) {
      draft.replace(node.path, with: own)
    } else {
      draft.blank(node)
    }
  }

  private func usesAny(of names: Set<String>, _ file: SourceFileSyntax) -> Bool {
    let uses = UsedNames(of: .words(names), besides: declarations.globalNames)
    uses.walk(file)
    return uses.first != nil
  }

  /// Takes `Module.` away in front of a name, where the module's import was taken out.
  func leaveOutModule(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), isLeftOut(base.baseName) else {
      return
    }
    draft.replace(base.bytes.lowerBound..<node.period.bytes.upperBound, with: "")
  }

  /// Takes `Module.` away in front of a type, where the module's import was taken out.
  func leaveOutModule(_ node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self), isLeftOut(base.name) else {
      return
    }
    draft.replace(base.bytes.lowerBound..<node.period.bytes.upperBound, with: "")
  }

  private func isLeftOut(_ name: TokenSyntax) -> Bool {
    modulesLeftOut.contains(name.text) && !declarations.globalNames.contains(name.text)
      && !declarations.propertyNames.contains(name.text)
  }

  /// Takes out a type that shows something in a canvas of SwiftUI's and does nothing else.
  ///
  /// - Returns: false for other types.
  func leaveOutPreviewProvider(_ node: StructDeclSyntax) -> Bool {
    guard node.isForCanvases else { return false }
    draft.say(.previewProvider(name: node.name.text), at: node.name)
    draft.blank(node)
    return true
  }
}

/// Finds the first name of a module in a file.
private final class UsedNames: SyntaxVisitor {
  private(set) var first: TokenSyntax?
  private let names: NamesOfModule
  private let ownNames: Set<String>

  init(of names: NamesOfModule, besides ownNames: Set<String>) {
    (self.names, self.ownNames) = (names, ownNames)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .visitChildren
    }
    note(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isForCanvases ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.condition?.onOneLine.contains("canImport(") == true ? .skipChildren : .visitChildren
  }

  private func note(_ name: TokenSyntax) {
    guard first == nil, !ownNames.contains(name.text), names.contains(name.text) else { return }
    first = name
  }
}

extension StructDeclSyntax {
  /// Whether it is a preview as SwiftUI has it, or what puts UIKit into one.
  fileprivate var isForCanvases: Bool {
    let names: Set<String> = [
      "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
    ]
    return inheritanceClause?.inheritedTypes.contains { type in
      names.contains(type.type.plainName.split(separator: ".").last.map(String.init) ?? "")
    } ?? false
  }
}

extension ImportDeclSyntax {
  /// Whether it stands in an `#if` that asks for a platform, a module or a compiler, which then
  /// decides.
  fileprivate var isOfOnePlatform: Bool {
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
