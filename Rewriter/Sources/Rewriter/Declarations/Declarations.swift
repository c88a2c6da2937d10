import SwiftSyntax

/// What the files of a module declare, as far as the rules ask for it.
struct Declarations {
  /// A class, structure, enumeration, actor or protocol.
  struct DeclaredType {
    let isClass: Bool
    let isProtocol: Bool
    var isGeneric: Bool { parameters != nil }
    /// What stands after its colon.
    let inheritedNames: [String]
    let members: MemberBlockSyntax
    /// Its parameters, where it is generic.
    let parameters: GenericParameterClauseSyntax?
    /// What stands behind its `where`.
    let requirements: GenericWhereClauseSyntax?
    /// The file that declares it, by its place among the files.
    let draft: Int
  }

  /// By full name, such as `Outer.Inner`; the first where several are called so.
  private(set) var types: [String: DeclaredType] = [:]
  /// By the full name of the type that declares or extends them, in the order of the files.
  private(set) var methods: [String: [Method]] = [:]
  /// Types of properties, as they are written or as their first value says, by type and name.
  private(set) var propertyTypes: [String: [String: String]] = [:]
  /// Names of all properties and variables.
  private(set) var propertyNames: Set<String> = []
  /// Names of all methods, without labels.
  private(set) var methodNames: Set<String> = []
  /// Names of properties that the files observe.
  private var observedNames: Set<String> = []
  /// Whether the files observe properties whose names only a running program knows.
  private var observesUnknownNames = false
  /// Whether the files set looks for whole classes.
  private(set) var setsAppearances = false
  /// Names of all types and functions outside of types, which stand before names of UIKit.
  private(set) var globalNames: Set<String> = []
  /// Names of types that are private or private to a file.
  private(set) var privateTypes: Set<String> = []
  /// Names of the folders in which the files stand.
  private(set) var folders: Set<String> = []
  /// Modules of others whose files are among these.
  var modules: Set<String> = []
  /// What the files' own module may be called, as their project says.
  var ownModules: Set<String> = []
  /// Modules that files hand on to whoever imports theirs.
  private(set) var exportedModules: Set<String> = []
  /// Types that the app and its libraries both declare.
  var twinTypes: Set<String> = []
  /// Members of libraries' extensions that the app declares, too.
  var twins: Set<SyntaxIdentifier> = []
  /// Names of properties that Interface Builder sets, and that are nil until then.
  private(set) var outletNames: Set<String> = []
  /// What Objective-C calls the actions that storyboards and xibs connect.
  private(set) var actionNames: Set<String> = []
  /// The version of iOS of which apps are told.
  var system = standardSystem
  /// Whether the app's project names a header of Objective-C, which is imported into every file.
  var hasBridgingHeader = false
  /// Classes that Core Data makes of the models among the files.
  var managedClasses: Set<String> = []
  /// Names of structures that only SwiftUI shows, and that are left out.
  private(set) var typesOfSwiftUI: Set<String> = []
  /// Whether a class of the files has an `init()` that is required, or a protocol asks for one, so that a
  /// value which holds a class may be one of these.
  var hasRequiredInitializers: Bool { requiredInitializers.contains([]) }
  /// The labels of the initializers that are so.
  private(set) var requiredInitializers: Set<[String]> = []
  /// What extensions let types conform to, by the types' full names.
  private(set) var conformances: [String: [String]] = [:]
  /// Names of generic parameters and associated types.
  private var openTypes: Set<String> = ["Self"]
  /// What is called without arguments, by the first name: `T()`, `T.Content()`; of `type.init()`, `init`.
  private var calledTypes: Set<String> = []
  /// The optional requirements of the files' protocols.
  private(set) var optionalRequirements: [Method] = []

  init(of drafts: [Draft]) {
    for (index, draft) in drafts.enumerated() {
      let survey = Survey(draft: index)
      survey.walk(draft.tree)
      merge(survey.found)
      folders.formUnion(draft.name.split(separator: "/").dropLast().map(String.init))
    }
    typesOfSwiftUI = Rewriter.typesOfSwiftUI(in: drafts, self)
  }

  init() {}

  private mutating func merge(_ other: Declarations) {
    types.merge(other.types) { first, _ in first }
    methods.merge(other.methods) { $0 + $1 }
    propertyTypes.merge(other.propertyTypes) { first, second in
      first.merging(second) { first, _ in first }
    }
    propertyNames.formUnion(other.propertyNames)
    methodNames.formUnion(other.methodNames)
    observedNames.formUnion(other.observedNames)
    observesUnknownNames = observesUnknownNames || other.observesUnknownNames
    setsAppearances = setsAppearances || other.setsAppearances
    globalNames.formUnion(other.globalNames)
    privateTypes.formUnion(other.privateTypes)
    exportedModules.formUnion(other.exportedModules)
    outletNames.formUnion(other.outletNames)
    optionalRequirements += other.optionalRequirements
    requiredInitializers.formUnion(other.requiredInitializers)
    conformances.merge(other.conformances) { $0 + $1 }
    openTypes.formUnion(other.openTypes)
    calledTypes.formUnion(other.calledTypes)
  }

  mutating func add(_ type: DeclaredType, _ name: String) {
    if types[name] == nil { types[name] = type }
  }

  mutating func add(global name: String) { globalNames.insert(name) }

  mutating func add(privateType name: String) { privateTypes.insert(name) }

  mutating func add(exported module: String) { exportedModules.insert(module) }

  mutating func add(_ method: Method, of type: String) {
    methods[type, default: []].append(method)
    methodNames.insert(method.baseName)
  }

  mutating func add(actions names: Set<String>) { actionNames.formUnion(names) }

  mutating func add(outlet name: String) { outletNames.insert(name) }

  mutating func add(requiredInitializer labels: [String]) { requiredInitializers.insert(labels) }

  mutating func add(conformances names: [String], of type: String) {
    conformances[type, default: []] += names
  }

  mutating func add(openType name: String) { openTypes.insert(name) }

  mutating func add(calledType name: String) { calledTypes.insert(name) }

  mutating func add(optional requirement: Method) { optionalRequirements.append(requirement) }

  /// Adds what a call observes; `nil` where it does not say what.
  mutating func add(observed names: [String]?) {
    observedNames.formUnion(names ?? [])
    observesUnknownNames = observesUnknownNames || names == nil
  }

  /// Adds a call of `appearance()`.
  mutating func addAppearance() { setsAppearances = true }

  mutating func add(property name: String, of type: String?, written: String?) {
    propertyNames.insert(name)
    if let type, let written { propertyTypes[type, default: [:]][name] = written }
  }
}

extension Declarations {
  /// Whether the files may ask classes that only the running program knows for their `init()`.
  var makesByClass: Bool {
    calledTypes.contains("init") || !calledTypes.isDisjoint(with: openTypes)
  }

  /// Returns whether a property of a name may be observed.
  func isObserved(_ name: String) -> Bool { observesUnknownNames || observedNames.contains(name) }

  /// Returns the superclasses of a type that the files declare, itself first.
  func ancestry(of type: String) -> [String] {
    var names = [type]
    while let first = types[names[names.count - 1]]?.inheritedNames.first,
      let name = fullName(of: first, seenFrom: names[names.count - 1]),
      types[name]?.isClass == true,
      !names.contains(name)
    {
      names.append(name)
    }
    return names
  }

  /// Returns whether a type is a class of layers.
  func isLayer(_ type: String) -> Bool { isOfCoreAnimation(type, "Layer") }

  /// Returns whether a type is a class of animations.
  func isAnimation(_ type: String) -> Bool {
    isOfCoreAnimation(type, "Animation") || isOfCoreAnimation(type, "Transition")
      || isOfCoreAnimation(type, "AnimationGroup")
  }

  /// Returns whether a type is a class of Core Data's objects.
  func isManaged(_ type: String) -> Bool {
    guard let oldest = ancestry(of: type).last else { return false }
    guard let base = types[oldest]?.inheritedNames.first else {
      return managedClasses.contains(oldest)
    }
    return base == "NSManagedObject" || managedClasses.contains(base)
  }

  private func isOfCoreAnimation(_ type: String, _ ending: String) -> Bool {
    guard let oldest = ancestry(of: type).last, let base = types[oldest]?.inheritedNames.first
    else { return false }
    return base.hasPrefix("CA") && base.hasSuffix(ending)
  }

  /// Returns the methods of a name that a type or its superclasses declare.
  ///
  /// - Parameters:
  ///   - baseName: The name without labels.
  ///   - labels: Those of the method; `nil` for any.
  ///   - type: The full name of the type.
  /// - Returns: the methods of the type and of its superclasses, the nearest first.
  func methods(_ baseName: String, labels: [String]?, in type: String) -> [Method] {
    ancestry(of: type).flatMap { methods[$0] ?? [] }
      .filter { $0.baseName == baseName && (labels == nil || $0.labels == labels) }
  }

  /// Returns a type's full name, where the files declare it.
  func fullName(of name: String, seenFrom type: String) -> String? {
    var outer = type.split(separator: ".").map(String.init)
    while !outer.isEmpty {
      let nested = (outer + [name]).joined(separator: ".")
      if types[nested] != nil { return nested }
      outer.removeLast()
    }
    return types[name] == nil ? nil : name
  }

  /// Returns how a type is called within its own braces: one that is generic, or nested in one that
  /// is, by its last name alone, which stands for the type with its own parameters.
  func nameInside(_ type: String) -> String {
    let parts = type.split(separator: ".")
    let isGeneric = parts.indices.contains {
      types[parts[...$0].joined(separator: ".")]?.isGeneric == true
    }
    return isGeneric ? parts.last.map(String.init) ?? type : type
  }

  /// Returns whether a class that is derived from another overrides a method of it.
  func isOverridden(_ method: Method, of type: String) -> Bool {
    methods.contains { name, candidates in
      name != type
        && candidates.contains { $0.isOverride && $0.fullName == method.fullName }
        && ancestry(of: name).contains(type)
    }
  }
}
