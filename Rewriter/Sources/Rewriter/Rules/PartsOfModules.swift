/// Names of modules of Apple's of which the rest is not here, and the module that has them; `nil`
/// where UIKit does.
let partsThatAreHere: [String: (module: String?, names: Set<String>)] = {
  var parts: [String: (module: String?, names: Set<String>)] = [:]
  for (module, names) in Facts.namesOfModules where missingModules[module] != nil {
    parts[module] = (Facts.modulesOfUIKit.contains(module) ? nil : module, names)
  }
  for module in ["MobileCoreServices", "CoreServices"] {
    parts[module] = parts["UniformTypeIdentifiers"]
  }
  parts["AVFoundation"]?.names.formUnion(Facts.namesOfModules["AudioToolbox"] ?? [])
  parts["AVFoundation"]?.names.formUnion(oldNamesOfMedia.keys)
  // The two share the beginnings of their names, and AVKit hands on AVFoundation.
  parts["AVKit"]?.names.formUnion(Facts.namesOfModules["AVFoundation"] ?? [])
  parts["AVFoundation"]?.names.formUnion(Facts.namesOfModules["AVKit"] ?? [])
  for module in ["AVFAudio", "CoreMedia"] { parts[module] = parts["AVFoundation"] }
  // MapKit hands on Core Location.
  parts["MapKit"]?.names.formUnion(Facts.namesOfModules["CoreLocation"] ?? [])
  return parts
}()
