import SwiftSyntax

/// The superclasses of the classes in some files, before anything more is left out of them.
struct Superclasses {
  private var names: [String: String] = [:]
  private let boxes: [Remains.Box]

  init(of files: [Remains.File], _ boxes: [Remains.Box]) {
    self.boxes = boxes
    let finder = SuperclassFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(Draft(SourceFile(name: file.name, text: file.text)).tree) }
    names = finder.found
  }

  /// Returns the grey box that stands for a cell or a view whose class went; `nil` for another class.
  func box(for shell: Trimming.Shell) -> Remains.Box? {
    guard let base = base(of: shell.superclass) else { return nil }
    return Remains.Box(
      name: shell.name, modules: shell.modules, isController: false, base: base,
      isOfApp: true)
  }

  private func base(of superclass: String) -> String? {
    var name = superclass
    var seen: Set<String> = []
    while seen.insert(name).inserted {
      if let box = boxes.first(where: { $0.name == name }) {
        return box.base ?? (box.isController ? nil : "AbsentView")
      }
      guard let above = names[name] else { break }
      name = above
    }
    let chain = chain(of: name)
    return basesOfShells.first { chain.contains($0.key) }?.value
  }
}

/// The classes of UIKit's for whose heirs a grey box can stand, the nearest first.
private let basesOfShells: KeyValuePairs = [
  "UICollectionViewCell": "AbsentCollectionViewCell", "UITableViewCell": "AbsentTableViewCell",
]

private final class SuperclassFinder: SyntaxVisitor {
  private(set) var found: [String: String] = [:]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.inheritanceClause?.inheritedTypes.first?.type.plainName {
      found[node.name.text] = found[node.name.text] ?? first
    }
    return .visitChildren
  }
}
