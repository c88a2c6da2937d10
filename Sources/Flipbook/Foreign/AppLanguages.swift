import Files
import Foundation

/// The folders of languages in an app's bundle (`en.lproj`), each made of all folders of its name,
/// of catalogs of strings, and of plurals.
///
/// Foundation here reads no catalogs, and crashes on plurals: both become tables of strings. Of a
/// plural the form for many stands in its table, whatever the number is.
struct AppLanguages {
  /// Files by language and name.
  private var files: [String: [String: String]] = [:]
  /// Texts of catalogs and plurals by language, table and key.
  private var texts: [String: [String: [String: String]]] = [:]

  /// Takes the files of a folder `en.lproj`; of files of one name the first counts.
  mutating func add(folder: String) {
    let language = Self.name(of: folder)
    for entry in FolderEntry.all(in: folder).sorted(by: { $0.name < $1.name })
    where !entry.name.hasPrefix(".") {
      let path = "\(folder)/\(entry.name)"
      switch Self.ending(of: entry.name) {
      case "stringsdict": add(plurals: path, language: language)
      case "storyboard", "xib": break
      default:
        let known = files[language]?[entry.name]
        files[language, default: [:]][entry.name] = known ?? path
      }
    }
  }

  /// Takes a catalog of strings (`Localizable.xcstrings`).
  mutating func add(catalog: String) {
    guard let content = Self.json(at: catalog), let strings = content["strings"] as? [String: Any]
    else { return }
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, said) in localizations {
        guard let text = Self.text(in: said) else { continue }
        texts[language, default: [:]][Self.name(of: catalog), default: [:]][key] = text
      }
    }
  }

  private mutating func add(plurals path: String, language: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let content = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: [String: Any]]
    else { return }
    for (key, rule) in content {
      guard var text = rule["NSStringLocalizedFormatKey"] as? String else { continue }
      for (name, forms) in rule {
        guard let forms = forms as? [String: String], let many = forms["other"] else { continue }
        text = text.replacing("%#@\(name)@", with: many)
      }
      texts[language, default: [:]][Self.name(of: path), default: [:]][key] = text
    }
  }

  /// Writes the folders into a bundle.
  func write(into bundle: String) {
    let manager = FileManager.default
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
          NSDictionary(contentsOfFile: $0) as? [String: String]
        }
        let all = entries.merging(own ?? [:]) { plural, _ in plural }
        let data = try? PropertyListSerialization.data(
          fromPropertyList: all, format: .xml, options: 0)
        manager.createFile(atPath: "\(folder)/\(table).strings", contents: data)
      }
    }
  }

  /// Returns the text of a language in a catalog; of its forms that for many.
  private static func text(in localization: Any) -> String? {
    let content = localization as? [String: Any]
    if let unit = content?["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    let variations = content?["variations"] as? [String: Any]
    let forms = variations?["plural"] as? [String: Any] ?? variations?["device"] as? [String: Any]
    return (forms?["other"] ?? forms?["iphone"]).flatMap(text)
  }

  private static func json(at path: String) -> [String: Any]? {
    FileManager.default.contents(atPath: path).flatMap {
      try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file)
  }

  private static func ending(of name: String) -> String {
    name.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }
}
