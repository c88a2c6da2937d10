import FilmFiles
import Files
import Foundation
import Pages
import Wording

extension BlockMaker {
  // MARK: Stills, strips and plots

  func makeStill(_ asked: AskedPicture, _ made: inout MadeBlock) throws {
    try makePicture(asked, ["png", "svg"], usualScale: 2, "-still", &made)
  }

  func makeStrip(_ asked: AskedPicture, _ made: inout MadeBlock) throws {
    try makePicture(asked, ["png"], usualScale: nil, "-strip", &made)
  }

  func makePlot(_ asked: AskedPicture, _ made: inout MadeBlock) throws {
    try makePicture(asked, ["svg", "png"], usualScale: nil, "-plot", &made)
  }

  /// Makes a picture that does not move.
  ///
  /// - Parameters:
  ///   - asked: what was asked for.
  ///   - endings: those that it may have, the usual one first.
  ///   - usualScale: the scale that it is made at where none is asked for; `nil` for the command's own.
  ///   - suffix: the end of a name that was not given.
  ///   - made: gets the picture and its lines.
  /// - Throws: `PageFailure` where it cannot be made, `FileError`.
  private func makePicture(
    _ asked: AskedPicture, _ endings: [String], usualScale: Double?, _ suffix: String,
    _ made: inout MadeBlock
  ) throws {
    made.sources = asked.names
    let place = try place(of: asked, endings, suffix)
    let facts = try facts(of: asked)
    let hasBoth = !asked.hasAppearance && !facts.isDark && dialect != .restructuredText
    let usualScale = usualScale.map { facts.scale ?? $0 }
    var words: [String] = []
    if place.ending == "png", asked.scale == nil, let usualScale {
      words += ["--scale", Words.exact(usualScale)]
    }
    if hasBoth { words += ["--appearance", "both"] }
    let name = hasBoth ? "picture-{appearance}" : "picture-light"
    _ = try run(asked, words, to: ["\(name).\(place.ending)"])
    let light = "picture-light.\(place.ending)"
    let scale = place.ending == "png" ? asked.scale ?? usualScale ?? Self.scaleOfPlots(asked) : 1
    let size = try PictureSize(ofFile: "\(scratch)/\(light)")
    var text = PictureText(
      .image, place.path(scale: scale), width: shownWidth(size, scale),
      height: shownHeight(size, scale), alt: try alternative(of: asked, facts))
    made.files = [.init(path: text.path, draft: "\(scratch)/\(light)")]
    let dark = "picture-dark.\(place.ending)"
    if hasBoth, try isOther(dark, than: light) {
      text.dark = place.path(scale: scale, isDark: true)
      made.files.append(
        .init(path: place.path(scale: scale, isDark: true), draft: "\(scratch)/\(dark)"))
    }
    show(text, in: &made)
  }

  /// The scale of a picture for which none is asked: a plot's own, or one pixel a point.
  private static func scaleOfPlots(_ asked: AskedPicture) -> Double {
    asked.verb == "trace" ? 2 : 1
  }

  /// Returns whether a file differs from another one in the scratch folder.
  func isOther(_ name: String, than other: String) throws -> Bool {
    try SourceFile.bytes(of: "\(scratch)/\(name)") != SourceFile.bytes(of: "\(scratch)/\(other)")
  }

  func shownWidth(_ size: PictureSize, _ scale: Double) -> Int {
    marker.width ?? max(1, Int((Double(size.width) / scale).rounded()))
  }

  func shownHeight(_ size: PictureSize, _ scale: Double) -> Int {
    let width = Double(shownWidth(size, scale))
    return max(1, Int((width * Double(size.height) / Double(max(1, size.width))).rounded()))
  }

  /// Returns where a picture goes.
  ///
  /// - Throws: `PageFailure` for an ending that it cannot have.
  func place(
    of asked: AskedPicture, _ endings: [String], _ suffix: String = ""
  ) throws(PageFailure) -> PicturePlace {
    let named = marker.words.first(where: parts.has) ?? asked.names.first ?? ""
    let name = named.split(separator: "/").last.map(String.init) ?? "picture"
    let plain = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    if marker.width != nil, dialect == .docc {
      throw PageFailure("DocC shows pictures in their own size; leave out --width.")
    }
    let path = marker.output ?? "pictures/\(plain.lowercased())\(suffix).\(endings[0])"
    var place = PicturePlace(path, dialect)
    if place.ending.isEmpty, !endings.contains("") { place = place.ending(with: endings[0]) }
    guard endings.contains(place.ending) else {
      throw PageFailure(
        "“\(path)” is no picture that can stand here; let it end with"
          + " \(Words.list(endings.filter { !$0.isEmpty }.map { ".\($0)" }, most: endings.count, "or"))."
      )
    }
    return place
  }

  // MARK: Proofs

  func makeProof(_ asked: AskedPicture, _ made: inout MadeBlock) throws {
    let place = try place(of: asked, ["svg", "gif", "webp"], "-proof")
    let proof = "\(scratch)/proof"
    let words =
      ["proof"] + asked.words + ["--format", place.ending, "-o", proof, "--quiet"]
    let outcome = try tool.run(words, in: folder)
    guard outcome.code == 1 else {
      guard outcome.code == 0 else { throw PageFailure(outcome) }
      throw PageFailure("Nothing differs since then, so there is no film of it.")
    }
    let films = FolderEntry.all(in: proof).map(\.name)
      .filter { name in [".gif", ".svg", ".webp"].contains { name.hasSuffix($0) } }.sorted()
    guard let film = films.first, films.count == 1 else {
      throw PageFailure(
        "A marker makes one film, and \(films.count) scenes differ; name one with --scene.")
    }
    guard film.hasSuffix(".\(place.ending)") else {
      throw PageFailure("SVG has no word for it; let -o end with .gif.")
    }
    let text = String(decoding: try SourceFile.bytes(of: "\(proof)/proof.md"), as: UTF8.self)
    let size = try PictureSize(ofFile: "\(proof)/\(film)")
    let told = text.firstMatch(of: #/!\[(.*)\]\(/#)
    let sentence = told.map { AltText(String($0.1).replacing("\\", with: "")) }
    let isOurs = written.map { $0.text == sentence?.text || Self.sum(of: $0) == block.sum } ?? true
    guard let alt = isOurs ? sentence : written, !alt.text.isEmpty else {
      throw PageFailure("The film has no words; write an alt text.")
    }
    let picture = PictureText(
      .image, place.path(scale: 1), width: shownWidth(size, 1), height: shownHeight(size, 1),
      alt: alt)
    made.files = [.init(path: picture.path, draft: "\(proof)/\(film)")]
    show(picture, in: &made)
  }
}

/// Where a picture of a page goes, and its variants.
struct PicturePlace: Hashable, Sendable {
  /// The path without its ending.
  private let stem: String
  let ending: String
  private let isOfDocC: Bool

  init(_ path: String, _ dialect: PageDialect) {
    let slash = path.lastIndex(of: "/")
    let dot = path.lastIndex(of: ".").flatMap { dot in slash.map { $0 < dot } ?? true ? dot : nil }
    stem = dot.map { String(path[..<$0]) } ?? path
    ending = dot.map { path[$0...].dropFirst().lowercased() } ?? ""
    isOfDocC = dialect == .docc
  }

  /// The same with another ending.
  func ending(with other: String) -> PicturePlace { PicturePlace(stem, other, isOfDocC) }

  private init(_ stem: String, _ ending: String, _ isOfDocC: Bool) {
    (self.stem, self.ending, self.isOfDocC) = (stem, ending, isOfDocC)
  }

  /// Returns the path of a variant.
  ///
  /// - Parameters:
  ///   - scale: its pixels a point, which DocC reads from its name.
  ///   - isStill: whether it stands for a film.
  ///   - isDark: whether it is for dark pages.
  /// - Returns: the path from the folder of the page.
  func path(scale: Double, isStill: Bool = false, isDark: Bool = false) -> String {
    let still = isStill ? "-still" : ""
    if isOfDocC {
      return stem + still + (isDark ? "~dark" : "") + (scale == 2 ? "@2x" : "") + ".\(ending)"
    }
    return stem + (isDark ? "-dark" : "") + still + ".\(ending)"
  }
}
