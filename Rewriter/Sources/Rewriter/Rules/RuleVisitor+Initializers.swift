import SwiftSyntax

extension RuleVisitor {
  /// Gives a layer, an animation or a cell the initializer by which the system makes one of a class that it
  /// knows only at run time, where the class does not inherit it; a view or a controller its own `init()`.
  func completeInitializers(of node: ClassDeclSyntax) {
    let outer = LexicalTypes(around: node).innermost.map { "\($0)." } ?? ""
    let type = outer + node.name.text
    let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let designated = own.filter { !$0.modifiers.has("convenience") }
    let access = ["public", "open"].contains(where: node.modifiers.has) ? "public " : ""
    let place = node.memberBlock.leftBrace.bytes.upperBound
    if declarations.makesByClass, let root = declarations.emptyMaker(of: type) {
      draft.insert(
        " \(access)override class func _madeEmpty() -> \(root)?"
          + " { self == \(node.name.text).self ? \(node.name.text)() : nil };", at: place)
    }
    guard !designated.isEmpty else { return }
    let makesEmpty = own.contains { $0.signature.parameterClause.parameters.isEmpty }
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
    } else if let maker = declarations.reusableMaker(of: type),
      !designated.contains(where: { $0.labels == maker.labels })
    {
      let call =
        own.contains { $0.labels == maker.labels }
        ? "self.\(maker.call)" : stop("init(\(maker.labels.map { $0 + ":" }.joined()))", type)
      draft.insert(
        " \(access)required convenience init(reusableWith \(maker.parameter)) { \(call) };",
        at: place)
    }
  }

  /// The call that stops as the system does.
  private func stop(_ initializer: String, _ type: String) -> String {
    "fatalError(\"Use of unimplemented initializer '\(initializer)' for class '\(type)'\")"
  }
}

extension Declarations {
  /// Returns how a class of cells is made by lists that know it only at run time; `nil` for another class.
  fileprivate func reusableMaker(of type: String) -> ReusableMaker? {
    guard let oldest = ancestry(of: type).last, let base = types[oldest]?.inheritedNames.first
    else { return nil }
    return chain(of: base).lazy.compactMap { reusableMakers[$0] }.first
  }
}

extension Declarations {
  /// Returns the class of UIKit's that asks a class of the files to make an object by its own `init()`; `nil`
  /// for a class without one.
  ///
  /// UIKit's own is a convenience, which Swift lets nobody override, and Objective-C everybody.
  fileprivate func emptyMaker(of type: String) -> String? {
    guard makesEmpty(type), let oldest = ancestry(of: type).last,
      let base = types[oldest]?.inheritedNames.first
    else { return nil }
    return chain(of: base).first { rootsWithEmptyMakers.contains($0) }
  }

  /// Whether a class has an `init()` that the files declare, of its own or from above.
  private func makesEmpty(_ type: String) -> Bool {
    let own = initializers(of: type)
    if let empty = own.first(where: { $0.labels.isEmpty }) { return empty.isPlain }
    let ancestry = ancestry(of: type)
    guard ancestry.count > 1, makesEmpty(ancestry[1]) else { return false }
    let designated = Set(own.filter { !$0.modifiers.has("convenience") }.map(\.labels))
    if designated.isEmpty { return true }
    // Who overrides all that are designated has the conveniences, too.
    let isConvenience = ancestry.lazy.compactMap { type in
      initializers(of: type).first { $0.labels.isEmpty }?.modifiers.has("convenience")
    }.first
    return isConvenience == true
      && designatedLabels(of: ancestry.dropFirst()).isSubset(of: designated)
  }

  /// The labels of the initializers that a class overrides to have the conveniences of those above it.
  private func designatedLabels(of ancestry: some Sequence<String>) -> Set<[String]> {
    let own = ancestry.lazy.map { type in
      Set(self.initializers(of: type).filter { !$0.modifiers.has("convenience") }.map(\.labels))
    }.first { !$0.isEmpty }
    if let own { return own }
    // Those of UIKit's own are two in most classes.
    return [["frame"], ["coder"]]
  }

  private func initializers(of type: String) -> [InitializerDeclSyntax] {
    types[type]?.members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) } ?? []
  }
}

/// The classes of UIKit's whose `init()` is a convenience, with what is derived from them.
private let rootsWithEmptyMakers: Set<String> = [
  "UIGestureRecognizer", "UIView", "UIViewController",
]

/// An initializer that makes a cell, and the one that stands for it.
private struct ReusableMaker {
  /// Those of UIKit's initializer.
  let labels: [String]
  let call: String
  /// That of the initializer here.
  let parameter: String
}

private let reusableMakers: [String: ReusableMaker] = [
  "UICollectionReusableView": ReusableMaker(
    labels: ["frame"], call: "init(frame: frame)", parameter: "frame: CGRect"),
  "UITableViewCell": ReusableMaker(
    labels: ["style", "reuseIdentifier"],
    call: "init(style: .default, reuseIdentifier: identifier)", parameter: "identifier: String"),
  "UITableViewHeaderFooterView": ReusableMaker(
    labels: ["reuseIdentifier"], call: "init(reuseIdentifier: identifier)",
    parameter: "identifier: String"),
  "MKAnnotationView": ReusableMaker(
    labels: ["annotation", "reuseIdentifier"],
    call: "init(annotation: nil, reuseIdentifier: identifier)", parameter: "identifier: String"),
]

extension InitializerDeclSyntax {
  /// Whether its call needs no `try` and no `await`, and it may be called.
  fileprivate var isPlain: Bool {
    signature.effectSpecifiers == nil && genericParameterClause == nil
      && attributes.named("available") == nil
  }

  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}
