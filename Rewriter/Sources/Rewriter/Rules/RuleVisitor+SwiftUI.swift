import SwiftSyntax

extension RuleVisitor {
  /// Takes out a structure that only SwiftUI shows.
  ///
  /// - Returns: false for other structures.
  func leaveOutSwiftUI(_ node: StructDeclSyntax) -> Bool {
    guard declarations.isOfSwiftUI(node) else { return false }
    draft.say(
      .typeOfSwiftUI(name: node.name.text, isPreview: node.inherits(from: ["PreviewProvider"])),
      at: node.name)
    draft.leaveOut(node)
    return true
  }

  /// Takes out what is added to SwiftUI's types, and to those that are left out.
  ///
  /// - Returns: false for other extensions.
  func leaveOutSwiftUI(_ node: ExtensionDeclSyntax) -> Bool {
    guard declarations.isOfSwiftUI(node) else { return false }
    draft.leaveOut(node)
    return true
  }

  /// Takes out a `#Preview` of something that is left out.
  ///
  /// - Returns: false for other macros.
  func leaveOutSwiftUI(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard declarations.isPreviewOfSwiftUI(node) else { return false }
    draft.say(.previewOfSwiftUI, at: node)
    draft.blank(node)
    return true
  }
}

extension Declarations {
  /// Returns whether a structure is one that only SwiftUI shows, and is left out.
  func isOfSwiftUI(_ node: StructDeclSyntax) -> Bool {
    node.inherits(from: bridges)
      || typesOfSwiftUI.contains(node.name.text) && node.inherits(from: protocolsOfSwiftUI)
  }

  /// Returns whether an extension adds to a type of SwiftUI's, or to one that is left out.
  func isOfSwiftUI(_ node: ExtensionDeclSyntax) -> Bool {
    let name = node.extendedType.plainName
    guard !typesOfSwiftUI.isEmpty else { return false }
    return typesOfSwiftUI.contains(name)
      || namesOfSwiftUI.contains(name) && !globalNames.contains(name)
  }

  /// Returns whether a macro is a `#Preview` of something that is left out.
  func isPreviewOfSwiftUI(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard node.macroName.text == "Preview", let closure = node.trailingClosure else { return false }
    return usesSwiftUI(closure.statements)
  }

  /// Returns whether some statements use what is left out.
  func usesSwiftUI(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard !typesOfSwiftUI.isEmpty else { return false }
    let uses = UsedNames(
      of: .words(typesOfSwiftUI.union(namesOfSwiftUI)),
      besides: globalNames.subtracting(typesOfSwiftUI), in: self)
    uses.walk(statements)
    return uses.first != nil
  }
}

/// Returns the names of the structures that only SwiftUI shows; none where UIKit has nothing to
/// film besides.
func typesOfSwiftUI(in drafts: [Draft], _ declarations: Declarations) -> Set<String> {
  let films = declarations.types.keys.contains { name in
    declarations.isController(name) || declarations.isMakeableView(name)
  }
  guard films else { return [] }
  var found: Set<String> = []
  for (index, draft) in drafts.enumerated() where draft.importsSwiftUI {
    for (name, type) in declarations.types where type.draft == index && !type.isClass {
      guard type.inheritedNames.contains(where: declarations.namesSwiftUI) else { continue }
      found.insert(name.split(separator: ".").last.map(String.init) ?? name)
    }
  }
  return found
}

extension Declarations {
  /// Returns whether a name is that of a protocol of SwiftUI's.
  fileprivate func namesSwiftUI(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return protocolsOfSwiftUI.contains(last) && !globalNames.contains(name)
  }
}

/// What puts UIKit into SwiftUI.
private let bridges: Set<String> = [
  "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
]

private let protocolsOfSwiftUI: Set<String> = bridges.union([
  "AnimatableModifier", "App", "ButtonStyle", "EnvironmentKey", "GeometryEffect", "InsettableShape",
  "LabelStyle", "Layout", "PreferenceKey", "PrimitiveButtonStyle", "Scene", "Shape",
  "TextFieldStyle", "ToggleStyle", "View", "ViewModifier",
])

extension Draft {
  fileprivate var importsSwiftUI: Bool {
    tree.statements.contains {
      ["SwiftUI", "SwiftUICore"].contains($0.item.as(ImportDeclSyntax.self)?.moduleName)
    }
  }
}

extension StructDeclSyntax {
  fileprivate func inherits(from names: Set<String>) -> Bool {
    inheritanceClause?.inheritedTypes.contains { type in
      names.contains(type.type.plainName.split(separator: ".").last.map(String.init) ?? "")
    } ?? false
  }
}
