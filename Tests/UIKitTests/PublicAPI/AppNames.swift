/// Names that apps use, in Apple's Swift spelling, a type and its members a paragraph.
///
/// Second names of parameters and whether a member may be overridden are left out: Swift lets no
/// member of an extension be overridden. After `=` stands what a new object answers, which
/// `appDefaults` asks.
enum AppNames {
  struct Member {
    let declaration: String
    /// The member's value in a new object; `nil` where the list gives none.
    let initial: String?
    /// The word after `var`.
    var name: String {
      let words = declaration.split(separator: " ")
      let place = words.firstIndex(of: "var").map { $0 + 1 } ?? words.count
      return words.indices.contains(place) ? String(words[place].prefix { $0 != ":" }) : ""
    }
  }

  struct ListedType {
    /// The word before the name, such as `class`.
    let keyword: String
    let name: String
    let superclass: String?
    let members: [Member]
  }

  /// All types of the list.
  static let types: [ListedType] = [tables, apps, controllers, controls, layers].flatMap(read)

  static func read(_ list: String) -> [ListedType] {
    list.split(separator: "\n\n").map { paragraph in
      let lines = paragraph.split(separator: "\n")
      let parts = lines[0].split(separator: ": ")
      let words = parts[0].split(separator: " ")
      return ListedType(
        keyword: String(words[0]), name: String(words[1]),
        superclass: parts.count > 1 ? String(parts[1]) : nil,
        members: lines.dropFirst().map { line in
          let line = line.drop { $0 == " " }
          // A parameter's default has the sign, too.
          guard line.contains("var "), let equals = line.range(of: " = ") else {
            return Member(declaration: String(line), initial: nil)
          }
          return Member(
            declaration: String(line[..<equals.lowerBound]),
            initial: String(line[equals.upperBound...]))
        })
    }
  }
}
