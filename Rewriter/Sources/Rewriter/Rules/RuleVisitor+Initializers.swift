import SwiftSyntax

extension RuleVisitor {
  /// Gives a layer or an animation the initializer by which Core Animation makes one of a class that
  /// it knows only at run time, where the class does not inherit it.
  func completeInitializers(of node: ClassDeclSyntax) {
    let outer = LexicalTypes(around: node).innermost.map { "\($0)." } ?? ""
    let type = outer + node.name.text
    let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let designated = own.filter { !$0.modifiers.has("convenience") }
    guard !designated.isEmpty else { return }
    let makesEmpty = own.contains { $0.signature.parameterClause.parameters.isEmpty }
    let access = ["public", "open"].contains(where: node.modifiers.has) ? "public " : ""
    let place = node.memberBlock.leftBrace.bytes.upperBound
    if declarations.isManaged(type) {
      requireInitializer(among: designated, access: access, at: place)
    } else if declarations.isLayer(type) {
      let makesCopy = designated.contains { $0.labels == ["layer"] }
      guard !makesEmpty || !makesCopy else { return }
      let empty = makesEmpty ? "self.init()" : stop("init()", type)
      let copy =
        makesCopy ? "self.init(layer: layer)" : makesEmpty ? empty : stop("init(layer:)", type)
      draft.insert(
        " \(access)required convenience init(presenting layer: CALayer?) {"
          + " if let layer { _ = layer; \(copy) } else { \(empty) } };", at: place)
    } else if declarations.isAnimation(type) {
      for initializer in own where initializer.signature.parameterClause.parameters.isEmpty {
        for modifier in initializer.modifiers where modifier.name.text == "override" {
          draft.replace(modifier, with: "required")
        }
      }
      if !makesEmpty {
        draft.insert(
          " \(access)required convenience init() { \(stop("init()", type)) };", at: place)
      }
    }
  }

  /// The call that stops as the system does.
  private func stop(_ initializer: String, _ type: String) -> String {
    "fatalError(\"Use of unimplemented initializer '\(initializer)' for class '\(type)'\")"
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}
