/// A pattern of paths as podspecs have them: `Source/**/*.{h,swift}`.
///
/// *Cost*: in proportion to its length and to that of the path, whatever it says: all ways to read it
/// are followed at once, as the places in the path that they have come to.
struct FilePattern {
  private indirect enum Part {
    case character(Character)
    /// `?`: any character but a `/`.
    case one
    /// `*`: any characters but a `/`.
    case many
    /// `**/`: any folders.
    case folders
    /// `{a,b}`.
    case either([[Part]])
  }

  private let parts: [Part]

  init(_ text: String) {
    // A longer one names no file: no path is that long.
    var rest = Array(text.prefix(Self.longest))[...]
    var parts: [Part] = []
    while !rest.isEmpty { parts += Self.sequence(&rest, depth: 0) + Self.takenAlone(&rest) }
    self.parts = parts
  }

  /// Returns whether it names a file, or the folder that the file stands in.
  func matches(_ path: String) -> Bool {
    let path = Array(path)
    let ends = Self.ends(parts, from: [0], in: path)
    return ends.contains { end in
      // A folder stands for the files in it, not for those of the folders in it.
      end == path.count || path[end] == "/" && !path[(end + 1)...].contains("/")
    }
  }

  /// Reads up to a `,` or a `}` of braces around it, or to the end.
  private static func sequence(_ rest: inout ArraySlice<Character>, depth: Int) -> [Part] {
    var parts: [Part] = []
    while let next = rest.first {
      if depth > 0, next == "," || next == "}" { break }
      if rest.starts(with: "**/") {
        // Any folders of any folders are any folders.
        while rest.starts(with: "**/") { rest.removeFirst(3) }
        parts.append(.folders)
      } else if next == "*" {
        rest = rest.drop { $0 == "*" }
        parts.append(.many)
      } else if next == "{", depth < deepest, rest.contains("}") {
        parts.append(.either(choices(&rest, depth: depth)))
      } else if next == "}", depth == 0 {
        break
      } else {
        rest.removeFirst()
        parts.append(next == "?" ? .one : .character(next))
      }
    }
    return parts
  }

  /// Reads what stands between braces.
  private static func choices(_ rest: inout ArraySlice<Character>, depth: Int) -> [[Part]] {
    var choices: [[Part]] = []
    repeat {
      rest.removeFirst()
      rest = rest.drop(while: \.isWhitespace)
      choices.append(sequence(&rest, depth: depth + 1))
    } while rest.first == ","
    if rest.first == "}" { rest.removeFirst() }
    return choices
  }

  /// Reads a `}` that no brace belongs to.
  private static func takenAlone(_ rest: inout ArraySlice<Character>) -> [Part] {
    rest.isEmpty ? [] : [.character(rest.removeFirst())]
  }

  /// Returns the places in a path behind some parts, of those that begin at some places.
  private static func ends(
    _ parts: [Part], from starts: Set<Int>, in path: [Character]
  ) -> Set<Int> {
    parts.reduce(starts) { places, part in
      guard !places.isEmpty else { return [] }
      return switch part {
      case .character(let wanted):
        Set(places.filter { $0 < path.count && path[$0] == wanted }.map { $0 + 1 })
      case .one: Set(places.filter { $0 < path.count && path[$0] != "/" }.map { $0 + 1 })
      case .many: reached(from: places, in: path) { path[$0] != "/" }
      case .folders:
        reached(from: places, in: path) { _ in true }.filter { place in
          places.contains(place) || place > 0 && path[place - 1] == "/"
        }
      case .either(let choices):
        choices.reduce(into: []) { $0.formUnion(ends($1, from: places, in: path)) }
      }
    }
  }

  /// Returns some places, and those behind them with nothing but what passes in between.
  private static func reached(
    from places: Set<Int>, in path: [Character], passing isPassed: (Int) -> Bool
  ) -> Set<Int> {
    var reached = places
    for place in path.indices where reached.contains(place) && isPassed(place) {
      reached.insert(place + 1)
    }
    return reached
  }

  private static let longest = 4096
  /// How deep braces may stand in one another; deeper ones are characters.
  private static let deepest = 16
}
