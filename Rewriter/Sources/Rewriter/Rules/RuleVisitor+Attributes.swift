import SwiftSyntax

/// Attributes that say something to Objective-C or Interface Builder alone.
private let droppedAttributes: Set<String> = [
  "objc", "objcMembers", "nonobjc", "_objcImplementation", "IBAction", "IBOutlet",
  "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSManaged", "NSCopying",
]

/// What `@main` says today.
private let oldMains: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

extension RuleVisitor {
  func rewriteAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.plainName
    if droppedAttributes.contains(name) {
      draft.blank(node)
    } else if !keepsEntries, entries.contains(name) {
      draft.blank(node)
    } else if oldMains.contains(name) {
      draft.replace(node, with: "@main")
    } else if name == "convention", node.arguments?.onOneLine == "block" || node.takesPathElements {
      draft.blank(node)
    } else {
      return .visitChildren
    }
    return .skipChildren
  }

  /// Lets a scene set an outlet and what Interface Builder inspects, as a storyboard would.
  func openOutlet(_ node: VariableDeclSyntax) {
    guard ["IBOutlet", "IBInspectable"].contains(where: { node.attributes.named($0) != nil })
    else { return }
    let isOfPrivateType = node.bindings.contains { binding in
      binding.typeAnnotation.map { annotation in
        annotation.type.tokens(viewMode: .sourceAccurate)
          .contains { declarations.privateTypes.contains($0.text) }
      } ?? false
    }
    for modifier in node.modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
      if modifier.detail != nil || !isOfPrivateType { draft.blank(modifier) }
    }
  }

  /// Makes `open` in an extension of a class of Apple's `public`: some of those are final here, and no
  /// extension's member is overridden without Objective-C but by `ExtensionDispatch`.
  func closeInExtension(_ node: DeclModifierSyntax) {
    guard node.name.text == "open", node.detail == nil,
      let member = node.parent?.parent, member.parent?.is(MemberBlockItemSyntax.self) == true,
      let type = member.ancestor(ExtensionDeclSyntax.self, below: ClassDeclSyntax.self),
      declarations.types[type.extendedType.plainName] == nil
    else { return }
    draft.replace(node.name, with: "public")
  }

  /// Lets a storyboard call an action that it connects.
  func openAction(_ node: FunctionDeclSyntax) {
    guard declarations.actionNames.contains(Method(node).objectiveCName) else { return }
    let clause = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    for modifier in Array(node.modifiers) + Array(clause?.modifiers ?? [])
    where ["private", "fileprivate"].contains(modifier.name.text) {
      draft.blank(modifier)
    }
  }

  /// Gives a value to a property that Core Data or Core Animation would store.
  ///
  /// Layers keep such properties by key, so that animations find them.
  func storeManagedProperty(_ node: VariableDeclSyntax) {
    guard node.attributes.named("NSManaged") != nil else { return }
    let type = LexicalTypes(around: node).innermost
    if let type, declarations.isManaged(type) { return manage(node) }
    let isOfLayer = type.map(declarations.isLayer) ?? false
    for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      guard let type = binding.typeAnnotation?.type else { continue }
      let standIn = standInValue(of: type)
      if isOfLayer {
        let name = binding.pattern.onOneLine
        let nothing = type.isOptional ? "" : standIn.map { " ?? \($0)" } ?? "!"
        draft.insert(
          " { get { _managedValue(forKey: \"\(name)\")\(nothing) }"
            + " set { setValue(newValue, forKey: \"\(name)\") } }", at: type.bytes.upperBound)
        continue
      }
      if let standIn, !type.isOptional { draft.insert(" = \(standIn)", at: type.bytes.upperBound) }
      draft.say(
        .managedProperty(name: binding.pattern.onOneLine, standIn: standIn), at: binding.pattern)
    }
  }
}

extension TypeSyntax {
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}

extension AttributeSyntax {
  /// Whether it stands before the type of a function that takes elements of paths, which are
  /// values of Swift here.
  fileprivate var takesPathElements: Bool {
    guard let type = parent?.parent?.as(AttributedTypeSyntax.self) else { return false }
    return type.baseType.tokens(viewMode: .sourceAccurate).contains { $0.text == "CGPathElement" }
  }
}
