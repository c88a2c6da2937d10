import Compiling
import Files
import Foundation

/// What an app says of itself (`Info.plist`), with the values that Xcode puts in when it builds.
enum AppSettings {
  /// Writes the list into a bundle.
  ///
  /// - Parameters:
  ///   - lists: the lists of the project; that of an app goes before those of its extensions.
  ///   - name: what the app is called.
  ///   - bundle: the folder of the bundle.
  /// - Throws: `FileError.cannotWrite`.
  static func write(_ lists: [String], name: String, into bundle: String) throws(FileError) {
    let texts = lists.compactMap { path in
      ForeignList.data(at: path).flatMap { ForeignList.fault(in: $0) == nil ? $0 : nil }
        .map { String(decoding: asXML($0), as: UTF8.self) }
    }
    let isApp = { (text: String) in
      ["LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UIMainStoryboardFile"]
        .contains(where: text.contains)
    }
    let text = texts.first(where: isApp) ?? texts.first ?? "<plist><dict></dict></plist>"
    let data = Data(values(for: escaped(name)).reduce(text) { $0.replacing($1.0, with: $1.1) }.utf8)
    var list =
      (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
      ?? [:]
    for (key, value) in defaults(for: name) where list[key] == nil { list[key] = value }
    // The program is called so, whatever the project's is.
    list["CFBundleExecutable"] = MadeProgram.fileName
    try AppBundle.write(propertyList(list), to: "\(bundle)/Info.plist")
  }

  /// Returns a list as it is written; empty for what no list can hold.
  static func propertyList(
    _ list: [String: Any], format: PropertyListSerialization.PropertyListFormat = .xml
  ) -> Data {
    do {
      return try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    } catch {
      return Data()
    }
  }

  /// Returns a name as a list of text has it, so that a folder's name is nothing but a name there.
  private static func escaped(_ name: String) -> String {
    name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Returns a list that is binary as text.
  private static func asXML(_ data: Data) -> Data {
    guard data.starts(with: Data("bplist".utf8)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let text = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0)
    else { return data }
    return text
  }

  /// The settings of a build, as a project has them that changes none.
  private static func values(for name: String) -> [(String, String)] {
    [
      ("DEVELOPMENT_LANGUAGE", "en"), ("EXECUTABLE_NAME", name), ("PRODUCT_NAME", name),
      ("TARGET_NAME", name), ("PRODUCT_MODULE_NAME", name), ("MARKETING_VERSION", "1.0"),
      ("CURRENT_PROJECT_VERSION", "1"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
      ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.\(name)"),
    ].flatMap { key, value in [("$(\(key))", value), ("${\(key)}", value)] }
  }

  private static func defaults(for name: String) -> [String: String] {
    [
      "CFBundleDevelopmentRegion": "en", "CFBundleName": name, "CFBundleVersion": "1",
      "CFBundleShortVersionString": "1.0", "CFBundleIdentifier": "com.example.\(name)",
    ]
  }
}
