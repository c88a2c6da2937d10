/// The files that make every film the same, wherever it is made.
enum LetterTable {
  /// A file that is pinned.
  struct Row: Hashable, Sendable {
    /// The name of the file.
    let file: String
    /// The usual name of the font or the icons.
    let name: String
    let version: String
    /// SHA-256 of the contents, as 64 hexadecimal digits.
    let checksum: String
    /// Where packages of the system put it; nil where they do not have it in this form.
    let place: String?
  }

  /// The rows of `letters.tsv`, which `Packaging/letters` reads, too.
  static let rows: [Row] =
    String(decoding: PackageResources.letters_tsv, as: UTF8.self)
    .split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
    .compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 5 else { return nil }
      let place = cells[4].split(separator: " ").first { $0.hasPrefix("debian:") }
        .flatMap { $0.split(separator: ":").last }
      return Row(
        file: cells[0], name: cells[1], version: cells[2], checksum: cells[3],
        place: place.map(String.init))
    }

  /// Where packages of the system put files, by name.
  static let places = Dictionary(
    uniqueKeysWithValues: rows.compactMap { row in row.place.map { (row.file, $0) } })

  /// The files in which whole texts are set.
  static let textFonts = rows.map(\.file).filter(textFontFiles.contains)

  /// The files of letters that those lack.
  static let otherFonts = rows.map(\.file).filter {
    !textFontFiles.contains($0) && $0 != Icons.file
  }

  private static let textFontFiles = Set(
    VariableFont.all.flatMap { [$0.upright, $0.italic] } + StaticFont.serifFiles)
}
