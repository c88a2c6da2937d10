import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct SymbolTests {
  @Test func `every symbol of the table has a shape`() throws {
    #expect(SymbolNames.all.count > 600)
    for name in SymbolNames.all {
      let drawing = try #require(SymbolDrawing(name: name), "\(name)")
      let shape = try SymbolShape(drawing)
      // Bootstrap's icons stand in their square, but for a few that stand out of it.
      let square = CGRect(x: -1, y: -1, width: 19, height: 19)
      #expect(square.contains(shape.bounds), "\(name): \(shape.bounds)")
      #expect(shape.bounds.width > 1 || shape.bounds.height > 1, "\(name)")
    }
  }

  @Test(arguments: [
    ("rectangle", 16.0, 12.0), ("rectangle.portrait", 12, 16), ("capsule", 16, 9),
    ("capsule.portrait", 9, 16), ("oval", 16, 11), ("oval.portrait", 11, 16), ("app", 14, 14),
  ])
  func `plain figures are drawn by their edges`(name: String, width: CGFloat, height: CGFloat)
    throws
  {
    let open = try SymbolShape(#require(SymbolDrawing(name: name)))
    let filled = try SymbolShape(#require(SymbolDrawing(name: name + ".fill")))
    #expect(open.bounds.size == CGSize(width: width, height: height))
    #expect(filled.bounds == open.bounds)
    let middle = CGPoint(x: open.bounds.midX, y: open.bounds.midY)
    let holds = { (shape: SymbolShape) in
      shape.parts.contains { part in
        CGPath(elements: part.elements).contains(
          middle, using: part.isEvenOdd ? .evenOdd : .winding)
      }
    }
    #expect(!holds(open) && holds(filled))
    #expect(!SymbolNames.isFar(name))
  }

  @Test(arguments: [
    "heart", "heart.fill", "star", "star.fill", "trash", "plus", "minus", "xmark", "checkmark",
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left", "arrow.right",
    "arrow.up", "arrow.down", "gear", "house", "person", "bell", "magnifyingglass",
    "square.and.arrow.up", "play.fill", "pause.fill", "ellipsis", "info.circle", "photo", "camera",
    "xmark.circle.fill", "checkmark.circle.fill", "plus.circle.fill", "bookmark", "folder",
    "paperplane.fill", "pencil", "lock.fill", "eye", "cart", "calendar", "clock", "map", "mic",
    "arrow.clockwise", "line.3.horizontal", "list.bullet", "square.grid.2x2", "gearshape.fill",
    "person.circle", "bolt.fill", "sun.max.fill", "moon.fill", "cloud.fill", "flame.fill",
    "drop.fill", "circle.fill", "square.fill", "envelope.fill", "phone.fill", "tag.fill",
  ])
  func `common symbols are there`(name: String) {
    #expect(UIImage(systemName: name)?.isSymbolImage == true)
  }

  @Test(arguments: [
    "5.square", "12.circle.fill", "a.circle", "z.square.fill", "location.circle.fill",
    "heart.square", "video.slash", "cart.slash.fill", "folder.badge.questionmark",
    "bell.badge.plus", "person.crop.circle.fill", "ellipsis.circle", "arrow.up.heart.fill",
    "film.fill", "bell.badge", "lock.rectangle", "heart.diamond.fill", "heart.slash",
  ])
  func `forms, lines and badges make symbols of others`(name: String) throws {
    try onStage { stage in
      let image = try #require(UIImage(systemName: name), "\(name)")
      #expect(image.size.width > 5 && image.size.height > 15, "\(name)")
      #expect(stage.runtime.world.loggedLines.isEmpty)
    }
  }

  @Test(arguments: ["banana.circle", "77.square", "A.circle", "ab.circle", ".circle", "x.slash"])
  func `what stands in them has to be known`(name: String) {
    #expect(SymbolDrawing(name: name) == nil)
  }

  /// Icons that say less than the name stand in for none of these.
  @Test func `a name that says a form, a line or a badge shows it`() throws {
    for name in SymbolNames.all where !SymbolNames.isFar(name) {
      let stem = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
      for (ending, words) in [
        (".circle", ["circle", "disc", "compass"]), (".slash", ["slash", "mute", "off"]),
        (".badge", ["badge", "indicator"]),
      ] where stem.hasSuffix(ending) {
        guard case .icon(let icon)? = SymbolDrawing(name: name) else { continue }
        #expect(words.contains { icon.contains($0) }, "\(name): \(icon)")
      }
    }
    #expect(
      SymbolDrawing(name: "ellipsis.circle")
        == .enclosed(.icon("three-dots"), .circle, isFilled: false))
    #expect(SymbolDrawing(name: "bell.badge.fill") == .dotted(.icon("bell-fill")))
  }

  @Test func `a filled circle is cut where the symbol in it is`() throws {
    let ring = try SymbolShape(.enclosed(.icon("heart-fill"), .circle, isFilled: false))
    let disc = try SymbolShape(.enclosed(.icon("heart-fill"), .circle, isFilled: true))
    let middle = CGPoint(x: 8, y: 8)
    func covers(_ shape: SymbolShape) -> Bool {
      shape.parts.contains {
        CGPath(elements: $0.elements).contains(middle, using: $0.isEvenOdd ? .evenOdd : .winding)
      }
    }
    #expect(covers(ring) && !covers(disc))
    #expect(disc.bounds.width > 15.9)
  }

  @Test func `a shape that looks like another thing is told of`() throws {
    try onStage { stage in
      #expect(UIImage(systemName: "pawprint.fill") != nil)
      #expect(
        stage.runtime.world.loggedLines == [
          "Nothing here looks like the symbol “pawprint.fill”: another shape stands in for it."
        ])
    }
  }

  @Test func `a name without a symbol makes no image, and is told of once`() throws {
    try onStage { stage in
      #expect(UIImage(systemName: "no.such.symbol") == nil)
      #expect(UIImage(systemName: "no.such.symbol") == nil)
      #expect(
        stage.runtime.world.loggedLines == [
          "No symbol named “no.such.symbol” is among the system symbols here; "
            + "docs/text.md lists those that are."
        ])
    }
  }

  @Test func `a symbol grows with its size and scale, and thickens with its weight`() throws {
    func height(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
      try #require(UIImage(systemName: "star", withConfiguration: configuration)).size.height
    }
    let plain = try height(nil)
    // 1.1 · 17 for the square of 16 units, half of one around it, up to whole pixels.
    #expect(plain >= 17 * 1.1 * 17 / 16 && plain < 17 * 1.1 * 17 / 16 + 1)
    let others = [
      try height(.init(scale: .small)), try height(.init(weight: .light)),
      try height(.init(scale: .large)), try height(.init(pointSize: 34)),
    ]
    #expect(others[0] < plain && others[1] == plain && others[2] > plain)
    #expect(abs(others[3] - 2 * plain) <= 1)
    let heavy = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(weight: .heavy)))
    let strokes = heavy.picture.list.commands.flatMap { command in
      command.children.isEmpty ? [command] : command.children.flatMap(\.commands)
    }
    #expect(strokes.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test func `a configuration says what it says and leaves the rest`() throws {
    let font = UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 20), scale: .large)
    #expect(font.look == Symbol.Look(pointSize: 20, weight: .semibold, scale: .large))
    let both = UIImage.SymbolConfiguration(pointSize: 10).applying(
      UIImage.SymbolConfiguration(weight: .bold))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 10, weight: .bold))
    #expect(both.applying(nil) == both)
    #expect(UIImage.SymbolConfiguration.unspecified.applying(both) == both)
    let image = try #require(UIImage(systemName: "heart", withConfiguration: both))
    #expect(image.symbolConfiguration == both)
    let changed = try #require(
      image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
    #expect(
      changed.symbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .small))
    #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
    #expect(UIImage.SymbolScale.default.rawValue == -1)
    #expect(UIImage.SymbolScale.large.rawValue == 3)
    #expect(UIImage.SymbolWeight.black.rawValue == 9)
  }

  @Test func `a view shows a symbol in its tint, unless told to keep the original`() throws {
    try onStage { stage in
      let symbol = try #require(UIImage(systemName: "circle.fill"))
      let view = UIImageView(image: symbol)
      view.tintColor = .red
      stage.window.addSubview(view)
      stage.frame()
      #expect(stage.runtime.snapshot().shows(red: 1, blue: 0))
      let green = symbol.withTintColor(UIColor(red: 0.25, green: 0, blue: 0.5, alpha: 1))
      view.image = green
      stage.frame()
      #expect(!stage.runtime.snapshot().shows(red: 0.25, blue: 0.5))
      view.image = green.withRenderingMode(.alwaysOriginal)
      stage.frame()
      #expect(stage.runtime.snapshot().shows(red: 0.25, blue: 0.5))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
      stage.frame()
      #expect(stage.runtime.snapshot().shows(red: 0.25, blue: 0.5))
      #expect(view.intrinsicContentSize.height > 60)
    }
  }

  @Test func `the middle of a symbol stands in the middle of capital letters`() throws {
    let image = try #require(UIImage(systemName: "plus"))
    let offset = try #require(image.baselineOffsetFromBottom)
    let capHeight = UIFont.systemFont(ofSize: 17).capHeight
    #expect(abs(offset + capHeight / 2 - image.size.height / 2) < 1e-9)
    #expect(
      UIGraphicsImageRenderer(size: image.size).image { _ in }.baselineOffsetFromBottom == nil)
  }

  @Test(arguments: [
    ("M1 2h3v4H1z", "m1,2 l3 0 0 4 L1 6 Z"),
    ("M0 0c0 1 1 2 2 2s2-1 2-2", "M0 0C0 1 1 2 2 2C3 2 4 1 4 0"),
    ("M0 0q1 1 2 0t2 0", "M0 0Q1 1 2 0Q3 -1 4 0"),
    ("M.5.5-1-1", "M.5 .5L-1 -1"),
  ])
  func `path data has many spellings`(data: String, same: String) throws {
    let read = try #require(SymbolPath(data)).path.elements
    let expected = try #require(SymbolPath(same)).path.elements
    #expect(read == expected)
  }

  @Test func `arcs are read as SVG has them`() throws {
    // A half circle, its flags without spaces.
    let arc = try #require(SymbolPath("M0 0a1 1 0 012 0")).path.boundingBoxOfPath
    #expect(abs(arc.minY + 1) < 1e-3 && abs(arc.maxY) < 1e-9 && abs(arc.width - 2) < 1e-3)
    let other = try #require(SymbolPath("M0 0A1 1 0 0 0 2 0")).path.boundingBoxOfPath
    #expect(abs(other.maxY - 1) < 1e-3)
    for broken in ["M", "M1", "M0 0L", "5 5", "M0 0x", "M0 0a1 1 0 2 0 1 1"] {
      #expect(SymbolPath(broken) == nil, "\(broken)")
    }
  }
}
