import Foundation

/// The API of UIKit Dynamics in Apple's spelling, read from `UIKitDynamics.txt`.
struct ListedAPI {
  struct Member: Hashable {
    /// The declaration in the list, such as `open var angle: CGFloat`.
    let declaration: String
    /// The member's value in a new object; `nil` where the list gives none.
    let initial: String?
  }

  struct ListedType {
    /// The name with those of the types around it, such as `UIPushBehavior.Mode`.
    let name: String
    /// The words before the name, such as `open class`.
    let keywords: String
    /// The superclass and protocols.
    let inherited: [String]
    var members: [Member] = []
  }

  private(set) var types: [ListedType] = []

  static func read() throws -> ListedAPI {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "UIKitDynamics.txt")
    return ListedAPI(text: try String(contentsOf: file, encoding: .utf8))
  }

  init(text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        types[types.count - 1].members.append(Self.member(line.dropFirst(2)))
      } else {
        types.append(Self.type(line))
      }
    }
  }

  /// The members whose first value is listed, as `UISnapBehavior.damping`, with that value.
  var initialValues: [(name: String, value: String)] {
    types.flatMap { type in
      type.members.compactMap { member in
        member.initial.map { ("\(type.name).\(Self.name(of: member.declaration))", $0) }
      }
    }
  }

  private static func type(_ line: Substring) -> ListedType {
    let parts = line.split(separator: ": ", maxSplits: 1)
    let words = parts[0].split(separator: " ")
    return ListedType(
      name: String(words.last ?? ""), keywords: words.dropLast().joined(separator: " "),
      inherited: parts.dropFirst().flatMap { $0.split(separator: ", ").map(String.init) })
  }

  private static func member(_ line: Substring) -> Member {
    guard let equals = line.range(of: " = ") else {
      return Member(declaration: String(line), initial: nil)
    }
    return Member(
      declaration: String(line[..<equals.lowerBound]), initial: String(line[equals.upperBound...]))
  }

  /// Returns the word after `var`, `let`, `func` or `case`.
  private static func name(of declaration: String) -> Substring {
    let words = declaration.split(separator: " ", omittingEmptySubsequences: true)
    let introducers: Set<Substring> = ["var", "let", "func", "case"]
    guard let index = words.firstIndex(where: introducers.contains), index + 1 < words.count else {
      return ""
    }
    return words[index + 1].prefix { $0.isLetter }
  }
}
