import Wording

/// What things are called in a description: each by a name of its own.
@MainActor
struct ThingNames {
  private var names: [String]
  private let things: [SeenThing]

  init(of things: [SeenThing]) {
    self.things = things
    names = []
    let inside = Self.textsInLists(of: things)
    var counts: [String: Int] = [:]
    for thing in things {
      var name =
        thing.identifier.map(Words.code) ?? contentName(of: thing) ?? Self.ownName(of: thing)
        ?? inside[thing.number].map { "\(thing.kind) “\($0.shortened)”" }
      if name == nil, let parent = thing.parent {
        name = "\(thing.kind) in \(Self.outerName(of: things[parent], among: things))"
      }
      let base = name ?? thing.kind
      counts[base, default: 0] += 1
      let count = counts[base] ?? 1
      names.append(count == 1 ? base : "\(base) (\(count))")
    }
  }

  /// The name of a content view by that of the cell around it; `nil` for other views.
  private func contentName(of thing: SeenThing) -> String? {
    guard thing.isContentView, let parent = thing.parent, parent < names.count else { return nil }
    return "the content view of \(names[parent])"
  }

  subscript(number: Int) -> String { names[number] }

  /// Returns the name of the thing of the app that one means by a part of the system: what lies in it,
  /// or else what lies around it.
  func subject(of number: Int) -> Int {
    guard things[number].isOfSystem, things[number].isView else { return number }
    return content(of: number) ?? number
  }

  /// Returns what one calls a thing that a finger touches: the nearest of the app around it, or else what
  /// one means by it.
  func touched(_ number: Int) -> String {
    let outer = sequence(first: number, next: { things[$0].parent })
    return names[outer.first { !things[$0].isOfSystem } ?? subject(of: number)]
  }

  /// Returns the first view of the app in a part of the system.
  private func content(of number: Int) -> Int? {
    things.first { thing in
      guard thing.isView, !thing.isOfSystem, var outer = thing.parent else { return false }
      while outer != number, things[outer].isOfSystem, let next = things[outer].parent {
        outer = next
      }
      return outer == number
    }?.number
  }

  /// The first text in each cell.
  private static func textsInLists(of things: [SeenThing]) -> [Int: String] {
    var texts: [Int: String] = [:]
    for thing in things {
      guard let text = thing.firstText else { continue }
      let outer = sequence(first: thing.number, next: { things[$0].parent })
      if let cell = outer.first(where: { things[$0].isOfList }), texts[cell] == nil {
        texts[cell] = text
      }
    }
    return texts
  }

  private static func ownName(of thing: SeenThing) -> String? {
    if let identifier = thing.identifier { return Words.code(identifier) }
    if let text = thing.firstText ?? thing.label { return "\(thing.kind) “\(text.shortened)”" }
    if let controller = thing.controller { return "\(thing.kind) of \(controller)" }
    return nil
  }

  private static func outerName(of thing: SeenThing, among things: [SeenThing]) -> String {
    for number in sequence(first: thing.number, next: { things[$0].parent }) {
      if let name = ownName(of: things[number]) { return name }
    }
    return "the window"
  }
}

extension String {
  /// The text with control characters and line breaks made visible.
  var inOneLine: String {
    unicodeScalars.map { scalar in
      // As `Words.code` writes it.
      if scalar == "\n" { return "\\n" }
      let isBreak = scalar.value == 0x2028 || scalar.value == 0x2029
      return isBreak
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar).visible
    }.joined()
  }

  /// The text on one line, without its end where it is long.
  var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ").visible
    return line.count <= 32 ? line : line.prefix(30) + "…"
  }
}
