import Compiling
import FilmFiles
import Files
import Foundation
import Pages
import Wording

/// Makes what a marker asks for, in a folder of its own.
struct BlockMaker: Sendable {
  let page: Page
  let block: PageBlock
  /// The blocks of the page with code, by their names.
  let parts: PlayedParts
  /// The folder for what is made.
  let scratch: String
  /// What is known of the program's own scenes.
  let scenes: [String: SceneFacts]
  /// The most bytes that a picture may have.
  let limit: Int
  let tool = PageTool()

  var marker: PageMarker { block.marker }
  var dialect: PageDialect { page.dialect }
  /// The folder of the page.
  var folder: String { resolved(parentFolder(of: page.path)) }

  /// Makes it.
  ///
  /// - Returns: what was made, and what is wrong.
  func make() -> MadeBlock {
    var made = MadeBlock()
    do {
      guard mkdir(scratch, 0o700) == 0 else {
        throw PageFailure("There is no room for what it makes in \(parentFolder(of: scratch)).")
      }
      try refuseWords()
      switch marker.verb {
      case .code: try makeCode(&made)
      case .says: try makeSentences(&made)
      case .verdict: try makeVerdict(&made)
      case .film: try makeFilm(asked(), &made)
      case .play: try makePlay(&made)
      case .still: try makeStill(asked(), &made)
      case .strip: try makeStrip(asked(), &made)
      case .plot: try makePlot(asked(), &made)
      case .proof: try makeProof(asked(), &made)
      }
      try checkSizes(&made)
      for file in made.files {
        let bytes = PictureMark.marked(try SourceFile.bytes(of: file.draft))
        try WholeFile.write(bytes, to: file.draft, isDurable: false)
      }
    } catch let failure as PageFailure {
      made.lines = nil
      made.files = []
      made.details += failure.details.map(told)
      made.faults.append(PageFault(line: block.line, .failed, sentence(told(failure.sentence))))
    } catch {
      made.lines = nil
      made.files = []
      made.faults.append(PageFault(line: block.line, .failed, "\(error)"))
    }
    return made
  }

  /// Returns a message of a tool with the picture in the place of our draft of it.
  private func told(_ message: String) -> String {
    let message = self.parts.told(message)
    let parts = message.components(separatedBy: "\(scratch)/")
    let rest = parts.dropFirst().map { part in
      (marker.output ?? "the picture") + part.drop { !$0.isWhitespace && !",;:".contains($0) }
    }
    return (parts.prefix(1) + rest).joined()
  }

  /// Returns what a command says as a sentence of its own: with a full stop, and a capital but for names.
  private func sentence(_ message: String) -> String {
    let first = message.prefix { $0.isASCII && $0.isLowercase }
    let isWord = !first.isEmpty && message.dropFirst(first.count).first == " "
    let isName =
      scenes[String(first)] != nil || parts.has(String(first))
      || marker.words.contains(String(first))
    let begun = isWord && !isName ? first.prefix(1).uppercased() + message.dropFirst() : message
    return begun + (begun.last.map { ".!?:”)".contains($0) } ?? true ? "" : ".")
  }

  /// Refuses words of an author below the marker, where what is made goes: they would be lost.
  private func refuseWords() throws(PageFailure) {
    let body = page.body(of: block)
    let place: Int?
    switch marker.verb {
    case .film, .still, .strip, .plot, .proof: place = PictureText.firstForeign(in: body, dialect)
    case .code, .verdict: place = PageCode.firstForeign(in: body, dialect)
    // Sentences are told from others by nobody, and what stands below code that plays is told there.
    case .says, .play: place = nil
    }
    guard let place else { return }
    throw PageFailure(
      "Line \(block.body.lowerBound + place + 1) stands below the marker, where what is made goes; put it below"
        + " `\(dialect.closing)`, or remove it.")
  }

  /// Returns a path from the folder of the page as one from anywhere.
  func whole(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private func asked() throws -> AskedPicture {
    let asked = try AskedPicture(marker.verb, marker.words)
    guard let name = asked.names.first(where: parts.has) else { return asked }
    return try AskedPicture(
      marker.verb, playing(parts.files(of: [name]), inPlaceOf: name, marker.words))
  }

  /// Returns words that name files of code in the place of a block of the page.
  func playing(_ files: [String], inPlaceOf name: String, _ words: [String]) -> [String] {
    let place = words.indices.first { place in
      words[place] == name && (place == 0 || words[place - 1] != "--scene")
    }
    guard let place else { return words }
    return Array(words[..<place]) + files + Array(words[(place + 1)...])
  }

  /// Runs a command over what was asked for.
  ///
  /// - Parameters:
  ///   - asked: what was asked for.
  ///   - words: more words for its command.
  ///   - outputs: names of files in the scratch folder that it writes.
  /// - Returns: what it said.
  /// - Throws: `PageFailure` where it failed, `FileError`.
  func run(
    _ asked: AskedPicture, _ words: [String], to outputs: [String] = []
  ) throws -> PageTool.Outcome {
    let isWalled = !asked.walledPaths.isEmpty
    let places = outputs.flatMap { ["-o", isWalled ? $0 : "\(scratch)/\($0)"] }
    let all = [asked.verb] + asked.words(asked.words, from: folder) + words + places
    let outcome = try tool.run(all, in: isWalled ? scratch : folder)
    guard outcome.code == 0 else { throw PageFailure(outcome) }
    return outcome
  }

  // MARK: Texts

  private func makeCode(_ made: inout MadeBlock) throws {
    guard let word = marker.words.first else { throw PageError.noCode(word: nil) }
    guard marker.words.count == 1 else { throw PageError.noCode(word: marker.words[1]) }
    let shown = ShownCode(word, from: folder)
    let path = shown.path
    guard !path.isEmpty else { throw PageError.noCode(word: nil) }
    guard shown.part != "" else { throw PageError.noPart(path) }
    made.sources = [path]
    guard shown.part != nil || shown.file != resolved(page.path) else {
      throw PageError.codeOfPage(path)
    }
    guard Standing(at: whole(path)) != .nothing else { throw PageFailure("There is no \(path).") }
    let bytes = try SourceFile.bytes(of: whole(path))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PageError.fileIsNotText(path)
    }
    let snippet = try Snippet(shown.part, in: text, of: path)
    guard !shown.shows(block, of: page) else { throw PageError.codeOfItself(word) }
    made.lines = PageCode.lines(
      snippet.lines, language: Snippet.language(of: path), in: dialect)
  }

  private func makeSentences(_ made: inout MadeBlock) throws {
    let asked = try asked()
    made.sources = asked.names
    let sentences = try run(asked, ["--motion"]).output.split(separator: "\n").map(String.init)
    made.lines = PageSentences.lines(sentences, in: dialect)
  }

  // MARK: Words for pictures

  /// Returns what is known of the scene that was asked for.
  func facts(of asked: AskedPicture) throws -> SceneFacts {
    if let own = asked.names.first.flatMap({ scenes[$0] }) { return own }
    // What is neither is refused by the command itself, with the names that are near.
    guard asked.names.allSatisfy({ SourceFiles.isSource(whole($0)) }) else { return SceneFacts() }
    let words = ["list"] + asked.words(asked.names + asked.playing, from: folder) + ["--json"]
    let outcome = try tool.run(words, in: asked.walledPaths.isEmpty ? folder : scratch)
    guard outcome.code == 0 else { throw PageFailure(outcome) }
    let list = try JSONDecoder().decode([Listed].self, from: Data(outcome.output.utf8))
    let chosen = list.first { asked.playing.contains($0.name) } ?? list.first
    return SceneFacts(
      sentence: chosen?.sentence ?? "", isDark: chosen?.appearance == "dark",
      from: chosen?.filmFrom, scale: chosen?.filmScale)
  }

  /// A scene as `list --json` tells of it.
  private struct Listed: Decodable {
    let name: String
    let sentence: String
    let appearance: String
    let filmFrom: Double?
    let filmScale: Double?
  }

  /// Returns what a picture shows: what somebody wrote, the scene's sentence, or how it moves.
  ///
  /// - Throws: `PageFailure` where there are no words for it.
  func alternative(of asked: AskedPicture, _ known: SceneFacts? = nil) throws -> AltText {
    let written = written.flatMap { $0.isBlank ? nil : $0 }
    if let written, let sum = block.sum {
      guard Self.sum(of: written) == sum else { return written }
      return try madeAlternative(of: asked, known)
    }
    // The page does not tell whose they are; for two scenes none were ever made.
    let known = known ?? asked.names.first.flatMap { scenes[$0] }
    let isSentence = !asked.isTogether && written != nil && written?.text == known?.sentence
    if let written, !isSentence, !wasMade(written),
      asked.isTogether || !MadeWords.areTimed(written.text)
    {
      return written
    }
    let made = try madeAlternative(of: asked, known)
    guard let written, !isSentence else { return made }
    return wasMade(written) || MadeWords.areAlike(written.text, made.text) ? made : written
  }

  /// Returns what was made for a picture: the scene's sentence, or how it moves.
  ///
  /// - Throws: `PageFailure` where there are no words for it.
  private func madeAlternative(
    of asked: AskedPicture, _ known: SceneFacts?
  ) throws -> AltText {
    if asked.isTogether {
      throw PageFailure(
        "The words of one scene do not tell of two. Write some into the page, below the marker:"
          + " ![What both show](\(marker.output ?? "picture.svg")).")
    }
    let facts = try known ?? facts(of: asked)
    return facts.sentence.isEmpty ? try motion(of: asked) : AltText(facts.sentence)
  }

  /// Puts a picture below the marker.
  func show(_ picture: PictureText, in made: inout MadeBlock) {
    let lines = picture.lines(in: dialect)
    made.lines = lines
    // Whoever writes other words leaves the checksum, or takes it away: both say whose they are.
    made.sum =
      picture.alt.isMade ? AltText.found(in: lines, dialect).map(Self.sum) : block.sum
  }

  /// Returns the checksum by which words are known that were made.
  static func sum(of words: AltText) -> String {
    let plain = words.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(PrivateFolder.text(Checksum.of(Array(plain.utf8))).suffix(8))
  }

  /// Whether words are the sentence of a scene: of one of the program, or of the drawing that stands below the
  /// marker.
  private func wasMade(_ words: AltText) -> Bool {
    if scenes.values.contains(where: { $0.sentence == words.text }) { return true }
    let body = page.body(of: block).joined(separator: "\n")
    guard let found = body.firstMatch(of: #/(?:src="|image:: |\]\()([^"\s)]+\.svg)/#) else {
      return false
    }
    let path = whole(String(found.1).removingPercentEncoding ?? String(found.1))
    do throws(FileError) {
      return try Self.sentence(ofDrawing: path) == words.text
    } catch {
      return false
    }
  }

  /// Returns what a drawing of ours says that it shows; `nil` where it says nothing.
  ///
  /// - Throws: `FileError`.
  static func sentence(ofDrawing path: String) throws(FileError) -> String? {
    let text = String(decoding: try SourceFile.beginning(of: path, bytes: 4096), as: UTF8.self)
    return text.firstMatch(of: #/<desc>([^<]+)<\/desc>/#).map { PictureText.unescaped($0.1) }
  }

  /// Says how the scene moves that was asked for.
  private func motion(of asked: AskedPicture) throws -> AltText {
    let words = asked.words(
      asked.names + asked.playing + asked.screen + asked.span, from: folder)
    let outcome = try tool.run(
      ["describe"] + words + ["--motion"], in: asked.walledPaths.isEmpty ? folder : scratch)
    guard outcome.code == 0 else { throw PageFailure(outcome) }
    let told = outcome.output.split(separator: "\n").prefix(Self.mostTold).map(String.init)
    let plain = told.map { Words.parts(of: $0).map(\.text).joined() }.joined(separator: "; ")
    guard let first = plain.first else {
      throw PageFailure(
        "The picture has no words for whoever does not see it: the scene has no sentence. Give it one."
      )
    }
    // A name stays as it is written.
    let isCode = told.first.flatMap { Words.parts(of: $0).first }?.isCode ?? false
    return AltText(
      (isCode ? String(first) : first.uppercased()) + plain.dropFirst()
        + (plain.hasSuffix(".") ? "" : "."))
  }

  /// The alternative text that stands in the page; `nil` where there is none.
  var written: AltText? {
    let body = page.body(of: block)
    let own = marker.verb == .play ? PageCode.swift(in: body, dialect)?.end ?? 0 : 0
    return AltText.found(in: Array(body.dropFirst(own)), dialect)
  }

  /// How many sentences an alternative text has at most.
  private static let mostTold = 2

  // MARK: Sizes

  private func checkSizes(_ made: inout MadeBlock) throws {
    for file in made.files {
      let bytes = try fileSize(file.draft)
      if bytes > limit {
        let short = [bytes, limit].map { Words.size($0) }
        let sizes =
          short[0] != short[1] ? short : [bytes, limit].map { Words.count($0, "byte") }
        throw PageFailure(
          "\(file.path) would have \(sizes[0]), which is more than \(sizes[1]): show less"
            + " of the scene with --from and --to, or a smaller one with --scale.")
      }
      if bytes > limit / 2 {
        note("\(file.path) has \(Words.size(bytes)), which many readers wait for.", in: &made)
      }
    }
  }

  func fileSize(_ path: String) throws(PageFailure) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw PageFailure("\(path) was not made.") }
    return Int(status.st_size)
  }

  func note(_ sentence: String, in made: inout MadeBlock) {
    made.faults.append(PageFault(line: block.line, .note, sentence))
  }
}
