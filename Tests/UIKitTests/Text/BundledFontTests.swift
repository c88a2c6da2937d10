import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@Suite struct BundledFontTests {
  /// Returns a font file that has nothing but names.
  private func font(_ names: [(kind: Int, platform: Int, text: String)]) -> FontFile {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
    }
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for name in names {
      let letters = Array(name.text.utf8)
      let raw = name.platform == 1 ? letters : letters.flatMap { [0, $0] }
      records += bytes(name.platform, 2) + bytes(0, 2) + bytes(0, 2) + bytes(name.kind, 2)
      records += bytes(raw.count, 2) + bytes(texts.count, 2)
      texts += raw
    }
    let table = bytes(0, 2) + bytes(names.count, 2) + bytes(6 + records.count, 2) + records + texts
    let header = bytes(0x10000, 4) + bytes(1, 2) + bytes(0, 6)
    let entry = Array("name".utf8) + bytes(0, 4) + bytes(28, 4) + bytes(table.count, 4)
    return FontFile(bytes: header + entry + table)
  }

  @Test func `the names of a font are read from its file`() {
    let file = font([
      (1, 1, "Lato Light"), (6, 3, "Lato-LightItalic"), (16, 3, "Lato"), (6, 1, "Other"),
    ])
    let names = file.names(of: "a.ttf")
    #expect(names == .init(font: "Lato-LightItalic", family: "Lato", file: "a.ttf"))
    #expect(font([(1, 1, "Lato")]).names(of: "a.ttf") == nil)
  }

  @Test func `what is no font has no names`() {
    #expect(FontFile(bytes: []).names(of: "a.ttf") == nil)
    #expect(FontFile(bytes: [UInt8](repeating: 255, count: 200)).names(of: "a.ttf") == nil)
    let whole = font([(6, 3, "Lato-Bold")])
    for count in 0..<whole.bytes.count {
      _ = FontFile(bytes: Array(whole.bytes.prefix(count))).names(of: "a.ttf")
    }
  }

  @Test(arguments: [
    ("Lato-Bold", 700, false), ("Lato-LightItalic", 300, true), ("Lobster1.4", 400, false),
    ("Montserrat-SemiBold", 600, false), ("Pacifico", 400, false),
  ])
  func `its name tells the weight and slant of what stands in`(
    name: String, weight: Int, isItalic: Bool
  ) {
    let font = PhoneFont(ofApp: name, family: "Family", size: 20)
    #expect(font.typeface.weight == weight && font.typeface.isItalic == isItalic)
    #expect(font.family == "Family")
  }
}
