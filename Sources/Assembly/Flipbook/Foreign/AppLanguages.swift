import Files
import Foundation
import UIKit

/// The folders of languages in an app's bundle (`en.lproj`), each made of all folders of its name,
/// of catalogs of strings, and of plurals.
///
/// Foundation here reads no catalogs, and crashes on plurals: both become tables of strings, with
/// the forms of a plural within its text.
struct AppLanguages {
  /// Files by language and name.
  private var files: [String: [String: String]] = [:]
  /// Texts of catalogs and plurals by language, table and key.
  private var texts: [String: [String: [String: String]]] = [:]
  /// Texts that are not as they stand in their files, by their keys.
  private(set) var faults: [(key: String, fault: PartedTexts.Fault)] = []

  /// Takes the files of a folder `en.lproj`; of files of one name the first counts.
  mutating func add(folder: String) {
    let language = Self.name(of: folder)
    for entry in FolderEntry.all(in: folder).sorted(by: { $0.name < $1.name })
    where !entry.name.hasPrefix(".") {
      let path = "\(folder)/\(entry.name)"
      switch fileEnding(of: entry.name) {
      case "stringsdict": add(plurals: path, language: language)
      case "storyboard", "xib": break
      case _ where !AppBundle.isReadable(path): break
      default:
        let known = files[language]?[entry.name]
        files[language, default: [:]][entry.name] = known ?? path
      }
    }
  }

  /// Takes a catalog of strings (`Localizable.xcstrings`).
  mutating func add(catalog: String) {
    guard let content = ForeignList.json(at: catalog),
      let strings = content["strings"] as? [String: Any]
    else { return }
    for (key, value) in strings {
      for (language, said) in Self.localizations(of: value) where Self.isLanguage(language) {
        guard let text = text(in: said, key, language) else { continue }
        texts[language, default: [:]][Self.name(of: catalog), default: [:]][key] = text
      }
    }
  }

  /// Returns what a catalog calls languages and names none, sorted: their texts are left out.
  ///
  /// - Parameter content: that of the catalog.
  /// - Returns: the names; empty for a right catalog.
  static func falseLanguages(in content: [String: Any]) -> [String] {
    let strings = content["strings"] as? [String: Any] ?? [:]
    let all = strings.values.flatMap { localizations(of: $0).keys }
    return Set(all.filter { !isLanguage($0) }).sorted()
  }

  private static func localizations(of text: Any) -> [String: Any] {
    (text as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
  }

  /// A language gives its name to a folder, and so leads to no other one.
  private static func isLanguage(_ name: String) -> Bool {
    !name.isEmpty && Enclosure.isName("\(name).lproj")
  }

  mutating func add(plurals path: String, language: String) {
    guard let content = ForeignList.propertyList(at: path) as? [String: [String: Any]] else {
      return
    }
    for (key, rule) in content {
      guard let text = rule["NSStringLocalizedFormatKey"] as? String else { continue }
      let parts = rule.compactMapValues {
        ($0 as? [String: String]).map { PartedTexts.Part(forms: $0) }
      }
      texts[language, default: [:]][Self.name(of: path), default: [:]][key] =
        whole(text, parts, key, language)
    }
  }

  /// Returns a text with its parts, and notes what is wrong with them.
  private mutating func whole(
    _ text: String, _ parts: [String: PartedTexts.Part], _ key: String, _ language: String
  ) -> String? {
    var texts = PartedTexts(parts, language: language)
    let whole = texts.text(text)
    if let fault = texts.fault { faults.append((key, fault)) }
    return whole
  }

  /// Writes the folders into a bundle.
  ///
  /// - Throws: `FileError.cannotWrite`.
  func write(into bundle: String) throws(FileError) {
    for language in Set(files.keys).union(texts.keys).sorted() {
      let folder = "\(bundle)/\(language).lproj"
      mkdir(folder, 0o700)
      let tables = texts[language] ?? [:]
      for (name, path) in files[language] ?? [:] {
        guard tables[String(name.dropLast(".strings".count))] == nil || !name.hasSuffix(".strings")
        else { continue }
        symlink(path, "\(folder)/\(name)")
      }
      for (table, entries) in tables {
        let own = files[language]?["\(table).strings"].flatMap {
          ForeignList.propertyList(at: $0) as? [String: String]
        }
        let all = entries.merging(own ?? [:]) { plural, _ in plural }
        // Lists of a hundred thousand texts are read in a tenth of the time so.
        try AppBundle.write(
          AppSettings.propertyList(all, format: .binary), to: "\(folder)/\(table).strings")
      }
    }
  }

  /// Returns the text of a language in a catalog, with the forms of its parts.
  private mutating func text(in localization: Any, _ key: String, _ language: String) -> String? {
    guard let content = localization as? [String: Any] else { return nil }
    guard let text = Self.varied(content, language) else { return nil }
    let substitutions = content["substitutions"] as? [String: [String: Any]] ?? [:]
    let parts = substitutions.compactMapValues { part in
      Self.forms(in: part).map {
        PartedTexts.Part(forms: $0, argument: part["argNum"] as? Int)
      }
    }
    return whole(text, parts, key, language)
  }

  /// Returns a text as it stands, as a phone has it, or as a part with forms.
  private static func varied(_ content: [String: Any], _ language: String) -> String? {
    if let unit = content["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    if let forms = forms(in: content) {
      return PluralForms(forms, language: language)?.inFormat()
    }
    let devices = (content["variations"] as? [String: Any])?["device"] as? [String: Any]
    let device = (devices?["iphone"] ?? devices?["other"]) as? [String: Any]
    return device.flatMap { varied($0, language) }
  }

  /// Returns the forms of a plural in a catalog; `%arg` means its number.
  private static func forms(in content: [String: Any]) -> [String: String]? {
    let variations = content["variations"] as? [String: Any]
    guard let plural = variations?["plural"] as? [String: [String: Any]] else { return nil }
    let conversion = content["formatSpecifier"] as? String ?? "lld"
    return plural.compactMapValues { form in
      ((form["stringUnit"] as? [String: Any])?["value"] as? String)?
        .replacing("%arg", with: "%\(conversion)")
    }
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file)
  }
}
