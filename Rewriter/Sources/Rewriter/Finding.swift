/// Something that a rewritten file cannot do, or does otherwise than on iOS.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable {
    /// The file does not compile, or does not work at this place.
    case error
    /// The file compiles and works, but for a detail.
    case warning
  }

  /// The name of the file.
  public let file: String
  public let place: Place
  public let reason: Reason

  public var severity: Severity { reason.severity }

  /// One line as compilers write it.
  ///
  /// A file's names may hold line breaks, which would look like lines of ours.
  public var description: String { description(as: severity) }

  /// The line with another severity.
  public func description(as severity: Severity) -> String {
    "\(file):\(place): \(severity.rawValue): \(reason)".onOneLine
  }
}

/// Why something cannot be rewritten.
public enum Reason: Hashable, Sendable {
  /// `#selector(getter: x)` or `#selector(setter: x)`.
  case accessorSelector(kind: String, property: String)
  /// A `#selector` of a method whose type cannot be told.
  case selectorOfUnknownType(expression: String)
  /// A `Selector("name:")` that names no method of the files.
  case selectorOfUnknownName(name: String)
  /// A selector made from a value.
  case selectorFromValue
  /// A selector of a method that takes more than three values.
  case selectorOfManyArguments(method: String)
  /// Another function of the Objective-C runtime.
  case runtimeFunction(name: String)
  /// A member of an `AnyObject`.
  case dynamicLookup(member: String, base: String)
  /// An `override` in an extension of a class that the files do not declare.
  case overrideOfForeignClass(member: String, type: String)
  /// An `override` in an extension that cannot stand in the class on one line.
  case overrideThatStays(member: String, type: String, why: String)
  /// A file that is too long to be read.
  case tooLong(bytes: Int)
  /// A file in which too much stands in one another to be read.
  case tooDeep(Nesting)
  /// An `@NSManaged` property, which nobody manages here.
  case managedProperty(name: String, standIn: String?)
  /// A name that only Swift 1 and 2 have.
  case oldLanguage(name: String)
  /// A class that hands on methods which it does not have, and that conforms to a protocol with optional ones.
  case methodsHandedOn(type: String, protocolName: String)
  /// What Objective-C's runtime did before a class was used.
  case classInitializer(type: String)
  /// A `#Preview` with traits.
  case previewTraits
  /// A structure that only SwiftUI shows.
  case typeOfSwiftUI(name: String, isPreview: Bool)
  /// A `#Preview` of such a structure.
  case previewOfSwiftUI
  /// An app whose code makes no window.
  case appWithoutWindow(delegate: String)
  /// A variable that is made of scenes, whose type is not seen.
  case untypedScenes(name: String)
  /// A module of Apple's that is not here, with the first of its names that is used.
  case missingModule(name: String, use: String, line: Int)
  /// Something of a module that is not here, in whose place a box with its name stands.
  case greyBox(name: String, module: String)
  /// A module that nobody knows.
  case unknownModule(name: String)
  /// Something of a storyboard or a xib.
  case interface(InterfaceReason)

  /// Whether something of a module is not here; what needs it can be left out.
  public var isAbsence: Bool {
    if case .missingModule = self { true } else { false }
  }

  /// Whether no compiler of today takes the files.
  public var isOldLanguage: Bool {
    if case .oldLanguage = self { true } else { false }
  }

  /// Whether a program goes on without it: a selector that nobody has, a statement or a member that is
  /// left out.
  public var isLeftOut: Bool {
    switch self {
    case .accessorSelector, .selectorOfUnknownType, .selectorOfUnknownName, .selectorFromValue,
      .selectorOfManyArguments, .runtimeFunction, .dynamicLookup, .overrideOfForeignClass:
      true
    case .overrideThatStays, .tooLong, .tooDeep, .managedProperty, .oldLanguage, .previewTraits,
      .typeOfSwiftUI, .previewOfSwiftUI, .appWithoutWindow, .untypedScenes, .missingModule,
      .greyBox, .unknownModule, .interface, .methodsHandedOn, .classInitializer:
      false
    }
  }

  var severity: Finding.Severity {
    switch self {
    case .previewTraits, .typeOfSwiftUI, .previewOfSwiftUI, .appWithoutWindow,
      .unknownModule, .untypedScenes, .greyBox, .methodsHandedOn, .classInitializer:
      .warning
    case .interface(let reason): reason.severity
    case .managedProperty(_, let standIn): standIn == nil ? .error : .warning
    case .accessorSelector, .selectorOfUnknownType, .selectorOfUnknownName, .selectorFromValue,
      .selectorOfManyArguments, .runtimeFunction,
      .dynamicLookup, .overrideOfForeignClass, .overrideThatStays, .tooLong, .tooDeep,
      .missingModule, .oldLanguage:
      .error
    }
  }
}

extension Reason: CustomStringConvertible {
  /// What happened and what to give instead.
  public var description: String {
    switch self {
    case .accessorSelector(let kind, let property):
      "A selector cannot name the \(kind) of a property without Objective-C; write a method that"
        + " \(kind == "setter" ? "sets" : "gives") “\(property)” and name that."
    case .selectorOfUnknownType(let expression):
      "The type of “\(expression)” cannot be told from the files; write #selector(Type.method)."
    case .selectorOfUnknownName(let name):
      "No method of the files is called “\(name)” in Objective-C; write #selector(Type.method)."
    case .selectorFromValue:
      "A selector cannot be made from a string that is known only when the program runs; write"
        + " #selector(Type.method)."
    case .selectorOfManyArguments(let method):
      "“\(method)” takes more than three values, so that no selector can call it; call it"
        + " from a method that takes the sender."
    case .runtimeFunction(let name):
      "“\(name)” needs Objective-C's runtime; call or override the method itself."
    case .dynamicLookup(let member, let base):
      "“\(base)” is an AnyObject, in which “\(member)” would be looked up at run time; give it its"
        + " type, or cast it."
    case .overrideOfForeignClass(let member, let type):
      "An extension cannot override “\(member)” of “\(type)”, which is not declared in these files;"
        + " override it in a subclass."
    case .overrideThatStays(let member, let type, let why):
      "“\(member)” cannot be overridden in an extension: \(why). Move it into the class “\(type)”."
    case .methodsHandedOn(let type, let name):
      "“\(type)” hands on the methods that selectors name, such as actions and those of timers; the"
        + " optional ones of \(name) that it lacks are not handed on: write those in it that matter."
    case .classInitializer(let type):
      "“initialize” of “\(type)” is not called, for no runtime makes classes ready here; do what it"
        + " does where the app is launched."
    case .tooLong(let bytes):
      "A file of \(bytes) bytes is left as it is, since those over \(longestFile) are not read;"
        + " split it."
    case .tooDeep(let nesting):
      "A file with more than \(nesting.deepestRead) \(nesting.rawValue) in one another is left as it is;"
        + " split it."
    case .untypedScenes(let name):
      "Scenes of “\(name)” are filmed where its type is written: let \(name): [Scene] = …"
        + " for a list, let \(name): Scene = … for one."
    case .previewTraits:
      "The traits of a preview are left out; name the screen's size in a Scene."
    case .typeOfSwiftUI(let name, let isPreview):
      "“\(name)” needs SwiftUI and is left out; "
        + (isPreview
          ? "write a #Preview, which is filmed."
          : "the view controllers and views of UIKit are filmed.")
    case .previewOfSwiftUI:
      "This preview shows what SwiftUI makes and is left out; write one of a view controller or view."
    case .appWithoutWindow(let delegate):
      "“\(delegate)” makes no window in code, and no storyboard that it begins with is among the"
        + " files; its view controllers are filmed."
    case .missingModule("SwiftUI", let use, let line):
      "SwiftUI is not here, and “\(use)” in line \(line) needs it: Flipbook films UIKit. Film the"
        + " view controllers and views that the app is made of."
    case .missingModule(let name, let use, let line) where partsThatAreHere[name] != nil:
      "Of \(name) there is no “\(use)” here, and line \(line) needs it. Take out what uses it, or give"
        + " a file of your own that declares it."
    case .missingModule(let name, let use, let line):
      "There is no \(name) here, and “\(use)” in line \(line) needs it. Take out what uses it, or"
        + " give a file of your own that declares “\(use)”."
    case .greyBox(let name, let module):
      "\(module) is not here: “\(name)” is shown as a grey box with its name."
    case .unknownModule(let name):
      "There is no module “\(name)” here, and its import is left out. Where something of it is"
        + " used, give its Swift files in a folder together with this one, which are then compiled"
        + " as one."
    case .interface(let reason): reason.description
    case .oldLanguage(let name):
      "“\(name)” is a name of Swift 2, which no compiler of today takes. Give the files in Swift 3 or"
        + " later: Xcode 8 to 10.1 convert them."
    case .managedProperty(let name, let standIn?):
      "Nobody manages “\(name)” here: it is stored, and starts with \(standIn)."
    case .managedProperty(let name, nil):
      "Nobody manages “\(name)” here; give it a value to start with."
    }
  }
}
