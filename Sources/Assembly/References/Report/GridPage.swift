import Files
import Markup
import Wording

/// The page that shows a scene in all settings, one file that needs nothing else; each setting that
/// differs has a page of its own beside it.
package struct GridPage {
  /// The name of the scene.
  let scene: String
  /// *Shape*: in the order of the settings.
  let cells: [GridCell]
  let acceptCommand: String?

  /// Prepares the page of a scene, with its settings in the order of `cells`.
  package init(scene: String, cells: [GridCell], acceptCommand: String?) {
    (self.scene, self.cells, self.acceptCommand) = (scene, cells, acceptCommand)
  }

  /// Writes the page.
  ///
  /// - Throws: `FileError`.
  package func write(to path: String) throws(FileError) {
    try WholeFile.write(Array(html.utf8), to: path)
  }

  /// Returns the path of the page about one setting: `page,dark,iphone-se.html` beside `page.html`.
  package static func path(of words: [String], beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = path.dropFirst(folder.count)
    let end = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    let parts: [String] = [String(name[..<end])] + words
    let named: String = parts.joined(separator: ",")
    return "\(folder)\(named)\(name[end...])"
  }

  // MARK: The page

  private var differing: [GridCell] { cells.filter { !$0.verdict.isSame } }

  var html: String {
    let count = differing.count
    return PageDocument(
      title: "\(scene) \(count == 0 ? "is the same" : "differs")", heading: scene,
      lead: "Of \(Words.count(cells.count, "setting")), \(count)\n"
        + "\(count == 1 ? "differs" : "differ") from the reference.",
      sections: [
        grid, PageDocument.findings(differing.map { ($0.verdict.name, $0.verdict.lines) }),
        PageDocument.accept(acceptCommand, hasButton: false),
      ]
    ).html
  }

  private var grid: String {
    let axes = GridAxes(cells.map(\.words))
    let head = axes.columns.map { "<th scope=\"col\">\(title($0))</th>" }.joined(separator: "\n")
    let rows = axes.rows.map { row in
      let fields = axes.columns.map { column in
        cells.first { axes.row(of: $0.words) == row && axes.column(of: $0.words) == column }
          .map(field) ?? "<td></td>"
      }
      return "<tr><th scope=\"row\">\(title(row))</th>\n\(fields.joined(separator: "\n"))</tr>"
    }
    return PageDocument.section(
      "grid", "Settings",
      """
      <div class="grid"><table>
      <thead><tr><td></td>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>
      """)
  }

  private func field(_ cell: GridCell) -> String {
    let status = cell.verdict.isSame ? "same" : "differs"
    let link = cell.page.map { page in
      "<a href=\"\(XMLText.attribute(Self.address(page)))\">differs</a>"
    }
    let said = link ?? (cell.verdict.isSame ? "same" : "no reference")
    let words = "<p class=\"\(status)\">\(said)</p>"
    guard let pictures = cell.pictures else { return "<td>\(words)</td>" }
    let name = cell.verdict.name
    let images = [
      pictures.reference.map { image($0, "Reference", of: name, pictures) },
      image(
        pictures.actual, pictures.reference == nil ? nil : "Actual", of: name, pictures),
    ].compactMap { $0 }
    return "<td>\(words)<div class=\"pair\">\(images.joined())</div>"
      + "<p class=\"soft\">\(Words.seconds(pictures.time))</p></td>"
  }

  private func image(
    _ picture: String, _ caption: String?, of name: String, _ pictures: GridCell.Pictures
  ) -> String {
    let text = XMLText.attribute("\(name), \((caption ?? "Actual").lowercased())")
    return "<figure><img alt=\"\(text)\" width=\"\(pictures.width)\" height=\"\(pictures.height)\""
      + " src=\"data:image/png;base64,\(picture)\">"
      + (caption.map { "<figcaption>\($0)</figcaption>" } ?? "") + "</figure>"
  }

  /// Returns the words of a row or column; those that leave everything to the scene as a dash.
  private func title(_ words: [String?]) -> String {
    let said = words.compactMap { $0 }
    return said.isEmpty ? "–" : escaped(said.joined(separator: ", "))
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }

  /// Returns the address of a file beside the page.
  private static func address(_ name: String) -> String {
    "./"
      + name.utf8.map { byte in
        let scalar = Unicode.Scalar(byte)
        let isPlain =
          byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        if isPlain || "-_.,".utf8.contains(byte) { return String(scalar) }
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" + digits : digits)
      }.joined()
  }
}

/// How settings become rows and columns: the screens are columns where there are several, or else the
/// appearances, or else the sizes of text; what is left makes rows.
struct GridAxes {
  private(set) var rows: [[String?]] = []
  private(set) var columns: [[String?]] = []
  /// Which of the words is the column.
  private let across: Int

  init(_ settings: [[String?]]) {
    func isVaried(_ place: Int) -> Bool { Set(settings.map { $0[place] }).count > 1 }
    across =
      [Self.display, Self.orientation, Self.appearance, Self.text].first(where: isVaried)
      ?? Self.display
    for words in settings {
      let (row, column) = (row(of: words), column(of: words))
      if !rows.contains(row) { rows.append(row) }
      if !columns.contains(column) { columns.append(column) }
    }
  }

  /// Returns the words of a setting that name its column.
  func column(of words: [String?]) -> [String?] { [words[across]] }

  /// Returns the words of a setting that name its row.
  func row(of words: [String?]) -> [String?] {
    words.indices.filter { $0 != across }.map { words[$0] }
  }

  private static let (appearance, display, orientation, text) = (0, 1, 2, 3)
}
