import ArgumentParser
import Foundation
import References
import Staging
import TemporaryFolders
import Testing
import UIKit

@testable import Flipbook

/// Which scenes `record` and `verify` play, in which settings.
@MainActor @Suite struct SettingOptionTests {
  private let folder: TemporaryFolder
  private let scenes = [
    Scene("card", "") { UIViewController() },
    Scene("list", "", settings: .every(appearances: [.light, .dark])) { UIViewController() },
  ]

  init() throws { folder = try TemporaryFolder() }

  /// Returns the names of the references that a command is about.
  private func names(
    _ words: [String], _ options: [String] = [], recorded: [String] = [], verifies: Bool = true
  ) throws -> [String] {
    for name in recorded {
      let ledger = folder.url.appending(path: "\(name)/ledger.tsv")
      try FileManager.default.createDirectory(
        at: ledger.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: ledger)
    }
    let references = try ReferenceOptions.parse(words + ["--references", folder.url.path])
    return try references.plays(
      from: scenes, in: SettingOptions.parse(options), takesRecorded: verifies
    ).shown.map(\.referenceName)
  }

  @Test func `a scene without settings is played as it is`() throws {
    #expect(try names(["card"]) == ["card"])
    #expect(try names([]) == ["card", "list,light", "list,dark"])
  }

  @Test func `without options all that were recorded are played, and the scene's own`() throws {
    let recorded = ["card,dark,iphone-se", "card,light", "list,iphone-16", "card,klingon"]
    #expect(try names(["card"], recorded: recorded) == ["card,light", "card,dark,iphone-se"])
    #expect(try names(["list"]) == ["list,iphone-16", "list,light", "list,dark"])
    #expect(try names(["card"], recorded: ["card"]).first == "card")
    #expect(try names(["card"], verifies: false).count == 3)
  }

  @Test func `record makes exactly what options ask for`() throws {
    let options = ["--appearance", "both", "--device", "iphone-16,iphone-se"]
    #expect(
      try names(["card"], options, recorded: ["card,dark,iphone-16,large"], verifies: false) == [
        "card,light,iphone-se", "card,light,iphone-16", "card,dark,iphone-se",
        "card,dark,iphone-16",
      ])
    #expect(
      try names(["card"], ["--size", "390x844", "--size", "320x568"], verifies: false)
        == ["card,320x568", "card,390x844"])
    #expect(
      try names(
        ["card"], ["--device", "iphone-se", "--orientation", "portrait,landscape"], verifies: false)
        == ["card,iphone-se,portrait", "card,iphone-se,landscape"])
  }

  @Test func `verify takes all that were recorded and have what options ask for`() throws {
    let recorded = ["card,dark,iphone-16,large", "card,dark,iphone-se", "card,light,iphone-se"]
    #expect(
      try names(["card"], ["--appearance", "dark"], recorded: recorded)
        == ["card,dark,iphone-se", "card,dark,iphone-16,large"])
    #expect(
      try names(
        ["card"], ["--orientation", "landscape"],
        recorded: ["card,light,landscape", "card,light,portrait"]) == ["card,light,landscape"])
    // What was asked for and never recorded is missing.
    #expect(
      try names(["card"], ["--appearance", "dark", "--device", "iphone-se,iphone-x"])
        == ["card,dark,iphone-se", "card,dark,iphone-x"])
  }

  @Test func `a reference is named alone, whatever the order of its words`() throws {
    #expect(try names(["card,iphone-se,dark"]) == ["card,dark,iphone-se"])
    #expect(
      try names(["card,dark", "card"], recorded: ["card,light"]) == ["card,light", "card,dark"])
    let unknown = #expect(throws: ValidationError.self) { try names(["card,drak"]) }
    #expect(unknown?.message.contains("“drak” is no appearance, device") == true)
    let both = #expect(throws: ValidationError.self) {
      try names(["card,dark"], ["--device", "iphone-se"])
    }
    #expect(both?.message.hasPrefix("“card,dark” names its setting.") == true)
    #expect(throws: ValidationError.self) { try names(["crad,dark"]) }
  }

  @Test(arguments: [
    (["--appearance", "dim"], "there is no appearance “dim”; give light, dark or both."),
    (["--device", "iphone-16,phone"], "there is no device “phone”"),
    (["--device", "iphone-16,"], "there is no device “”"),
    (["--size", "390"], "give a width and a height"),
    (["--orientation", "sideways"], "there is no orientation “sideways”"),
    (["--content-size", "large,huge"], "there is no size of text “huge”"),
    (["--device", "iphone-16", "--size", "390x844"], "Give --device or --size, not both."),
  ])
  func `what is none is a sentence`(options: [String], sentence: String) {
    let error = #expect(throws: (any Error).self) { try SettingOptions.parse(options) }
    let said = error.map { SettingOptions.message(for: $0) } ?? ""
    #expect(said.contains(sentence), "\(said)")
  }

  @Test func `scenes are named as briefly as says it`() throws {
    let references = try ReferenceOptions.parse(["--references", folder.url.path])
    let plays = try references.plays(
      from: scenes, in: SettingOptions.parse([]), takesRecorded: true)
    #expect(plays.names(of: plays.shown) == ["card", "list"])
    #expect(plays.names(of: [plays.shown[2]]) == ["list,dark"])
  }

  @Test(arguments: [
    ("card,dark,iphone-se", "--appearance dark --device iphone-se"),
    ("card,dark,landscape", "--appearance dark --orientation landscape"),
    ("card,320x568,accessibility-large", "--size 320x568 --content-size accessibility-large"),
  ])
  func `a reference in the place of a scene is told with the options that show it`(
    word: String, options: String
  ) {
    let error = #expect(throws: ValidationError.self) {
      try SceneSelection(scenes: scenes).scene(named: word)
    }
    #expect(
      error?.message
        == "“\(word)” is a reference. Name its scene, “card”, with \(options)."
    )
  }
}
