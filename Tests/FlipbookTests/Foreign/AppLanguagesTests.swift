import Foundation
import TemporaryFolders
import Testing
import UIKit

@testable import Flipbook

/// The languages and the settings of an app's bundle.
@Suite struct AppLanguagesTests {
  private func list(_ path: String) throws -> [String: Any]? {
    let data = try #require(FileManager.default.contents(atPath: path))
    return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  private func strings(_ path: String) throws -> [String: String]? {
    try list(path) as? [String: String]
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
    try languages.write(into: folder("bundle"))
    let english = folder("bundle/en.lproj")
    let days = try #require(
      PluralForms(["one": "a day", "other": "%d days"], language: "en")
    ).inFormat()
    #expect(try strings("\(english)/Localizable.strings") == ["k": "Key", "%d days": "In \(days)"])
    #expect(try strings("\(english)/InfoPlist.strings") == ["CFBundleName": "A"])
    #expect(try strings("\(english)/More.strings") == ["title": "Deck"])
    let piles = try #require(
      PluralForms(["one": "Stapel", "other": "Viele"], language: "de")
    ).inFormat()
    #expect(try strings(folder("bundle/de.lproj/More.strings")) == ["title": piles])
    #expect(!FileManager.default.fileExists(atPath: "\(english)/Localizable.stringsdict"))
  }

  @Test func `parts of a catalog's text follow the numbers that they name`() throws {
    let folder = TemporaryFolders.TemporaryFolder()
    try folder.makeFolder("bundle")
    try folder.put(
      """
      {"sourceLanguage": "en", "strings": {"fruit": {"localizations": {"en": {
      "stringUnit": {"value": "%#@pears@ of %#@apples@"}, "substitutions": {
      "apples": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
      "one": {"stringUnit": {"value": "%arg apple"}},
      "other": {"stringUnit": {"value": "%arg apples"}}}}},
      "pears": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
      "one": {"stringUnit": {"value": "%arg pear"}},
      "other": {"stringUnit": {"value": "%arg pears"}}}}}}}}}}}
      """, at: "App.xcstrings")
    var languages = AppLanguages()
    languages.add(catalog: folder("App.xcstrings"))
    try languages.write(into: folder("bundle"))
    let (apples, pears) = (
      try #require(PluralForms(["one": "%lld apple", "other": "%lld apples"], language: "en")),
      try #require(PluralForms(["one": "%lld pear", "other": "%lld pears"], language: "en"))
    )
    #expect(
      try strings(folder("bundle/en.lproj/App.strings"))?["fruit"]
        == "\(pears.inFormat(argument: 2)) of \(apples.inFormat(argument: 1))")
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
          + "<key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>"
          + "<key>CFBundleName</key><string>${PRODUCT_NAME}</string>"), at: "B.plist")
    try AppSettings.write(
      [folder("A.plist"), folder("B.plist")], name: "Cards", into: folder.path)
    let list = try self.list(folder("Info.plist"))
    #expect(list?["CFBundleDevelopmentRegion"] as? String == "en")
    #expect(list?["CFBundleName"] as? String == "Cards")
    #expect(list?["CFBundleExecutable"] as? String == "App")
    #expect(list?["CFBundleShortVersionString"] as? String == "1.0")
    #expect(list?["Widget"] == nil)
  }
}
