/// The modules that UIKit hands on.
package enum PartsOfUIKit {
  /// Their names, as they stand in the names of types.
  package static let names: Set = [
    "UIKitGround", "UIKitCore", "UIKitLists", "UIKitContainers", "UIKitDynamics", "UIKitExtras",
    "CoreText", "DispatchNames", "FoundationNames", "ImageIO", "LocalAuthentication", "Security",
    "SystemWorld", "UniformTypeIdentifiers", "WatchConnectivity",
  ]

  /// Takes the name of a type apart into that of its module and the rest.
  package static func parts(of type: Any.Type) -> (module: Substring, name: Substring) {
    let name = String(reflecting: type)
    let module = name.prefix { $0 != "." }
    return (module, name.dropFirst(module.count + 1))
  }
}
