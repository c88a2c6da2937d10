import Foundation

/// The files of a program of which some needs what is not here, while `flipbook-rewrite` leaves that
/// out.
struct Remains: Codable {
  struct File: Codable {
    let name: String
    var text: String
    var modules: [String]
    /// Whether it is a library's.
    let isOfOthers: Bool
    var cuts: [Cut] = []
  }

  struct Cut: Codable {
    let first: Int
    let last: Int
    let scope: [Int]
    let isBody: Bool
  }

  struct Box: Codable {
    let name: String
    let modules: [String]
    let isController: Bool
    /// The class of UIKit's that stands in its place; `nil` for a grey box.
    let base: String?
    /// Whether it is a class of the app's that was left out.
    let isOfApp: Bool
  }

  var files: [File]
  var names: [String]
  var boxes: [Box] = []
  /// Protocols of the files that lost a part.
  var weakened: [String] = []
  /// Whether the files are older than Swift 4.
  var isOld: Bool
  var lostScenes: [String] = []

  /// Takes what the rewriter made; the entry stands last, under a name of its own.
  ///
  /// - Parameters:
  ///   - program: what it made.
  ///   - entry: the name of the entry's file.
  ///   - others: which of the files are those of libraries.
  init(_ program: RewrittenProgram, entry: String, others: Range<Int> = 0..<0) {
    files = program.files.enumerated().map { number, file in
      File(
        name: file.file, text: file.text, modules: file.absentModules,
        isOfOthers: others.contains(number))
    }
    files.append(File(name: entry, text: program.entry, modules: [], isOfOthers: false))
    names = program.absentNames
    isOld = program.isOld
  }

  /// Whether something may be left out at all.
  var mayLeaveOut: Bool {
    isOld || !names.isEmpty || files.contains { !$0.modules.isEmpty || $0.isOfOthers }
  }

  /// Whether something was left out.
  var hasLeftOut: Bool {
    !boxes.isEmpty || !lostScenes.isEmpty || files.contains { !$0.cuts.isEmpty }
  }

  /// The program's own file.
  var entry: String { files.last?.text ?? "" }

  /// What was left out, as compilers write it, a line each.
  var warnings: [String] {
    let parts = files.dropLast().filter { !$0.cuts.isEmpty }.map { file in
      let cause =
        file.modules.isEmpty
        ? file.isOfOthers ? "What does not compile here" : "What needs what is left out elsewhere"
        : "What needs what is not here of \(inWords(file.modules, "or"))"
      let (name, cuts) = Self.places(of: file)
      let first = cuts.map(\.first).min() ?? 1
      return "\(name):\(first):1: warning: \(cause) is left out: \(Self.lines(of: cuts))."
    }
    let shown = boxes.map { box in
      let module = box.modules.isEmpty ? "" : " of \(inWords(box.modules, "or"))"
      guard !box.isOfApp else {
        return
          "warning: “\(box.name)” needs what is not here\(module); a grey box with its name is shown."
      }
      let place =
        box.base.map { "\($0) stands in its place" } ?? "a grey box with its name is shown"
      return "warning: “\(box.name)”\(module) is not here; \(place)."
    }
    let lost = lostScenes.map { "warning: Nothing is left of “\($0)”, which is not filmed." }
    return parts + shown + lost
  }

  /// Returns the name of a file with what was left out of it; of a program made of a storyboard or a xib, that with the
  /// lines of its elements.
  private static func places(of file: File) -> (name: String, cuts: [Cut]) {
    var name: String?
    var number = 0
    var numbers: [Int] = []
    for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: #/^\s*#sourceLocation\(file: "(.*)", line: (\d+)\)/#) {
        (name, number) = (String(match.1), Int(match.2) ?? 0)
        numbers.append(number)
      } else {
        numbers.append(number)
        number += 1
      }
    }
    guard let name else { return (file.name, file.cuts) }
    return (
      name,
      file.cuts.map { cut in
        let line = numbers.indices.contains(cut.first - 1) ? numbers[cut.first - 1] : 1
        return Cut(first: line, last: line, scope: cut.scope, isBody: cut.isBody)
      }
    )
  }

  /// Returns “line 3” or “lines 3, 5 to 8 and 12”.
  private static func lines(of cuts: [Cut]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for cut in cuts.sorted(by: { ($0.first, $0.last) < ($1.first, $1.last) }) {
      if let last = ranges.last, cut.first <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, cut.last)
      } else {
        ranges.append(cut.first...cut.last)
      }
    }
    let words = ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    let isOne = ranges.count == 1 && ranges[0].count == 1
    return "\(isOne ? "line" : "lines") \(inWords(words, "and"))"
  }
}

/// Returns `a`, `a and b` or `a, b and c`.
private func inWords(_ words: [String], _ last: String) -> String {
  guard words.count > 1, let end = words.last else { return words.joined() }
  return "\(words.dropLast().joined(separator: ", ")) \(last) \(end)"
}

/// An error of the compiler's.
struct Complaint: Codable, Hashable {
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// Reads the errors out of what a compiler wrote.
  static func all(in messages: String) -> [Complaint] {
    messages.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: #/^(.+?):(\d+):(\d+): error: (.*)$/#),
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      return Complaint(
        file: String(match.1), line: number, column: column, text: String(match.4))
    }
  }
}

/// What `flipbook-rewrite --leave-out` reads.
struct LeavingOut: Encodable {
  let remains: Remains
  let complaints: [Complaint]
}

/// What `flipbook-rewrite --leave-out` prints.
struct LeftOut: Decodable {
  let remains: Remains
  let declarations: String
  let hasChanged: Bool
}
