import Wording

/// A description as plain text of a limited number of lines.
package struct DescriptionText {
  /// *Shape*: each line ends with a line break.
  package let text: String

  /// A command that answers one more question.
  package struct Question: Hashable, Sendable {
    /// What one learns by it, as words that stand before the command.
    package let question: String
    /// The command, as one types it.
    package let command: String

    /// Makes a question and the command that answers it.
    package init(_ question: String, _ command: String) {
      (self.question, self.command) = (question, command)
    }
  }

  /// Writes a description.
  ///
  /// - Parameters:
  ///   - description: what is told.
  ///   - questions: what one may ask next.
  ///   - most: the greatest number of lines.
  package init(
    _ description: SceneDescription, questions: [Question], most: Int = Self.mostLines
  ) {
    let sections = [
      description.viewSection, description.motionSection, description.fingerSection,
      description.findingSection, description.uncalledSection, description.eventSection,
    ].filter { !$0.lines.isEmpty || $0.isAlwaysTold }
    let asked =
      questions.isEmpty
      ? [] : ["Ask next:"] + questions.map { "  \($0.question): \($0.command)" }
    let titles = sections.filter { !$0.lines.isEmpty }.count
    let rooms = Self.share(
      most - description.header.count - asked.count - titles
        - (sections.count - titles), among: sections.map(\.lines.count))
    let told = zip(sections, rooms).flatMap { $0.told(in: $1) }
    text = (description.header + told + asked).map { $0.inOneLine + "\n" }.joined()
  }

  /// Shares lines fairly: what one section leaves, others get.
  ///
  /// - Parameters:
  ///   - room: how many there are.
  ///   - demands: how many each section would have.
  /// - Returns: how many each gets.
  static func share(_ room: Int, among demands: [Int]) -> [Int] {
    var (shares, left) = ([Int](repeating: 0, count: demands.count), max(0, room))
    while left > 0,
      let next = demands.indices.filter({ shares[$0] < demands[$0] })
        .min(by: { (shares[$0], $0) < (shares[$1], $1) })
    {
      shares[next] += 1
      left -= 1
    }
    return shares
  }

  /// The greatest number of lines of a description.
  package static let mostLines = 40
}

/// A part of a description.
struct DescriptionSection {
  let title: String
  /// *Shape*: what matters most first, where it is not in another order.
  let lines: [String]
  /// What is told where there are no lines; empty for nothing.
  var otherwise = ""
  /// How deep each line stands in others; lines that stand deeper are left out first.
  var depths: [Int] = []
  /// What there is more of: `view`.
  let noun: String
  /// The option that shows the rest.
  let more: String

  var isAlwaysTold: Bool { !otherwise.isEmpty }

  /// Returns the title and as many lines as there is room for, the last of which says how many are
  /// left out.
  func told(in room: Int) -> [String] {
    guard !lines.isEmpty else { return [otherwise] }
    guard lines.count > room else { return [title] + lines.map { "  " + $0 } }
    let kept = places(in: max(0, room - 1))
    let left = lines.count - kept.count
    let end = "  … and \(Words.count(left, noun)) more: \(more)"
    return [title] + kept.map { "  " + lines[$0] } + [end]
  }

  /// The lines that are kept, in their order.
  private func places(in room: Int) -> [Int] {
    guard !depths.isEmpty else { return Array(lines.indices.prefix(room)) }
    let order = lines.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    return order.prefix(room).sorted()
  }
}
