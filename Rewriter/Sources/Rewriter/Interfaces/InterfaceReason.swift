/// What of a storyboard or a xib cannot be made, or is made otherwise than on iOS.
public enum InterfaceReason: Hashable, Sendable {
  /// The file is no XML.
  case noXML
  /// The file is XML of another kind: of another system, or of an old version.
  case noInterface(kind: String)
  case tooDeep
  /// An element that is not read.
  case unreadElement(String)
  /// A view of a class that is not here.
  case standIn(element: String, type: String)
  case unreadAttribute(String, element: String)
  case unreadValue(String, attribute: String, element: String)
  /// A class that the files do not declare.
  case unknownClass(String)
  /// Such a class, whose outlets are connected.
  case neededClass(String)
  /// An outlet that its class does not have.
  case unknownOutlet(String, type: String)
  /// An outlet of another class than what is connected to it.
  case unfitOutlet(String, wanted: String, given: String)
  /// A runtime attribute that its class does not have.
  case unknownKeyPath(String, type: String)
  /// An action that its target does not have.
  case unknownAction(String, type: String)
  /// A segue's action that no class has.
  case unknownUnwindAction(String)
  /// A reference to nothing.
  case unknownReference(String)
  /// What a model calls a class or a property, and Swift cannot.
  case unreadName(String)
  /// Two things of one name in a model, of which Swift takes one.
  case twins(TwinsOfModel, name: String)

  var severity: Finding.Severity {
    switch self {
    case .noXML, .noInterface, .tooDeep, .twins: .error
    case .unreadElement, .standIn, .unreadAttribute, .unreadValue, .unknownClass, .unknownAction,
      .neededClass, .unknownOutlet, .unfitOutlet, .unknownKeyPath, .unknownUnwindAction,
      .unknownReference,
      .unreadName:
      .warning
    }
  }
}

/// What may stand in a model once under a name.
public enum TwinsOfModel: Hashable, Sendable {
  case entities
  /// Classes that are made of entities.
  case classes
  case properties(of: String)
}

extension InterfaceReason: CustomStringConvertible {
  /// What happened and what to give instead.
  public var description: String {
    switch self {
    case .noXML: "The file is no whole XML; open it in Xcode and save it anew."
    case .noInterface(let kind):
      "This is \(kind), and no storyboard or xib of iOS as Xcode 5 and later write them; open it in"
        + " Xcode and save it anew."
    case .unreadName(let name):
      "“\(name)” is no name in Swift; no class or property is made of it."
    case .twins(.entities, let name):
      "Two entities of the model are called “\(name)”; give one of them another name in Xcode."
    case .twins(.classes, let name):
      "Two entities of the model are of the class “\(name)”, which Xcode would make twice; give one of them"
        + " another class, or declare it in Swift."
    case .twins(.properties(let entity), let name):
      "Two properties of the entity “\(entity)” are called “\(name)”; give one of them another name in"
        + " Xcode."
    case .tooDeep: "More than 200 elements stand in one another; views so deep are not read."
    case .unreadElement(let element): "<\(element)> is not read and is left out."
    case .standIn(let element, let type):
      "There is no class for <\(element)> here; a plain \(type) stands in its place."
    case .unreadAttribute(let attribute, let element):
      "“\(attribute)” of <\(element)> is not read and is left out."
    case .unreadValue(let value, let attribute, let element):
      "“\(value)” for “\(attribute)” of <\(element)> is not read; the default stands in its place."
    case .unknownClass(let name):
      "Unknown class \(name) in Interface Builder file. UIKit's own class stands in its place; give"
        + " the file that declares it."
    case .neededClass(let name):
      "Unknown class \(name) in Interface Builder file, whose outlets are connected; showing it stops the"
        + " scene. Give the file that declares it."
    case .unknownOutlet(let key, let type):
      "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the"
        + " key \(key). Showing it stops the scene. Declare the outlet, or remove its connection."
    case .unfitOutlet(let name, let wanted, let given):
      "The outlet “\(name)” is of the class \(wanted), and what is connected to it of \(given); it stays nil."
    case .unknownKeyPath(let key, let type):
      "Failed to set (\(key)) user defined inspected property on (\(type)): [<\(type)>"
        + " setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key"
        + " \(key)."
    case .unknownAction(let name, let type):
      "-[\(type) \(name)]: unrecognized selector; sending it stops the scene. Declare the action, or"
        + " remove its connection."
    case .unknownUnwindAction(let name):
      "No class has the action \(name), so that the unwind segue does nothing."
    case .unknownReference(let id):
      "Nothing in the file is called “\(id)”; the connection is left out."
    }
  }
}
