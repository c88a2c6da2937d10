/// A line of the facts: a type of Apple's with its members, or a module's functions and variables.
///
/// `docs/facts` says what the columns are.
package struct Fact {
  let module: Substring
  let kind: Substring
  let name: Substring
  let superclass: Substring
  /// Full names.
  let optional: [Substring]
  /// Full names.
  let members: [Substring]

  fileprivate init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 9 else { return nil }
    func names(_ column: Int) -> [Substring] {
      columns[column] == "-" ? [] : columns[column].split(separator: " ")
    }
    (module, kind) = (columns[0].drop { $0 == " " }, columns[1])
    (name, superclass) = (columns[2], columns[3])
    optional = names(5)
    members = names(6) + names(7) + names(8)
  }
}

/// What there is of Apple's here.
package enum Facts {
  package static let all: [Fact] = factsOfApple.split(separator: "\n").dropFirst().compactMap(
    Fact.init)

  /// The names that each module declares: types, functions and variables.
  package static let namesOfModules: [String: Set<String>] = all.reduce(into: [:]) { names, fact in
    let module = String(fact.module)
    switch fact.kind {
    case "extension", "modules": break
    case "global":
      names[module, default: []].formUnion(fact.members.map { String($0.prefix { $0 != "(" }) })
    default:
      guard !fact.name.contains(".") else { break }
      names[module, default: []].insert(String(fact.name))
    }
  }

  /// Modules of Apple's that UIKit hands on here.
  static let modulesOfUIKit = Set(
    all.filter { $0.kind == "modules" }.flatMap(\.members).map(String.init))

  /// The superclasses of classes, where it is not `NSObject`.
  package static let superclasses: [String: String] = all.reduce(into: [:]) { superclasses, fact in
    guard fact.kind == "class", !["-", "NSObject"].contains(fact.superclass) else { return }
    superclasses[String(fact.name)] = String(fact.superclass)
  }

  /// The classes that are derived from `NSObject`.
  static let classesOfObjectiveC: Set<String> = {
    let direct = all.filter { $0.kind == "class" && $0.superclass == "NSObject" }.map(\.name)
    var found = Set(direct.map(String.init))
    var isGrowing = true
    while isGrowing {
      let more = superclasses.filter { found.contains($0.value) }.keys
      isGrowing = !found.isSuperset(of: more)
      found.formUnion(more)
    }
    return found
  }()

  /// The full names of the members of types.
  static let members: [String: Set<String>] = all.reduce(into: [:]) { members, fact in
    members[String(fact.name), default: []].formUnion(fact.members.map(String.init))
  }

  /// The optional requirements of protocols: the labels that go with each base name.
  package static let optionalRequirements: [String: [[String]]] = all.reduce(into: [:]) {
    labels, fact in
    guard fact.kind == "protocol" else { return }
    for name in fact.optional where name.hasSuffix(")") {
      let parts = name.dropLast().split(
        separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
      let list = parts[1].split(separator: ":").map(String.init)
      if labels[String(parts[0])]?.contains(list) != true {
        labels[String(parts[0]), default: []].append(list)
      }
    }
  }
}
