import Foundation
import TemporaryFolders
import Testing

@testable import Flipbook

/// The languages and the settings of an app's bundle.
@Suite struct AppLanguagesTests {
  private func strings(_ path: String) -> [String: String]? {
    NSDictionary(contentsOfFile: path) as? [String: String]
  }

  @Test func `folders of a language become one, with catalogs and plurals as tables`() throws {
    let folder = TemporaryFolders.TemporaryFolder()
    try folder.makeFolder("App/en.lproj")
    try folder.makeFolder("App/Support/en.lproj")
    try folder.makeFolder("bundle")
    try folder.put(#""k" = "Key";"#, at: "App/en.lproj/Localizable.strings")
    try folder.put(#""CFBundleName" = "A";"#, at: "App/Support/en.lproj/InfoPlist.strings")
    try folder.put(
      """
      <plist version="1.0"><dict><key>%d days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>In %#@days@</string><key>days</key><dict>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>a day</string>
      <key>other</key><string>%d days</string></dict></dict></dict></plist>
      """, at: "App/en.lproj/Localizable.stringsdict")
    try folder.put(
      """
      {"sourceLanguage": "en", "strings": {"title": {"localizations": {
      "en": {"stringUnit": {"value": "Deck"}}, "de": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "Stapel"}}, "other": {"stringUnit": {"value": "Viele"}}}}}
      }}, "bare": {}}}
      """, at: "App/More.xcstrings")
    var languages = AppLanguages()
    languages.add(folder: folder("App/en.lproj"))
    languages.add(folder: folder("App/Support/en.lproj"))
    languages.add(catalog: folder("App/More.xcstrings"))
    languages.write(into: folder("bundle"))
    let english = folder("bundle/en.lproj")
    #expect(strings("\(english)/Localizable.strings") == ["k": "Key", "%d days": "In %d days"])
    #expect(strings("\(english)/InfoPlist.strings") == ["CFBundleName": "A"])
    #expect(strings("\(english)/More.strings") == ["title": "Deck"])
    #expect(strings(folder("bundle/de.lproj/More.strings")) == ["title": "Viele"])
    #expect(!FileManager.default.fileExists(atPath: "\(english)/Localizable.stringsdict"))
  }

  @Test func `settings are those of a built app`() throws {
    let folder = TemporaryFolders.TemporaryFolder()
    func entry(_ content: String) -> String {
      "<plist version=\"1.0\"><dict>\(content)</dict></plist>"
    }
    try folder.put(entry("<key>Widget</key><true/>"), at: "A.plist")
    try folder.put(
      entry(
        "<key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>"
          + "<key>LSRequiresIPhoneOS</key><true/>"
          + "<key>CFBundleName</key><string>${PRODUCT_NAME}</string>"), at: "B.plist")
    AppSettings.write(
      [folder("A.plist"), folder("B.plist")], name: "Cards", into: folder.path)
    let list = NSDictionary(contentsOfFile: folder("Info.plist")) as? [String: Any]
    #expect(list?["CFBundleDevelopmentRegion"] as? String == "en")
    #expect(list?["CFBundleName"] as? String == "Cards")
    #expect(list?["CFBundleShortVersionString"] as? String == "1.0")
    #expect(list?["Widget"] == nil)
  }
}
