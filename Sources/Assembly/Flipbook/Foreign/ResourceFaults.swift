import Files
import Foundation
import UIKit
import Wording

/// What stands beside the code and cannot be read: it is left out of the film, and a line says why.
enum ResourceFaults {
  /// Returns a warning for each broken file of an app's texts, settings and asset catalogs.
  ///
  /// - Parameter sources: the folders of the user's files, as `AppBundle` takes them.
  /// - Returns: the warnings in the order of the files' paths.
  static func warnings(in sources: [String]) -> [String] {
    var warnings: [String] = []
    for source in sources {
      let entries = AppBundle.entries(of: source)
      for file in entries.leadingOut {
        warnings.append(
          warning(
            "\(withoutTrailingSlashes(source))/\(file)",
            "This link leads out of what was given, and is left out."))
      }
      for file in entries.tooLarge {
        warnings.append(
          warning(
            "\(withoutTrailingSlashes(source))/\(file)",
            "It has more than \(AppBundle.mostBytes >> 20) MB, and is left out."))
      }
      for file in entries.files {
        let path = source.hasSuffix("/") ? "\(source)\(file)" : "\(source)/\(file)"
        switch fileEnding(of: file) {
        case "lproj":
          let entries = FolderEntry.all(in: path).map(\.name).sorted()
          for entry in entries { warnings += faults(ofList: "\(path)/\(entry)") }
        case "xcassets": warnings += faults(ofCatalog: path)
        case "bundle":
          for list in AppBundle.unreadableLists(in: path) { warnings += faults(ofList: list) }
        case "xcstrings", "plist", "strings", "stringsdict": warnings += faults(ofList: path)
        default: break
        }
      }
    }
    return warnings
  }

  private static func faults(ofList path: String) -> [String] {
    guard let data = ForeignList.data(at: path), !data.isEmpty else { return [] }
    if fileEnding(of: path) == "xcstrings" { return faults(ofCatalogOfTexts: data, at: path) }
    let fault: String? =
      switch fileEnding(of: path) {
      case "strings" where ForeignList.fault(in: data) != nil: ForeignList.fault(in: data)
      case "strings":
        isPropertyList(data)
          ? propertyListFault(data) { $0 is [String: Any] } : TextListScan.fault(in: data)
      case "stringsdict", "plist":
        propertyListFault(data) { $0 is [String: Any] || $0 is [Any] }
      default: nil
      }
    if let fault { return [unread(fault, at: path)] }
    return fileEnding(of: path) == "stringsdict" ? faults(ofPartsIn: data, at: path) : []
  }

  /// What is wrong with texts that name parts of theirs.
  private static func faults(ofPartsIn data: Data, at path: String) -> [String] {
    guard data.range(of: Data("#@".utf8)) != nil else { return [] }
    var languages = AppLanguages()
    if fileEnding(of: path) == "xcstrings" {
      languages.add(catalog: path)
    } else {
      languages.add(plurals: path, language: "en")
    }
    var warnings: [String] = []
    for (key, fault) in languages.faults.sorted(by: { $0.key < $1.key }) {
      let words =
        switch fault {
        case .part(let name):
          "“\(key)” names the part “\(name)”, which it has not, or which stands in itself: it is left as it is."
        case .tooLong: "“\(key)” grows beyond 65536 bytes by its parts, and is left out."
        }
      let warning = warning(path, words)
      if !warnings.contains(warning) { warnings.append(warning) }
    }
    return warnings
  }

  private static func unread(_ fault: String, at path: String) -> String {
    warning(path, "This cannot be read, and what it says is left out: \(fault)")
  }

  private static func faults(ofCatalogOfTexts data: Data, at path: String) -> [String] {
    switch jsonContent(data) {
    case .failure(let fault): [unread(fault.sentence, at: path)]
    case .success(let content):
      AppLanguages.falseLanguages(in: content).map {
        warning(path, "“\($0)” names no language, and its texts are left out.")
      } + faults(ofPartsIn: data, at: path)
    }
  }

  private static func faults(ofCatalog path: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
    let descriptions = names.compactMap { $0 as? String }
      .filter { $0.split(separator: "/").last == "Contents.json" }
    return descriptions.sorted().flatMap { name -> [String] in
      let file = "\(path)/\(name)"
      if let data = ForeignList.data(at: file), let fault = jsonFault(data) {
        return [warning(file, "This cannot be read, and its set is left out: \(fault)")]
      }
      return AssetCatalogs.faults(ofDescription: file).map { warning(file, $0) }
    }
  }

  private static func propertyListFault(_ data: Data, isRight: (Any) -> Bool) -> String? {
    if let fault = ForeignList.fault(in: data) { return fault }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return isRight(list) ? nil : "it holds no keys with values."
    } catch {
      return sentence((error as NSError).userInfo)
    }
  }

  /// Whether a list is XML or binary.
  private static func isPropertyList(_ data: Data) -> Bool {
    ["<?xml", "<!DOC", "<plist", "bplist"].contains { data.starts(with: Data($0.utf8)) }
  }

  private struct Fault: Error { let sentence: String }

  private static func jsonFault(_ data: Data) -> String? {
    if case .failure(let fault) = jsonContent(data) { fault.sentence } else { nil }
  }

  private static func jsonContent(_ data: Data) -> Result<[String: Any], Fault> {
    if let fault = ForeignList.sizeFault(of: data) { return .failure(Fault(sentence: fault)) }
    do {
      let content = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return content.map { .success($0) }
        ?? .failure(Fault(sentence: "it holds no keys with values."))
    } catch {
      return .failure(Fault(sentence: sentence((error as NSError).userInfo)))
    }
  }

  private static func sentence(_ info: [String: Any]) -> String {
    let words = info[NSDebugDescriptionErrorKey] as? String ?? "it is damaged"
    return words.hasSuffix(".") ? words : "\(words)."
  }

  private static func warning(_ path: String, _ words: String) -> String {
    let line = words.firstMatch(of: #/line (\d+)/#).map { ":\($0.1):1" } ?? ""
    return "\(path)\(line): warning: \(words)".onOneLine
  }
}
