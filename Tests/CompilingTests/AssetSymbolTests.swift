import Foundation
import TemporaryFolders
import Testing

@testable import Compiling

@Suite struct AssetSymbolTests {
  @Test func `what is in a catalog has a name in Swift`() throws {
    let text = try text(
      ofSets: [
        "Bird.imageset", "my-nest 2.imageset", "URLIcon.imageset", "24-hours.imageset",
        "default.imageset", "BackImage.imageset", "AccentColor.colorset", "Deep/Sea Green.colorset",
      ], for: ["view.tintColor = .seaGreen; image = UIImage.bird"])
    for (name, set) in [
      ("bird", "Bird"), ("myNest2", "my-nest 2"), ("urlIcon", "URLIcon"), ("_24Hours", "24-hours"),
      ("`default`", "default"), ("back", "BackImage"),
    ] {
      #expect(
        text.contains("static let \(name) = UIKit.ImageResource(name: \"\(set)\", bundle: .main)"))
    }
    for (name, set) in [("accent", "AccentColor"), ("seaGreen", "Sea Green")] {
      #expect(
        text.contains("static let \(name) = UIKit.ColorResource(name: \"\(set)\", bundle: .main)"))
    }
    #expect(text.contains("static var seaGreen: UIColor { UIColor(resource: .seaGreen) }"))
    #expect(text.contains("static var bird: UIImage { UIImage(resource: .bird) }"))
    #expect(!text.contains("static var urlIcon"))
  }

  @Test func `names that the files or UIKit declare are not made again`() throws {
    let text = try text(
      ofSets: ["Sky.colorset", "red.colorset"],
      for: [
        "extension UIColor { static let sky = UIColor(named: \"Sky\")! }", "a = .sky", "b = .red",
      ])
    #expect(!text.contains("static var"))
  }

  @Test(arguments: [
    "+", "🎬", "\"", "-", " ", "\\(x)", "a\nb", "\u{301}", "²", "x\u{20DD}", "٣", "a🎬b", "＋",
    "\u{200D}",
    "init", "self", "Type", "_",
  ])
  func `a set of any name leaves a file that compiles`(name: String) throws {
    let text = try text(ofSets: ["\(name).imageset", "Bird.imageset"], for: [])
    let names = text.split(separator: "\n").filter { $0.hasPrefix("  static let ") }
      .map { $0.dropFirst("  static let ".count).prefix { $0 != " " }.replacing("`", with: "") }
    #expect(names.contains("bird") && names.count <= 2)
    for name in names {
      let first = try #require(name.unicodeScalars.first)
      #expect(first == "_" && name != "_" || first.properties.isXIDStart, "\(name)")
    }
    #expect(text.split(separator: "\n").count == names.count + 5)
  }

  @Test func `without catalogs there is no file`() throws {
    #expect(try text(ofSets: [], for: ["a = .b"]).isEmpty)
  }

  private func text(ofSets sets: [String], for sources: [String]) throws -> String {
    let folder = TemporaryFolder()
    for set in sets {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/App/Assets.xcassets/\(set)", withIntermediateDirectories: true)
    }
    return AssetSymbols(in: ["\(folder.path)/"]) { sources }.text
  }
}
