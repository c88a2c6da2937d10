import Drawing
import Foundation
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// A PNG file of two pixels, half transparent red and opaque blue, side by side.
private let twoPixels = Data(
  base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8DQwMDw/z8ADX4Dfuoe"
    + "FyEAAAAASUVORK5CYII=")

@MainActor @Suite struct ImageFileTests {
  @Test func `a file's pixels are shown at its scale`() throws {
    let data = try #require(twoPixels)
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 1, height: 0.5))
    #expect(image.cgImage?.width == 2)
    guard case .image(let mark, _)? = image.picture.list.commands.first else {
      Issue.record("no pixels")
      return
    }
    #expect(mark.bitmap.pixels == [0x80FF_0000, 0xFF00_00FF])
    #expect(mark.box == CGRect(0, 0, 1, 0.5))
  }

  @Test func `what is no picture is no image`() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "there-is-no-such-picture") == nil)
    #expect(UIImage(contentsOfFile: "/there/is/none.png") == nil)
  }

  @Test func `a name finds the file of the screen's scale`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "flipbook-images-\(ObjectIdentifier(Runtime.current).hashValue)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try #require(twoPixels)
    try data.write(to: folder.appending(path: "dot@2x.png"))
    try data.write(to: folder.appending(path: "dot.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let image = try #require(UIImage(named: "dot", in: bundle))
    #expect(image.scale == UIScreen.main.scale)
    #expect(UIImage(named: "dot.png", in: bundle)?.size.width == image.size.width)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `images stand beside an app's files, and in its catalogs`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "flipbook-app-\(ObjectIdentifier(Runtime.current).hashValue)")
    let data = try #require(twoPixels)
    for path in [
      "Assets.xcassets/Bird.imageset/one@2x.png", "Resources/near.png", "deep/far.png",
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    AppFiles.folders = [folder.path]
    #expect(UIImage(named: "Bird")?.scale == 2)
    #expect(UIImage(named: "near") != nil)
    #expect(UIImage(named: "far") == nil)
    AppFiles.folders = [folder.path + "/"]
    #expect(UIImage(named: "far") != nil)
    AppFiles.folders = []
    #expect(UIImage(named: "Bird") == nil)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a template image has its view's tint`() throws {
    let data = try #require(twoPixels)
    let image = try #require(UIImage(data: data)).withRenderingMode(.alwaysTemplate)
    guard case .image(let mark, _)? = image.shown(tint: .green).list.commands.first else {
      Issue.record("no pixels")
      return
    }
    #expect(mark.bitmap.pixels == [0x8000_FF00, 0xFF00_FF00])
  }

  @Test func `caps keep their size`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(0, 0, 10, 10))
    }.resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3), resizingMode: .stretch)
    let caps = try #require(image.caps)
    let picture = image.picture.resized(
      from: image.size, to: CGSize(width: 40, height: 20), caps: caps)
    let widths = picture.list.commands.compactMap { command -> CGFloat? in
      guard case .group(_, .rectangle(let clip)?, let map, _) = command else { return nil }
      return clip.applying(map).width
    }
    #expect(widths == [3, 34, 3, 3, 34, 3, 3, 34, 3])
  }
}
