import SwiftSyntax

/// Modules whose names UIKit hands on, or that have nothing to offer without Objective-C.
private let modulesInsideUIKit: Set<String> = [
  "Foundation", "FoundationNetworking", "Dispatch", "Darwin", "ObjectiveC", "CoreFoundation",
  "simd", "CoreImage",
]

extension RuleVisitor {
  /// Lets a file see Flipbook's clocks and chance where Foundation has the same names: what
  /// Foundation declares comes with UIKit, and UIKit's own names stand before it.
  func rewriteImports(of file: SourceFileSyntax) {
    let imports = ImportCollector()
    imports.walk(file)
    let importsUIKit = imports.found.contains { $0.moduleName == "UIKit" && !$0.isOfOneName }
    var hasUIKit = importsUIKit
    var knowsFoundation = imports.found.contains { node in
      node.moduleName == "UIKit" || modulesInsideUIKit.contains(node.moduleName)
    }
    // SwiftUI and Foundation hand on Combine.
    var importsCombine = imports.found.contains { $0.moduleName == "Combine" }
    for node in imports.found {
      if node.moduleName == "UIKit" {
        // A submodule, such as UIKit.UIGestureRecognizerSubclass.
        if node.path.count > 1, !node.isOfOneName { draft.replace(node.path, with: "UIKit") }
      } else if modulesInsideUIKit.contains(node.moduleName) {
        // Foundation hands on Combine's objects that publish.
        let needsCombine = !importsCombine && node.moduleName == "Foundation" && usesCombine(file)
        importsCombine = importsCombine || needsCombine
        if hasUIKit {
          needsCombine ? draft.replace(node, with: "import Combine") : draft.blank(node)
        } else {
          draft.replace(node, with: needsCombine ? "import UIKit; import Combine" : "import UIKit")
          // Inside of #if another branch may need its own.
          hasUIKit = !node.isConditional
        }
      } else if node.moduleName == "XCPlayground" {
        draft.replace(node.path, with: "PlaygroundSupport")
      } else if ["os", "OSLog"].contains(node.moduleName) {
        // A module named os would make other packages take this machine for a Mac.
        if node.isOfOneName, let module = node.path.first?.name {
          draft.replace(module, with: "SystemLog")
        } else {
          draft.replace(node.path, with: "SystemLog")
        }
      } else if ["QuartzCore", "CoreGraphics"].contains(node.moduleName), node.path.count > 1,
        !node.isOfOneName
      {
        draft.replace(node.path, with: node.moduleName)
      } else {
        rewriteOtherImport(node, of: file)
        if missingModules[node.moduleName] != nil, !knowsFoundation, !node.isConditional {
          // It hands on Foundation, as all of Apple's do.
          draft.insert("; import UIKit", at: node.bytes.upperBound)
          knowsFoundation = true
        }
        if node.moduleName == "SwiftUI", !importsCombine, usesCombine(file) {
          draft.insert("; import Combine", at: node.bytes.upperBound)
          importsCombine = true
        }
      }
    }
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
  fileprivate var isOfOneName: Bool { importKindSpecifier != nil }
}
