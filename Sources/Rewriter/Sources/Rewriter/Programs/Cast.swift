import SwiftSyntax

/// Finds what of a user's files can be filmed.
struct Cast {
  private(set) var subject: FilmedSubject?
  /// Controllers that cannot be made without arguments.
  private(set) var unmakeable: [String] = []
  /// The names of variables outside of types, by file.
  private var variables: [String: [String]] = [:]

  /// Finds it, and turns previews and the statements of a playground page into functions.
  init(of drafts: [Draft], _ declarations: Declarations) {
    let found = drafts.map { draft in
      let visitor = CastVisitor(draft)
      visitor.walk(draft.tree)
      return visitor
    }
    for visitor in found { variables[visitor.draft.name] = visitor.variables }
    let galleries = found.flatMap(\.galleries)
    let made = found.flatMap(\.scenes)
    let scenes = made.isEmpty ? found.flatMap(\.lists) : made
    let previews = found.flatMap(\.previews)
    // Previews are no Swift of ours: they become functions also where nobody films them.
    let functions = Self.functions(of: previews)
    let pages = found.filter { $0.isPage }
    let delegates = found.flatMap(\.classes).filter {
      $0.isEntry && declarations.inherits($0.name, from: ["UIApplicationDelegate"])
    }
    let sceneDelegates = found.flatMap(\.classes).filter {
      declarations.inherits($0.name, from: ["UIWindowSceneDelegate", "UISceneDelegate"])
    }
    let controllers = found.flatMap(\.classes).filter {
      !$0.isHidden && declarations.isController($0.name)
    }
    let makeable = controllers.filter { declarations.isMakeable($0.name) }.map(\.name)
    unmakeable = controllers.map(\.name).filter { !makeable.contains($0) }

    if !galleries.isEmpty {
      subject = .galleries(galleries)
    } else if !scenes.isEmpty {
      subject = .scenes(scenes)
    } else if !functions.isEmpty {
      subject = .previews(functions)
    } else if let page = pages.first {
      subject = .page(name: sceneName(page.draft.nameWithoutEnding), steps: page.makeSteps())
    } else if let delegate = delegates.first {
      subject = .app(delegate: delegate.name, sceneDelegate: sceneDelegates.first?.name)
    } else if !makeable.isEmpty {
      subject = .controllers(makeable)
    }
  }

  /// Returns which settings of scenes a file gives.
  ///
  /// - Parameter file: the name of the file; `nil` for none.
  /// - Returns: their names, in the order of `settingNames`.
  func settings(in file: String?) -> [String] {
    let given = file.flatMap { variables[$0] } ?? []
    return settingNames.filter(given.contains)
  }

  private static func functions(of previews: [FoundPreview]) -> [FilmedPreview] {
    var taken: Set<String> = []
    return previews.enumerated().map { index, preview in
      let wanted = sceneName(preview.name ?? preview.draft.nameWithoutEnding)
      var scene = wanted
      var number = 2
      while !taken.insert(scene).inserted {
        scene = "\(wanted)-\(number)"
        number += 1
      }
      let function = "flipbookPreview\(index + 1)"
      preview.makeFunction(function)
      return FilmedPreview(scene: scene, function: function)
    }
  }
}

extension Draft {
  /// The last part of the name, without `.swift`.
  var nameWithoutEnding: String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.hasSuffix(".swift") ? String(last.dropLast(".swift".count)) : last
  }
}

extension Declarations {
  /// Returns whether a class or one of its superclasses in these files names one of some types.
  func inherits(_ type: String, from names: Set<String>) -> Bool {
    ancestry(of: type).contains {
      types[$0]?.inheritedNames.contains(where: names.contains) == true
    }
  }

  /// Returns whether a class is a controller of UIKit's family.
  func isController(_ type: String) -> Bool { inherits(type, from: Self.controllers) }

  /// Returns whether `Type()` makes one.
  ///
  /// A class with an initializer of its own has only its own; one without has its superclass's.
  func isMakeable(_ type: String) -> Bool {
    for name in ancestry(of: type) {
      guard let declared = types[name], !declared.isGeneric else { return false }
      let initializers = declared.members.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      if initializers.contains(where: \.takesNothing) { return true }
      if initializers.contains(where: { !$0.modifiers.has("convenience") }) { return false }
    }
    return inherits(type, from: Self.controllers.subtracting(["UICollectionViewController"]))
  }

  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
  ]
}

extension InitializerDeclSyntax {
  /// Whether it can be called without arguments.
  fileprivate var takesNothing: Bool {
    optionalMark == nil && !modifiers.has("private") && !modifiers.has("fileprivate")
      && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }
}
