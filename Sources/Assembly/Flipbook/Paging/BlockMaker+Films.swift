import FilmFiles
import Files
import Filming
import Foundation
import Pages
import Wording

extension BlockMaker {
  // MARK: Films

  /// Makes a film of what was asked for.
  func makeFilm(_ asked: AskedPicture, _ made: inout MadeBlock) throws {
    made.sources = asked.names.filter { scenes[$0] == nil }
    guard asked.names.count == 1 || asked.names.allSatisfy({ $0.hasSuffix(".swift") }) else {
      throw PageFailure("A marker makes one picture; name one scene.")
    }
    var place = try place(of: asked, endings + [""])
    var drawn: PageTool.Outcome?
    if marker.output == nil || place.ending.isEmpty {
      drawn = try drawing(of: asked)
      if drawn != nil, try isHeavierThanPixels(asked) { drawn = nil }
      place = place.ending(with: drawn == nil ? "gif" : "svg")
    }
    switch place.ending {
    case "svg": try makeDrawing(asked, place, drawn, &made)
    case "html": try makePlayer(asked, place, &made)
    default: try makePixels(asked, place, facts(of: asked), &made)
    }
  }

  /// What a film can be on a page of this kind.
  private var endings: [String] {
    switch dialect {
    case .markdown: ["svg", "gif", "webp", "apng"]
    case .mdx, .html: ["svg", "gif", "webp", "apng", "mp4", "webm", "mov", "html"]
    case .restructuredText: ["svg", "gif", "webp", "apng"]
    case .docc: ["svg", "gif", "mp4", "mov"]
    }
  }

  /// Tries whether SVG has words for a scene, and draws it then; what keeps it from being played at all is told by the next
  /// try.
  ///
  /// - Returns: what was said of the drawing; `nil` where there is none.
  private func drawing(of asked: AskedPicture) throws -> PageTool.Outcome? {
    do {
      return try run(asked, wordsOfDrawing, to: [Self.drawing])
    } catch is PageFailure {
      return nil
    }
  }

  /// Whether a drawing that is large for one is larger than a GIF of the same.
  private func isHeavierThanPixels(_ asked: AskedPicture) throws -> Bool {
    let size = try fileSize("\(scratch)/\(Self.drawing)")
    guard size > Self.heavy else { return false }
    _ = try run(asked, ["--quiet"], to: ["weighed.gif"])
    return try fileSize("\(scratch)/weighed.gif") < size
  }

  /// How many bytes of a drawing are more than most have.
  private static let heavy = 100_000

  private var wordsOfDrawing: [String] {
    ["--quiet", "--json"] + (marker.poster.map { ["--poster", $0] } ?? [])
  }

  private func makeDrawing(
    _ asked: AskedPicture, _ place: PicturePlace, _ drawn: PageTool.Outcome?,
    _ made: inout MadeBlock
  ) throws {
    let outcome = try drawn ?? posing { try run(asked, wordsOfDrawing, to: [Self.drawing]) }
    try tellBlankness(in: summary(of: outcome), of: place, &made)
    let draft = "\(scratch)/\(Self.drawing)"
    let size = try PictureSize(ofFile: draft)
    // The drawing says itself what the scene shows, which nothing has to be started for.
    let facts = SceneFacts(sentence: try Self.sentence(ofDrawing: draft) ?? "")
    let text = PictureText(
      .image, place.path(scale: 1), width: shownWidth(size, 1), height: shownHeight(size, 1),
      alt: try alternative(of: asked, facts))
    made.files = [.init(path: text.path, draft: draft)]
    show(text, in: &made)
  }

  private static let drawing = "film.svg"

  private func makePlayer(
    _ asked: AskedPicture, _ place: PicturePlace, _ made: inout MadeBlock
  ) throws {
    _ = try run(asked, ["--quiet"], to: ["film.html"])
    for (option, isGiven) in [("--poster", marker.poster != nil), ("--width", marker.width != nil)]
    where isGiven {
      throw PageFailure("A player has its own size and its own still; leave out \(option).")
    }
    let size = try PictureSize(ofFile: "\(scratch)/film.html")
    let text = PictureText(
      .player, place.path(scale: 1), width: size.width, height: size.height,
      alt: try alternative(of: asked))
    made.files = [.init(path: text.path, draft: "\(scratch)/film.html")]
    show(text, in: &made)
  }

  private func makePixels(
    _ asked: AskedPicture, _ place: PicturePlace, _ facts: SceneFacts, _ made: inout MadeBlock
  ) throws {
    let isVideo = ["mp4", "webm", "mov"].contains(place.ending)
    if marker.poster != nil, !isVideo, !dialect.hasSources {
      throw PageFailure(
        "A page of this kind has no still for a film of pixels; leave out --poster.")
    }
    let scale = asked.isTogether ? 1 : asked.scale ?? facts.scale ?? (place.ending == "gif" ? 1 : 2)
    let hasBoth =
      !asked.hasAppearance && !facts.isDark && !isVideo && dialect != .restructuredText
      && !asked.isTogether
    var words = ["--quiet"]
    if asked.scale == nil, !asked.isTogether { words += ["--scale", Words.exact(scale)] }
    if hasBoth { words += ["--appearance", "both"] }
    let end = hasBoth ? "{appearance}" : "light"
    let film = "film-\(end).\(place.ending)"
    let summary = try summary(of: run(asked, words + ["--json"], to: [film]))
    tellBlankness(in: summary, of: place, &made)
    let isLong = summary.duration > Self.longestMotion
    if isLong, !isVideo, !dialect.hasSources {
      throw PageFailure(
        "The film moves for \(Words.seconds(summary.duration)), longer than \(Words.exact(Self.longestMotion)) s, and a page"
          + " of this kind has no still for readers who prefer less motion (WCAG 2.2.2). Make it an SVG, or"
          + " shorter with --to.")
    }
    let light = "film-light.\(place.ending)"
    let size = PictureSize(width: summary.width, height: summary.height)
    var text = PictureText(
      isVideo ? .video : .image, place.path(scale: isVideo ? 1 : scale),
      width: shownWidth(size, scale), height: shownHeight(size, scale),
      alt: try alternative(of: asked, facts))
    made.files = [.init(path: text.path, draft: "\(scratch)/\(light)")]
    let dark = "film-dark.\(place.ending)"
    let hasDark = try hasBoth && isOther(dark, than: light)
    if hasDark {
      let path = place.path(scale: scale, isDark: true)
      text.dark = path
      made.files.append(.init(path: path, draft: "\(scratch)/\(dark)"))
    }
    if isVideo || dialect.hasSources {
      try makeStills(
        asked, words, place, scale, isVideo, hasDark, end, from: facts.from ?? 0, &text, &made)
    }
    if ["webp", "apng"].contains(place.ending) {
      note("\(text.path) plays for as long as it is seen: readers cannot pause it.", in: &made)
    }
    show(text, in: &made)
  }

  /// Makes what stands for a film where no motion is wanted, or before it plays.
  private func makeStills(
    _ asked: AskedPicture, _ words: [String], _ place: PicturePlace, _ scale: Double,
    _ isVideo: Bool, _ hasDark: Bool, _ end: String, from start: Double,
    _ text: inout PictureText, _ made: inout MadeBlock
  ) throws {
    // A film of one picture is drawn as all others are. A PNG is an APNG that does not move.
    let kind = isVideo ? "apng" : place.ending
    let still = place.ending(with: isVideo || kind == "apng" ? "png" : kind)
    let moment = try marker.poster.flatMap { Double($0) } ?? richestMoment(of: asked, kind)
    let (from, to) = Self.frame(at: moment, from: asked.from ?? start, of: asked, kind)
    _ = try posing {
      try run(
        asked,
        words + [
          "--from", Words.exact(from), "--to", Words.exact(to), "--lead", "0", "--hold", "0",
          "--part-of", Words.exact(asked.from ?? start),
        ],
        to: ["still-\(end).\(kind)"])
    }
    // DocC finds no video of a name that a picture has, too.
    let path = still.path(scale: scale, isStill: !isVideo || dialect == .docc)
    text.still = path
    made.files.append(.init(path: path, draft: "\(scratch)/still-light.\(kind)"))
    guard hasDark else { return }
    let dark = still.path(scale: scale, isStill: true, isDark: true)
    text.darkStill = dark
    made.files.append(.init(path: dark, draft: "\(scratch)/still-dark.\(kind)"))
  }

  /// Makes what shows the moment after `--poster`, and says so where the scene ends before it.
  private func posing(_ make: () throws -> PageTool.Outcome) throws -> PageTool.Outcome {
    do {
      return try make()
    } catch let failure as PageFailure {
      // The moment that was typed is not the one that was asked for.
      guard let poster = marker.poster, failure.sentence.hasSuffix("Ask for an earlier moment.")
      else { throw failure }
      throw PageFailure("The scene ends before --poster \(poster); give an earlier moment.")
    }
  }

  /// Returns the moment in which most is seen, in seconds; of scenes that stand beside each other, the first
  /// one's.
  private func richestMoment(of asked: AskedPicture, _ kind: String) throws -> Double? {
    var alone = asked
    alone.words = PairedWords.without(["--beside", "--vary"], flags: [], asked.words)
    let outcome = try run(alone, ["--still-moment", "--quiet"], to: ["moment.\(kind)"])
    return try JSONDecoder().decode([Double].self, from: Data(outcome.output.utf8)).first
  }

  /// Notes where a film shows nothing.
  private func tellBlankness(
    in summary: Summary, of place: PicturePlace, _ made: inout MadeBlock
  ) {
    guard summary.isBlank else { return }
    let cause = summary.ending ?? "nothing is seen in it"
    note("\(place.path(scale: 1)): \(cause).", in: &made)
  }

  /// Returns the time around one frame of a film.
  ///
  /// - Parameters:
  ///   - moment: when the frame is shown, in seconds; `nil` for the first of the film.
  ///   - start: when the film begins, in seconds.
  ///   - asked: the film.
  ///   - kind: the ending of the file.
  /// - Returns: a time in which that frame alone lies, in seconds.
  private static func frame(
    at moment: Double?, from start: Double, of asked: AskedPicture, _ kind: String
  ) -> (from: Double, to: Double) {
    let usual = kind == "gif" ? FilmFormat.gif.traits.usualRate : nil
    // Frames of a film with another pace begin at its first moment.
    guard asked.isSteady else { return (moment ?? start, moment ?? start) }
    let step = Double(asked.every) / Double(asked.rate ?? usual ?? FilmTiming().rate)
    let slack = 1e-6
    let number =
      moment.map { ($0 / step + slack).rounded(.down) }
      ?? (start / step - slack).rounded(.up)
    let time = max(0, number) * step
    return (max(0, time - step / 4), time + step / 4)
  }

  /// What `render --json` says of a film.
  private struct Summary {
    let duration: Double
    let width: Int
    let height: Int
    let isBlank: Bool
    let ending: String?
  }

  private func summary(of outcome: PageTool.Outcome) throws -> Summary {
    let all = try JSONDecoder().decode([FilmSummary].self, from: Data(outcome.output.utf8))
    guard let film = all.first, let medium = film.media.first else {
      throw PageFailure("Nothing is said of the film that was made.")
    }
    return Summary(
      duration: film.duration, width: medium.width, height: medium.height,
      isBlank: film.isBlank == true, ending: film.ending)
  }

  /// How long something may move before a reader has to be able to stop it.
  ///
  /// *Units*: seconds.
  ///
  /// Source: WCAG 2.2, 2.2.2 Pause, Stop, Hide.
  private static let longestMotion = 5.0

  // MARK: Plays

  /// Plays the block of code below the marker, and films it where a place is named.
  func makePlay(_ made: inout MadeBlock) throws {
    guard let name = marker.words.first, PlayedParts.isName(name) else {
      throw PageFailure(
        "The marker gives the block no name of letters and digits, as in: play hello.")
    }
    let body = page.body(of: block)
    guard let code = PageCode.swift(in: body, dialect) else { throw PageError.noFence }
    let (own, rest) = (Array(body[..<code.end]), Array(body[code.end...]))
    made.lines = marker.output == nil ? body : own
    let foreign = PictureText.firstForeign(in: rest, dialect)
    if marker.output == nil, let shown = PictureText.firstPicture(in: rest, dialect) {
      // The picture of a marker that named one is taken away with its name.
      guard foreign == nil else {
        throw PageFailure(
          "Line \(block.body.lowerBound + code.end + shown + 1) shows a picture that the marker does not make;"
            + " name it after -o, or put it below \(dialect.closing).")
      }
      made.lines = own
    }
    if let place = foreign, marker.output != nil {
      throw PageFailure(
        "Line \(block.body.lowerBound + code.end + place + 1) stands below the block, where its picture goes;"
          + " put it below \(dialect.closing), or give a second block of code a marker of its own.")
    }
    if marker.output == nil, parts.isUsed(name) { return }
    for (option, isGiven) in [("--width", marker.width != nil), ("--poster", marker.poster != nil)]
    where isGiven && marker.output == nil {
      throw PageFailure("\(option) is for a picture; name one after -o, or leave it out.")
    }
    let files = try parts.files(of: marker.parts + [name])
    do {
      let asked = try AskedPicture(.play, files + marker.words.dropFirst())
      guard marker.output != nil else {
        _ = try run(asked, ["--dry-run", "--quiet"])
        return
      }
      try makeFilm(asked, &made)
    } catch let failure as PageFailure {
      let (told, details) = (parts.told(failure.sentence), failure.details.map(parts.told))
      let sentence = Self.ofBlocks(marker.parts + [name], told)
      throw PageFailure(
        sentence.hasSuffix(" not compile.") ? "The block does not compile." : sentence, details)
    }
    made.sources = []
    made.lines = made.lines.map { own + $0 }
  }

  /// Returns a message that there is nothing to film with blocks of a page in the place of files.
  static func ofBlocks(_ names: [String], _ message: String) -> String {
    let parts = message.firstMatch(
      of: #/^There is nothing to film in .*?(: no Scene, .*) Write a Scene into a file .*$/#)
    guard let parts else { return message }
    let blocks = Words.list(names.map { "“\($0)”" }, most: names.count)
    return
      "There is nothing to film in \(blocks)\(parts.1) Write a Scene into the block, or name it after --with"
      + " of another marker."
  }
}
