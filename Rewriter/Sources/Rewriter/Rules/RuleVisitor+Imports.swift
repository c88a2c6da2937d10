import SwiftSyntax

/// Modules whose names UIKit hands on, or that have nothing to offer without Objective-C.
private let modulesInsideUIKit: Set<String> = [
  "Foundation", "FoundationNetworking", "Dispatch", "Darwin", "ObjectiveC", "CoreFoundation",
  "simd", "CoreImage",
]

/// What Foundation has on Apple's systems, and another module here.
private let namesOfTexts: Set<String> = ["XMLParser", "XMLParserDelegate"]

extension RuleVisitor {
  /// Lets a file see Flipbook's clocks and chance where Foundation has the same names: what
  /// Foundation declares comes with UIKit, and UIKit's own names stand before it.
  ///
  /// What a module hands on is imported beside it, UIKit once a file.
  func rewriteImports(of file: SourceFileSyntax) {
    noteAbsentNames(in: file)
    let imports = ImportCollector()
    imports.walk(file)
    if imports.found.isEmpty, hasHeader, let first = file.statements.first {
      draft.insert("import UIKit; ", at: first.bytes.lowerBound)
    }
    var imported = Set(imports.found.filter { !$0.isOfOneName }.map(\.moduleName))
    for node in imports.found {
      var texts = rewrittenImport(node, of: file).map { [$0] } ?? []
      let stays = texts.isEmpty == false
      for module in modules(handedOnBy: node, in: file) where imported.insert(module).inserted {
        texts.append("import \(module)")
        // Inside of #if another branch may need its own.
        if node.isConditional { imported.remove(module) }
      }
      if stays { texts.removeFirst() }
      if !texts.isEmpty {
        let text = texts.joined(separator: "; ")
        stays
          ? draft.insert("; \(text)", at: node.bytes.upperBound) : draft.replace(node, with: text)
      } else if !stays {
        draft.blank(node)
      }
    }
  }

  /// Rewrites the path of an import where it has to be another one.
  ///
  /// - Returns: the import; `nil` where it goes.
  private func rewrittenImport(_ node: ImportDeclSyntax, of file: SourceFileSyntax) -> String? {
    let module = node.moduleName
    switch module {
    case "UIKit", "QuartzCore", "CoreGraphics":
      // A submodule, such as UIKit.UIGestureRecognizerSubclass.
      if node.path.count > 1, !node.isOfOneName { draft.replace(node.path, with: module) }
    case "XCPlayground":
      draft.replace(node.path, with: "PlaygroundSupport")
    case "os", "OSLog":
      // A module named os would make other packages take this machine for a Mac.
      if node.isOfOneName, let name = node.path.first?.name {
        draft.replace(name, with: "SystemLog")
      } else {
        draft.replace(node.path, with: "SystemLog")
      }
    default:
      guard !modulesInsideUIKit.contains(module), rewriteOtherImport(node, of: file) else {
        return nil
      }
    }
    return module
  }

  /// Returns the modules that a file is to import beside one that it names.
  private func modules(handedOnBy node: ImportDeclSyntax, in file: SourceFileSyntax) -> [String] {
    let module = node.moduleName
    guard !modulesWithoutFoundation.contains(module),
      modulesInsideUIKit.contains(module) || !node.isOfOnePlatform
    else { return [] }
    let texts = usesAny(of: namesOfTexts, file) ? ["FoundationXML"] : []
    let others = modulesHandedOn(by: module).filter { other in
      Facts.namesOfModules[other].map { usesAny(of: $0, file) }
        ?? modulesThatAreHere.contains(other)
    }
    let publishes = modulesThatPublish.contains(module) && usesCombine(file) ? ["Combine"] : []
    guard module != "UIKit" else { return texts + others + publishes }
    let own = isOfOthers(module) ? declarations.exportedModules.filter(isHere).sorted() : []
    return ["UIKit"] + texts + (others + publishes + own).filter { $0 != module && $0 != "UIKit" }
  }

  /// Returns whether a module is none of Apple's, nor one of ours.
  private func isOfOthers(_ module: String) -> Bool {
    !modulesThatAreHere.contains(module) && !modulesInsideUIKit.contains(module)
      && missingModules[module] == nil && standInsOfModules[module] == nil
  }

  private func isHere(_ module: String) -> Bool {
    modulesThatAreHere.contains(module) && !modulesWithoutFoundation.contains(module)
  }
}

private final class ImportCollector: SyntaxVisitor {
  var found: [ImportDeclSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ImportDeclSyntax {
  /// Whether it stands in an `#if`.
  fileprivate var isConditional: Bool {
    ancestor(IfConfigClauseSyntax.self, below: SourceFileSyntax.self) != nil
  }

  var moduleName: String { path.first?.name.text ?? "" }

  /// Whether it is `import class UIKit.UIView` or the like.
  var isOfOneName: Bool { importKindSpecifier != nil }
}
