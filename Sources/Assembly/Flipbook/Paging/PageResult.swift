import Files
import Foundation
import Pages
import References
import Streams
import Wording

/// What was made of some pages, compared with what stands there or put in its place.
struct PageResult {
  let pages: [Page]
  /// What was made of each block of each page.
  private(set) var made: [[MadeBlock]]
  let scratch: String
  /// Files and pages that were written.
  private(set) var written: [String] = []

  init(pages: [Page], made: [[MadeBlock]], scratch: String) {
    (self.pages, self.made, self.scratch) = (pages, made, scratch)
  }

  /// The pictures that the markers make, links followed.
  var places: Set<String> {
    Set(
      zip(pages, made).flatMap { page, blocks in
        blocks.flatMap(\.files).map { Self.whole(Self.path($0.path, beside: page)) }
      })
  }

  private static func path(_ path: String, beside page: Page) -> String {
    let folder = parentFolder(of: page.path)
    return folder == "." ? path : "\(folder)/\(path)"
  }

  /// Returns the place of a path, also of what does not stand there yet; a link at its end stays one.
  static func whole(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "\(WorkTree.place(parentFolder(of: path)))/\(name)"
  }

  /// Refuses pictures that two markers make, and those that would stand in the place of something else.
  mutating func checkPlaces() {
    var owners: [String: String] = [:]
    let texts = Set(pages.map { Self.whole($0.path) })
    for (number, page) in pages.enumerated() {
      for (place, block) in page.blocks.enumerated() {
        if let sentence = foreign(number, place, texts) {
          refuse(number, place, sentence)
          continue
        }
        for file in made[number][place].files {
          let owner = "\(page.path):\(block.line)"
          let path = Self.path(file.path, beside: page)
          // Two names that differ in their letters' size are one file on other machines, and a link is the
          // file that it leads to.
          let key = WorkTree.place(path).lowercased()
          if let other = owners.updateValue(owner, forKey: key) {
            refuse(
              number, place,
              "\(path) is what the marker at \(other) makes, too; give another path after -o.")
            break
          }
          guard let name = Self.nameInCatalogue(of: path, page.dialect),
            let other = owners.updateValue(owner, forKey: name), other != owner
          else { continue }
          refuse(
            number, place,
            "DocC knows \(path) by its name alone, which what the marker at \(other) makes has, too; give"
              + " another one after -o.")
          break
        }
      }
    }
  }

  /// Returns the name by which DocC finds a picture anywhere in its catalogue; `nil` for other kinds of pages.
  private static func nameInCatalogue(of path: String, _ dialect: PageDialect) -> String? {
    guard dialect == .docc else { return nil }
    let place = WorkTree.place(path).lowercased()
    let catalogue = place.firstRange(of: ".docc/").map { String(place[..<$0.upperBound]) } ?? ""
    let name = PictureText.nameInDocC(place.split(separator: "/").last ?? "")
    return "\(catalogue)@\(name)"
  }

  private mutating func refuse(_ number: Int, _ place: Int, _ sentence: String) {
    made[number][place].lines = nil
    made[number][place].files = []
    let line = pages[number].blocks[place].line
    made[number][place].faults.append(PageFault(line: line, .failed, sentence))
  }

  /// Says what stands in the place of a picture that no marker has made; `nil` where there is nothing.
  ///
  /// What the lines below the markers of the page show is theirs, and so is what `docs` has made.
  private func foreign(_ number: Int, _ place: Int, _ texts: Set<String>) -> String? {
    let page = pages[number]
    let files = made[number][place].files
    let paths = files.map { Self.path($0.path, beside: page) }
    if let path = paths.first(where: { texts.contains(Self.whole($0)) }) {
      return "\(path) is a page, which a picture would take away; give another path after -o."
    }
    let shown = Set(
      page.blocks.filter(\.marker.verb.isPicture).flatMap { block in
        let body = page.body(of: block)
        let own =
          block.marker.verb == .play ? PageCode.swift(in: body, page.dialect)?.end ?? 0 : 0
        return PictureText.addresses(in: Array(body.dropFirst(own)), page.dialect)
      }.map { Self.key(ofShown: $0, beside: page) })
    for (file, path) in zip(files, paths) where Standing(ofLinkAt: path) != .nothing {
      guard Standing(at: path) == .file else {
        return
          "\(path) is no file that a picture could take the place of; give another path after -o, or"
          + " remove it."
      }
      if PictureMark.stands(in: path) || shown.contains(Self.key(of: path, page.dialect)) {
        continue
      }
      do throws(FileError) {
        let isSame = try PictureMark.areEqual(
          SourceFile.bytes(of: path), SourceFile.bytes(of: file.draft))
        if isSame { continue }
      } catch {
        return "\(error)"
      }
      return
        "\(path) stands there already, and the lines below the marker do not show it; give another path"
        + " after -o, or remove it."
    }
    return nil
  }

  /// What tells one file of a page from others: its place, or in DocC the name that all variants share.
  private static func key(of path: String, _ dialect: PageDialect) -> String {
    dialect == .docc
      ? PictureText.nameInDocC(path.split(separator: "/").last ?? "") : WorkTree.place(path)
  }

  private static func key(ofShown address: String, beside page: Page) -> String {
    page.dialect == .docc && !address.contains("/")
      ? PictureText.nameInDocC(address[...]) : key(of: path(address, beside: page), page.dialect)
  }

  // MARK: Checking

  /// Compares everything with what stands there.
  mutating func compare() {
    for (number, page) in pages.enumerated() {
      for (place, block) in page.blocks.enumerated() {
        let comparison = BlockComparison(page: page, block: block, made: made[number][place])
        made[number][place].faults += comparison.faults
      }
    }
  }

  /// Adds faults of pages, by their paths.
  mutating func note(_ faults: [String: [PageFault]]) { others = faults }
  private var others: [String: [PageFault]] = [:]

  // MARK: Publishing

  /// Puts pictures and pages in their places, where they differ from what stands there.
  ///
  /// Pictures come first: a page never names one that is not there. What cannot be written is a fault of its
  /// marker, and all else is.
  ///
  /// - Parameter finished: gets each path that was written.
  mutating func publish(_ finished: (String) -> Void = { _ in }) {
    for number in pages.indices {
      let path = pages[number].path
      do {
        let (page, found) = try current(number)
        var made = found
        guard Self.isMade(page) else {
          let first = page.faults.first { $0.kind == .failed }
          if let first, !page.blocks.isEmpty {
            others[path, default: []].append(PageFault(line: first.line, .note, Self.isLeft))
          }
          continue
        }
        for (place, block) in page.blocks.enumerated() {
          do {
            for file in made[place].files {
              let bytes = try SourceFile.bytes(of: file.draft)
              try write(bytes, to: Self.path(file.path, beside: page), finished)
            }
          } catch {
            // What shows the picture stays as it is, too.
            made[place] = MadeBlock()
            others[path, default: []].append(PageFault(line: block.line, .failed, "\(error)"))
          }
        }
        try write(Self.text(of: page, made), to: path, finished)
      } catch {
        others[path, default: []].append(PageFault(line: 1, .failed, "\(error)"))
      }
    }
  }

  /// Writes a file, where other bytes or none stand there.
  private mutating func write(
    _ bytes: [UInt8], to path: String, _ finished: (String) -> Void
  ) throws {
    guard try Self.standing(at: path) != bytes else { return }
    try WholeFile.write(bytes, to: path, keepsOwner: true)
    written.append(path)
    finished(path)
  }

  /// Reads a page again, which somebody may have saved while its pictures were made.
  ///
  /// - Returns: the page as it stands, and what was made of those of its blocks that have not changed.
  /// - Throws: `FileError`.
  private mutating func current(_ number: Int) throws(FileError) -> (Page, [MadeBlock]) {
    let page = pages[number]
    let bytes = try SourceFile.bytes(of: page.path)
    guard bytes != Array(page.text(with: [:]).utf8) else { return (page, made[number]) }
    let now = Page(bytes, path: page.path, dialect: page.dialect)
    guard !page.lines.isEmpty else { return (now, []) }
    var left = page.blocks.indices.map { $0 }
    var lost: [PageFault] = []
    let blocks = now.blocks.map { block in
      let same = left.firstIndex { place in
        let old = page.blocks[place]
        guard old.marker == block.marker else { return false }
        // Another run may have made the same meanwhile.
        let (body, made) = (now.body(of: block), made[number][place])
        return page.body(of: old) == body || made.lines == body && made.sum == block.sum
      }
      guard let same else {
        lost.append(PageFault(line: block.line, .failed, Self.wasSaved))
        return MadeBlock()
      }
      return made[number][left.remove(at: same)]
    }
    others[page.path, default: []] += lost + now.faults
    return (now, blocks)
  }

  private static let isLeft =
    "The other markers of the page are made when all can be read."

  private static let wasSaved =
    "The page was saved while its pictures were made, and this marker with it; make it again."

  /// Returns what `publish` would change in the pages that are stale.
  ///
  /// - Returns: pictures and pages, by their paths from the top of the repository on.
  /// - Throws: `FileError`.
  func changes() throws -> [RecordChange] {
    try pages.indices.filter { isStale($0) }.flatMap {
      try Self.outputs(pages[$0], made[$0])
    }.compactMap { file in
      let standing = try Self.standing(at: file.path)
      guard standing != file.bytes else { return nil }
      return RecordChange(
        path: WorkTree.path(file.path), old: standing.map { Data($0) }, new: Data(file.bytes))
    }
  }

  /// Returns the pictures of a page, then the page; nothing where one of its markers cannot be read.
  private static func outputs(
    _ page: Page, _ made: [MadeBlock]
  ) throws -> [(path: String, bytes: [UInt8])] {
    guard isMade(page) else { return [] }
    let pictures = try made.flatMap(\.files).map { file in
      (path(file.path, beside: page), try SourceFile.bytes(of: file.draft))
    }
    return pictures + [(page.path, text(of: page, made))]
  }

  /// Whether a page is written: all its markers can be read, and there is one.
  private static func isMade(_ page: Page) -> Bool {
    page.faults.allSatisfy { $0.kind == .note } && !page.blocks.isEmpty
  }

  private static func text(of page: Page, _ made: [MadeBlock]) -> [UInt8] {
    var bodies: [Int: [String]] = [:]
    var sums: [Int: String] = [:]
    for (place, block) in made.enumerated() {
      (bodies[place], sums[place]) = (block.lines, block.sum)
    }
    return Array(page.text(with: bodies, sums: sums).utf8)
  }

  private static func standing(at path: String) throws -> [UInt8]? {
    Standing(at: path) == .file ? try SourceFile.bytes(of: path) : nil
  }

  // MARK: Telling

  private func faults(of number: Int) -> [PageFault] {
    let page = pages[number]
    return (page.faults + made[number].flatMap(\.faults) + (others[page.path] ?? []))
      .enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  private var allFaults: [PageFault] { pages.indices.flatMap(faults) }

  private func isStale(_ number: Int) -> Bool { faults(of: number).contains { $0.kind == .stale } }

  var hasFailed: Bool { allFaults.contains { $0.kind == .failed } }
  var isStale: Bool { allFaults.contains { $0.kind == .stale } }

  /// The pages that have something stale that can be made anew.
  var stalePages: [String] {
    pages.indices.filter { number in
      made[number].contains { $0.faults.contains { $0.kind == .stale } }
    }.map { pages[$0].path }
  }

  /// What is wrong with each page that has a fault, without what is only worth a note.
  var wrong: [(path: String, faults: [PageFault])] {
    pages.indices.map { (pages[$0].path, faults(of: $0).filter { $0.kind != .note }) }
      .filter { !$0.1.isEmpty }
  }

  /// Returns what is wrong, a line each: `README.md:41: gallery/flick.svg is stale: …`.
  func messages(_ console: Console) -> [String] {
    pages.indices.flatMap { number -> [String] in
      let details = made[number].flatMap(\.details)
      let told = faults(of: number).filter { $0.kind != .note || !console.isQuiet }
      return details
        + told.map { "\(pages[number].path):\($0.line): \($0.sentence)" }
    }
  }

  /// Returns what was done, in a line, with what was written before it.
  func summary(isCheck: Bool) -> String {
    let markers = pages.map(\.blocks.count).reduce(0, +)
    let all = "\(Words.count(pages.count, "page")) with \(Words.count(markers, "marker"))"
    if isCheck { return "\(all): all is up to date." }
    guard !written.isEmpty else { return "\(all): nothing has changed." }
    return written.map { "\($0)\n" }.joined()
      + "\(all): \(Words.count(written.count, "file")) written."
  }

  /// Returns the paths that a summary of a run begins with.
  static func written(in summary: String) -> [String] {
    let lines = summary.split(separator: "\n")
    guard lines.last?.hasSuffix(" written.") == true else { return [] }
    return lines.dropLast().map(String.init)
  }
}
