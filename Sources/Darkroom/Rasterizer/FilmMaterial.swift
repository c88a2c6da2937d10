import Drawing
import Typography

/// With which files of letters and libraries films are drawn.
package enum FilmMaterial {
  /// A file of letters: its name, its version, and a checksum of its content.
  package typealias Font = (name: String, version: String, checksum: String)

  /// Returns the files of letters that texts are set in, and that of icons.
  ///
  /// - Parameters:
  ///   - runs: the texts.
  ///   - hasIcons: whether there are symbols that icons were made into.
  /// - Returns: by name, each once; none for letters that no file has.
  package static func fonts(
    of runs: some Sequence<TextRun>, andIcons hasIcons: Bool = false
  ) -> [Font] {
    var fonts: Set<UsedFont> = []
    for run in runs {
      do throws(TypographyError) {
        fonts.formUnion(try UsedFont.used(by: run))
      } catch {
        // Drawing the text has told of it.
        continue
      }
    }
    if hasIcons, let icons = UsedFont.icons { fonts.insert(icons) }
    return fonts.sorted { ($0.name, $0.checksum) < ($1.name, $1.checksum) }
      .map { ($0.name, $0.version, $0.checksum) }
  }

  /// What the variable of the environment that names folders of letters is called, and the first of them; nil
  /// where it names none.
  package static var namedLetters: (variable: String, folder: String)? {
    guard LetterFolders.isNamedByVariable, let folder = LetterFolders.folders.first else {
      return nil
    }
    return (LetterFolders.variable, folder)
  }

  /// The names of the files of letters and icons that neither a folder of letters nor the system has, without their
  /// extensions.
  package static var absentFonts: Set<String> { LetterFolders.absentNames }

  /// The libraries that letters and shapes are drawn with, in a fixed order.
  package static var libraries: [(name: String, version: String)] { FilmLibraries.versions }

  /// The processor that films are compared on everywhere, and that of a record that names none.
  package static let usualProcessor = "x86-64"

  #if arch(arm64)
    /// The processor that the libraries here are built for.
    package static let processor = "arm64"
  #else
    /// The processor that the libraries here are built for.
    package static let processor = usualProcessor
  #endif
}

/// The texts of a film that may be set in other files of letters than those before.
package struct FilmTexts {
  /// One text for each choice of files.
  package private(set) var runs: [TextRun] = []
  private var known: Set<Key> = []

  /// Makes a collection without a text.
  package init() {}

  private struct Key: Hashable {
    let fonts: [Typeface]
    /// The letters for which other files may be asked; empty for plain ones.
    let letters: String
  }

  /// Notes the texts of a picture.
  package mutating func note(_ list: DisplayList) {
    for command in list.commands {
      if case .text(let run, _) = command {
        let isPlain = !run.string.utf8.contains { $0 >= 0x80 }
        let key = Key(
          fonts: [run.font] + run.spans.map(\.font), letters: isPlain ? "" : run.string)
        if known.insert(key).inserted { runs.append(run) }
      }
      for child in command.children { note(child) }
    }
  }
}
