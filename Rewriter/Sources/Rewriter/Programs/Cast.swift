import SwiftSyntax

/// Finds what of a user's files can be filmed.
struct Cast {
  private(set) var subject: FilmedSubject?
  /// Controllers that cannot be made without arguments.
  private(set) var unmakeable: [String] = []
  /// The names of variables outside of types, by file.
  private var variables: [String: [String]] = [:]

  /// Finds it, and turns previews and the statements of a playground page into functions.
  ///
  /// - Parameters:
  ///   - drafts: the Swift files.
  ///   - declarations: what they declare.
  ///   - storyboards: the names of storyboards that say with which controller they begin.
  ///   - mainStoryboard: the one with which the app begins; `nil` for none.
  ///   - isProject: whether the files are those of a whole project, whose app goes before previews.
  init(
    of drafts: [Draft], _ declarations: Declarations, storyboards: [String] = [],
    mainStoryboard: String? = nil, isProject: Bool = false
  ) {
    let found = drafts.map { draft in
      let visitor = CastVisitor(draft)
      visitor.walk(draft.tree)
      return visitor
    }
    for visitor in found { variables[visitor.draft.name] = visitor.variables }
    let galleries = found.flatMap(\.galleries)
    let made = found.flatMap(\.scenes)
    let scenes = made.isEmpty ? found.flatMap(\.lists) : made
    let previews = found.flatMap(\.previews).filter { !declarations.usesSwiftUI($0.statements) }
    // Previews are no Swift of ours: they become functions also where nobody films them.
    let functions = Self.functions(of: previews)
    let pages = found.filter { $0.isPage }
    let namedDelegates = found.compactMap { $0.leaveOutMain() }.joined(separator: " ")
    let delegates = found.flatMap(\.classes).filter {
      ($0.isEntry || namedDelegates.contains($0.name))
        && declarations.inherits($0.name, from: ["UIApplicationDelegate"])
    }
    let sceneDelegates = found.flatMap(\.classes).filter {
      declarations.inherits($0.name, from: ["UIWindowSceneDelegate", "UISceneDelegate"])
    }
    let controllers = found.flatMap(\.classes).filter {
      !$0.isHidden && declarations.isController($0.name)
    }
    let candidates = controllers.filter { declarations.isMakeable($0.name) }.map(\.name)
    // What others are made of is shown by those.
    let bases = Set(candidates.flatMap { declarations.ancestry(of: $0).dropFirst() })
    let makeable = candidates.filter { !bases.contains($0) }
    unmakeable = controllers.map(\.name).filter { !candidates.contains($0) }
    let views = found.flatMap(\.classes).filter {
      !$0.isHidden && declarations.isMakeableView($0.name)
    }
    let makesWindow = drafts.contains(where: \.makesWindow)
    let isWholeApp = isProject && !delegates.isEmpty && (makesWindow || mainStoryboard != nil)

    if !galleries.isEmpty {
      subject = .galleries(galleries)
    } else if !scenes.isEmpty {
      subject = .scenes(scenes)
    } else if !functions.isEmpty, !isWholeApp {
      subject = .previews(functions)
    } else if let page = pages.first {
      subject = .page(page.makePage())
    } else if let delegate = delegates.first,
      makesWindow || mainStoryboard != nil || makeable.isEmpty && storyboards.isEmpty
    {
      subject = .app(delegate: delegate.name, sceneDelegate: sceneDelegates.first?.name)
    } else if !storyboards.isEmpty {
      // Where nothing says with which the app begins, it is asked for one.
      subject =
        mainStoryboard.map { main in .storyboards([main], others: storyboards.filter { $0 != main })
        }
        ?? .storyboards(storyboards)
    } else if !makeable.isEmpty {
      let made = typesMadeByOthers(among: controllers.map(\.name), in: drafts, declarations)
      let first = makeable.filter { !made.contains($0) }
      subject =
        first.isEmpty
        ? .controllers(makeable) : .controllers(first, made: makeable.filter(made.contains))
      if let delegate = delegates.first {
        delegate.draft.say(.appWithoutWindow(delegate: delegate.name), at: delegate.node)
      }
    } else if !views.isEmpty {
      subject = .views(views.map(\.name))
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
  /// The last part of the name, without its ending; that of a playground's page is its folder's.
  var nameWithoutEnding: String {
    var parts = name.split(separator: "/").map(String.init)
    if parts.count > 1, parts.last == "Contents.swift" { parts.removeLast() }
    let last = parts.last ?? name
    let ending = namedEndings.first(where: last.hasSuffix) ?? ""
    return String(last.dropLast(ending.count))
  }
}

extension Declarations {
  /// Returns whether a class or one of its superclasses in these files names one of some types, also in an
  /// extension.
  func inherits(_ type: String, from names: Set<String>) -> Bool {
    ancestry(of: type).contains {
      types[$0]?.inheritedNames.contains(where: names.contains) == true
        || conformances[$0]?.contains(where: names.contains) == true
    }
  }

  /// Returns whether a class is a controller of UIKit's family.
  func isController(_ type: String) -> Bool { inherits(type, from: Self.controllers) }

  /// Returns whether `Type()` makes one.
  ///
  /// A class with an initializer of its own has only its own; one without has its superclass's.
  func isMakeable(_ type: String) -> Bool {
    makes(type, \.takesNothing)
      ?? inherits(type, from: Self.controllers.subtracting(["UICollectionViewController"]))
  }

  /// Returns whether a class is a view or a control that `Type(frame: .zero)` makes.
  func isMakeableView(_ type: String) -> Bool {
    inherits(type, from: Self.views) && makes(type, \.takesFrame) ?? true
  }

  /// Returns whether `Type()` makes an object of a class that is no controller.
  func isMadeOfNothing(_ type: String) -> Bool { makes(type, \.takesNothing) ?? true }

  /// Returns whether an initializer of a kind makes a class; `nil` where its superclass's do.
  private func makes(
    _ type: String, _ isOfKind: KeyPath<InitializerDeclSyntax, Bool>
  ) -> Bool? {
    guard types[type]?.isGeneric == false else { return false }
    for name in ancestry(of: type) {
      guard let declared = types[name] else { return false }
      let initializers = declared.members.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      if initializers.contains(where: { $0[keyPath: isOfKind] }) { return true }
      if initializers.contains(where: { !$0.modifiers.has("convenience") }) { return false }
    }
    return nil
  }

  private static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView",
  ]

  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
  ]
}

extension InitializerDeclSyntax {
  /// Whether it can be called without arguments.
  fileprivate var takesNothing: Bool {
    isOpen && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }

  /// Whether it can be called as `init(frame:)`.
  fileprivate var takesFrame: Bool {
    let parameters = signature.parameterClause.parameters
    return isOpen && parameters.first?.firstName.text == "frame"
      && parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
  }

  /// Whether others can call it, and always get something.
  private var isOpen: Bool {
    optionalMark == nil && !modifiers.has("private") && !modifiers.has("fileprivate")
      && !attributes.contains { $0.trimmedDescription.contains("unavailable") }
  }
}

private let namedEndings = [".swift", ".playground", ".xcplaygroundpage", ".playgroundpage"]
