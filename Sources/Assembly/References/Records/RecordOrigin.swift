import Rasterizer
import Wording

/// With what a record was made: files of letters, libraries, and the files of the scene.
package struct RecordOrigin: Hashable, Sendable {
  /// A file of letters or icons that the film shows.
  package struct Font: Hashable, Sendable {
    /// The name of the cut, such as `Inter-Medium`.
    package let name: String
    /// The version, as the file itself tells it.
    package let version: String
    /// The checksum of the file's content: `SUM-SIZE-DIGITS`, as `UsedFont.checksum` tells; in older
    /// records `SUM-SIZE`.
    package let checksum: String

    /// Makes what a record keeps of a file of letters.
    package init(name: String, version: String, checksum: String) {
      (self.name, self.version, self.checksum) = (name, version, checksum)
    }

    /// Returns true where another is the same file, as far as the shorter of both checksums tells.
    func isSame(as other: Font) -> Bool {
      guard name == other.name, version == other.version else { return false }
      let (one, two) = (checksum, other.checksum)
      return one == two || one.hasPrefix("\(two)-") || two.hasPrefix("\(one)-")
    }

    /// The name and the version.
    fileprivate var words: String { version.isEmpty ? name : "\(name) \(version)" }
  }

  /// A library that films are made with.
  package struct Library: Hashable, Sendable {
    /// The library's name: `Box2D`.
    package let name: String
    /// The version, as the library itself tells it.
    package let version: String

    /// Makes what a record keeps of a library.
    package init(name: String, version: String) { (self.name, self.version) = (name, version) }
  }

  /// *Shape*: by name, each once.
  package var fonts: [Font] = []
  /// *Shape*: in a fixed order.
  package var libraries: [Library] = []
  /// The processor that the libraries are built for: `x86-64` or `arm64`.
  package var processor: String
  /// The Swift files and folders that the scene stands in, from the folder of the references on; empty
  /// for a scene of a program.
  package var sources: [String] = []

  /// The program that the scene belongs to; `nil` for one of Swift files, or recorded by a test.
  package var program: String?

  /// Makes an origin; a scene of a test has neither a program nor files.
  package init(
    fonts: [Font] = [], libraries: [Library] = [],
    processor: String = FilmMaterial.usualProcessor, place: ScenePlace = .test
  ) {
    (self.fonts, self.libraries, self.processor) = (fonts, libraries, processor)
    switch place {
    case .test: break
    case .program(let name): program = name
    case .files(let paths): sources = paths
    }
  }

  // MARK: Rows of the ledger

  /// The rows that tell it.
  var rows: [[String]] {
    fonts.map { ["font", $0.name, $0.version, $0.checksum] }
      + libraries.map { ["library", $0.name, $0.version] }
      + (processor == FilmMaterial.usualProcessor ? [] : [["processor", processor]])
      + (program.map { [["program", $0]] } ?? [])
      + sources.map { ["source", $0] }
  }

  /// What the rows of a kind have behind its name, in words; nil for no row of the origin's.
  static func columns(of kind: String) -> String? {
    switch kind {
    case "font": "a name, a version and a checksum"
    case "library": "a name and a version"
    case "processor", "program": "a name"
    case "source": "a path"
    default: nil
    }
  }

  /// Takes a row.
  ///
  /// - Returns: false when it is none of the origin's.
  mutating func take(_ row: [String]) -> Bool {
    switch (row.first, row.count) {
    case ("font", 4): fonts.append(Font(name: row[1], version: row[2], checksum: row[3]))
    case ("library", 3): libraries.append(Library(name: row[1], version: row[2]))
    case ("processor", 2): processor = row[1]
    case ("program", 2): program = row[1]
    case ("source", 2): sources.append(row[1])
    default: return false
    }
    return true
  }

  // MARK: Differences

  /// Returns how the files of letters here differ from those of a reference: `Inter-Medium is 4.1 here;
  /// this was recorded with 4.0`.
  ///
  /// - Parameters:
  ///   - reference: where the reference was made.
  ///   - absent: the names of files that are not here.
  /// - Returns: a phrase each; empty for none.
  func otherFonts(
    than reference: RecordOrigin, absent: Set<String> = FilmMaterial.absentFonts
  ) -> [String] {
    fonts.compactMap { font in
      // A file of several fonts has a row for each.
      guard !reference.fonts.contains(where: font.isSame),
        let old = reference.fonts.first(where: { $0.name == font.name })
      else { return nil }
      let tellsVersions = !old.version.isEmpty && !font.version.isEmpty
      if tellsVersions, old.version != font.version {
        return phrase(font.name, font.version, old.version)
      }
      return "\(font.words) is another file here"
    } + replacedFonts(of: reference, absent)
  }

  /// Names fonts in the place of others, as where another family serves, and those that are not here.
  private func replacedFonts(of reference: RecordOrigin, _ absent: Set<String>) -> [String] {
    func others(_ fonts: [Font], than others: [Font]) -> [String] {
      fonts.filter { font in !others.contains { $0.name == font.name } }.map(\.words)
    }
    let new = others(fonts, than: reference.fonts)
    let gone = others(reference.fonts, than: fonts)
    guard !new.isEmpty, !gone.isEmpty else {
      // What is gone may be no more in use; of what is not here that is not known.
      return reference.fonts.filter { font in
        absent.contains(font.name) && !fonts.contains { $0.name == font.name }
      }.map { "\($0.words) is missing here" }
    }
    return [
      "letters are those of \(Words.list(new)) here; this was recorded with \(Words.list(gone))"
    ]
  }

  /// Returns how the libraries here differ from those of a reference.
  ///
  /// *Shape*: a phrase each; empty for none.
  func otherLibraries(than reference: RecordOrigin) -> [String] {
    let built =
      "the libraries are built for \(processor) here; this was recorded with those for "
      + reference.processor
    let others = libraries.compactMap { library -> String? in
      guard let old = reference.libraries.first(where: { $0.name == library.name }), old != library
      else { return nil }
      return phrase(library.name, library.version, old.version)
    }
    return (processor == reference.processor ? [] : [built]) + others
  }

  private func phrase(_ name: String, _ here: String, _ then: String) -> String {
    "\(name) is \(here) here; this was recorded with \(then)"
  }
}

/// Where a scene stands that is recorded.
package enum ScenePlace: Hashable, Sendable {
  /// In a test.
  case test
  /// In the program of a name.
  case program(String)
  /// In Swift files and folders, from the folder of the references on.
  case files([String])
}
