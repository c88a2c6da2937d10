import Foundation
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround

/// An app's folder with an asset catalog, which is there until `end()`.
@MainActor private struct CatalogFolder {
  let path: String

  /// Makes the folder.
  ///
  /// - Parameter files: texts and pictures by their paths in the catalog.
  /// - Throws: `CocoaError` where there is no place for them.
  init(_ files: [String: Data]) throws {
    path =
      FileManager.default.temporaryDirectory.appending(
        path: "flipbook-assets-\(ObjectIdentifier(Runtime.current).hashValue)"
      ).path
    for (name, data) in files {
      let file = URL(filePath: "\(path)/Assets.xcassets/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    AppFiles.folders = [path]
  }

  func end() {
    AppFiles.folders = []
    try? FileManager.default.removeItem(atPath: path)
  }
}

private func json(_ text: String) -> Data { Data(text.utf8) }

/// A PNG file of two pixels side by side.
private let twoPixels =
  Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8DQwMDw/z8ADX4Dfuoe"
      + "FyEAAAAASUVORK5CYII=") ?? Data()

@MainActor @Suite(.serialized) struct AssetCatalogTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test(arguments: [("caf\u{E9}.png", "cafe\u{301}.png"), ("cafe\u{301}.png", "caf\u{E9}.png")])
  func `a file may be named with its accents written in the other form`(
    written: String, there: String
  ) throws {
    let folder = try CatalogFolder([
      "Cup.imageset/Contents.json": json(
        #"{"images": [{"idiom": "universal", "filename": "\#(written)"}]}"#),
      "Cup.imageset/\(there)": twoPixels,
    ])
    defer { folder.end() }
    #expect(UIImage(named: "Cup")?.size == CGSize(width: 2, height: 1))
    let set = "\(folder.path)/Assets.xcassets/Cup.imageset/Contents.json"
    #expect(AssetCatalogs.faults(ofDescription: set).isEmpty)
  }

  @Test func `the name of a set may end as that of a file`() throws {
    let set = json(#"{"images": [{"idiom": "universal", "filename": "x.png"}]}"#)
    let folder = try CatalogFolder([
      "cover.png.imageset/Contents.json": set, "cover.png.imageset/x.png": twoPixels,
      "Plain.imageset/Contents.json": set, "Plain.imageset/x.png": twoPixels,
    ])
    defer { folder.end() }
    for name in ["cover.png", "Plain.png", "Plain"] { #expect(UIImage(named: name) != nil) }
    #expect(UIImage(named: "cover") == nil)
  }

  @Test func `a colour is written as fractions, bytes and hexadecimal bytes`() throws {
    func color(_ red: String, _ space: String = "srgb") -> Data {
      json(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)", "components":
          {"red": "\(red)", "green": "0.500", "blue": "0x33", "alpha": "1.000"}}}],
         "info": {"author": "xcode", "version": 1}}
        """)
    }
    let folder = try CatalogFolder([
      "Fraction.colorset/Contents.json": color("0.400"),
      "Byte.colorset/Contents.json": color("102"),
      "Hexadecimal.colorset/Contents.json": color("0x66"),
      "Wide.colorset/Contents.json": color("1.000", "display-p3"),
    ])
    defer { folder.end() }
    let expected = UIColor(red: 0.4, green: 0.5, blue: 0.2, alpha: 1)
    #expect(UIColor(named: "Fraction") == expected)
    #expect(UIColor(named: "Byte") == expected)
    #expect(UIColor(named: "Hexadecimal") == expected)
    #expect(
      UIColor(named: "Wide") == UIColor(displayP3Red: 1, green: 0.5, blue: 0.2, alpha: 1))
    #expect(UIColor(named: "fraction") == nil)
    #expect(UIColor(resource: ColorResource(name: "Byte", bundle: .main)) == expected)
  }

  @Test func `a colour has another one in dark, and names of the system`() throws {
    let folder = try CatalogFolder([
      "Ink.colorset/Contents.json": json(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "gray-gamma-22",
            "components": {"white": "0.000", "alpha": "0.500"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
            {"appearance": "contrast", "value": "high"}], "color": {"platform": "ios",
            "reference": "systemRedColor"}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"platform": "ios", "reference": "systemOrangeColor"}}]}
        """),
      "AccentColor.colorset/Contents.json": json(
        #"{"colors": [{"idiom": "universal", "color": {"reference": "systemPinkColor"}}]}"#),
      "Empty.colorset/Contents.json": json(#"{"colors": [{"idiom": "universal"}]}"#),
      "Broken.colorset/Contents.json": json("{"),
    ])
    defer { folder.end() }
    let ink = try #require(UIColor(named: "Ink", in: nil, compatibleWith: nil))
    #expect(ink.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
    #expect(
      ink.resolvedColor(with: dark) == UIColor.systemOrange.resolvedColor(with: dark))
    #expect(UIColor(named: "Empty") == nil)
    #expect(UIColor(named: "Broken") == nil)
    #expect(UIView().tintColor == .systemPink)
  }

  @Test func `an app without an accent has the system's blue`() throws {
    let folder = try CatalogFolder([
      "AccentColor.colorset/Contents.json": json(#"{"colors": [{"idiom": "universal"}]}"#)
    ])
    defer { folder.end() }
    #expect(UIView().tintColor == .systemBlue)
  }

  @Test func `an image has the scale, the mode and the file that its set says`() throws {
    let folder = try CatalogFolder([
      "Bird.imageset/Contents.json": json(
        """
        {"images": [{"idiom": "universal", "scale": "1x"},
          {"filename": "any name.png", "idiom": "universal", "scale": "2x"},
          {"filename": "night.png", "idiom": "universal", "scale": "2x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
         "properties": {"template-rendering-intent": "template"}}
        """),
      "Bird.imageset/any name.png": twoPixels,
      "Shapes/Contents.json": json(#"{"properties": {"provides-namespace": true}}"#),
      "Shapes/Dot.imageset/Contents.json": json(#"{"images": [{"filename": "dot.png"}]}"#),
      "Shapes/Dot.imageset/dot.png": twoPixels,
      "Vector.imageset/Contents.json": json(#"{"images": [{"filename": "vector.pdf"}]}"#),
      "Vector.imageset/vector.pdf": Data("%PDF-1.4".utf8),
    ])
    defer { folder.end() }
    let bird = try #require(UIImage(named: "Bird"))
    #expect(bird.scale == 2)
    #expect(bird.size == CGSize(width: 1, height: 0.5))
    #expect(bird.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "Bird.png") == bird)
    #expect(UIImage(resource: ImageResource(name: "Bird", bundle: .main)) == bird)
    // The file for dark is missing.
    #expect(UIImage(named: "Bird", in: nil, compatibleWith: dark) == nil)
    #expect(UIImage(named: "Shapes/Dot")?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(named: "Dot") == nil)
    #expect(UIImage(named: "Vector") == nil)
  }
  @Test func `files that a set names stand in its folder`() throws {
    let description = #"{"images": [{"filename": "NAME"}], "data": [{"filename": "NAME"}]}"#
    var files = ["Bird.imageset/Contents.json": json(#"{"images": [{"filename": "bird.png"}]}"#)]
    files["Bird.imageset/bird.png"] = twoPixels
    let names = ["../Bird.imageset/bird.png", "/etc/hostname", "..", "sub/../../x.png", "out.png"]
    for (number, name) in names.enumerated() {
      for kind in ["imageset", "dataset"] {
        let text = description.replacing("NAME", with: name)
        files["Out\(number).\(kind)/Contents.json"] = json(text)
      }
    }
    let folder = try CatalogFolder(files)
    defer { folder.end() }
    for kind in ["imageset", "dataset"] {
      let link = "\(folder.path)/Assets.xcassets/Out4.\(kind)/out.png"
      #expect(symlink("/etc/hostname", link) == 0)
    }
    #expect(UIImage(named: "Bird") != nil)
    for number in names.indices {
      #expect(UIImage(named: "Out\(number)") == nil)
      #expect(NSDataAsset(name: "Out\(number)") == nil)
      let set = "\(folder.path)/Assets.xcassets/Out\(number).imageset/Contents.json"
      #expect(
        AssetCatalogs.faults(ofDescription: set).allSatisfy { $0.contains("leads out of it") })
    }
    #expect(UIImage(named: "../Assets.xcassets/Bird.imageset/bird.png") == nil)
  }

  @Test func `an image of lines is drawn for the scale of the screen`() throws {
    let pdf = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 8 6]/Contents 4 0 R>> endobj
      4 0 obj <</Length 18>> stream
      1 0 0 rg 0 0 4 6 re f
      endstream endobj
      trailer <</Root 1 0 R>>
      """
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="6">
      <rect width="4" height="6" fill="#f00"/></svg>
      """
    let folder = try CatalogFolder([
      "Page.imageset/Contents.json": json(#"{"images": [{"filename": "page.pdf"}]}"#),
      "Page.imageset/page.pdf": Data(pdf.utf8),
      "Drawing.imageset/Contents.json": json(#"{"images": [{"filename": "drawing.SVG"}]}"#),
      "Drawing.imageset/drawing.SVG": Data(svg.utf8),
      "Blank.imageset/Contents.json": json(#"{"images": [{"filename": "blank.svg"}]}"#),
      "Blank.imageset/blank.svg": Data(svg.replacing("#f00", with: "none").utf8),
    ])
    defer { folder.end() }
    for name in ["Page", "Drawing"] {
      let image = try #require(UIImage(named: name))
      let scale = UIScreen.main.scale
      #expect(image.size == CGSize(width: 8, height: 6))
      #expect(image.scale == scale)
      let pixels = try #require(image.cgImage)
      #expect(pixels.width == Int(8 * scale))
      #expect(pixels.height == Int(6 * scale))
    }
    #expect(UIImage(named: "Page")?.picture == UIImage(named: "Drawing")?.picture)
    #expect(UIImage(named: "Blank")?.picture != UIImage(named: "Drawing")?.picture)
  }
}
