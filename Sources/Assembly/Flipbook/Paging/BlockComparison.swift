import Files
import Foundation
import Pages
import Wording

/// Compares what a marker makes with what stands below it and beside the page.
struct BlockComparison {
  let page: Page
  let block: PageBlock
  let made: MadeBlock

  /// What is stale.
  var faults: [PageFault] {
    guard let lines = made.lines else { return [] }
    let pictures = made.files.compactMap(fault)
    return (pictures + [textFault(lines)].compactMap { $0 }).map {
      PageFault(line: block.line, .stale, $0)
    }
  }

  private var folder: String { parentFolder(of: page.path) }

  /// Says how a picture differs; `nil` where it is the same.
  private func fault(_ file: MadeBlock.File) -> String? {
    let path = folder == "." ? file.path : "\(folder)/\(file.path)"
    guard Standing(at: path) == .file else { return "\(path) is missing." }
    do {
      let (old, new) = (try SourceFile.bytes(of: path), try SourceFile.bytes(of: file.draft))
      guard !PictureMark.areEqual(old, new) else { return nil }
      guard !path.hasSuffix(".svg") else {
        let texts = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
        return "\(path) is stale: \(SVGChange.sentence(texts.0, texts.1))"
      }
      let outcome = try PageTool().run(
        ["compare", resolved(path), file.draft], in: parentFolder(of: file.draft))
      switch outcome.code {
      // What looks the same may still change at other moments, or play another number of times.
      case 0:
        let (before, after) = (try PictureTimes(of: path), try PictureTimes(of: file.draft))
        return before.change(to: after).map { "\(path) is stale: \($0)" }
      case 1:
        let sentence = outcome.output.split(separator: "\n").first ?? "It shows something else."
        return "\(path) is stale: \(sentence)"
      default: return "\(path) is stale: it cannot be compared, since \(outcome.error)"
      }
    } catch {
      return "\(path) is stale: \(error)"
    }
  }

  /// Says how the lines below the marker differ; `nil` where they are the same.
  private func textFault(_ lines: [String]) -> String? {
    let body = page.body(of: block)
    // Strings are equal that have other bytes.
    guard !body.elementsEqual(lines, by: { $0.utf8.elementsEqual($1.utf8) }) else {
      guard made.sum != block.sum else { return nil }
      let whose =
        made.sum == nil ? "tells of an alt text that is not" : "does not tell that the alt text was"
      return
        "The end of the marker \(whose) made; it would be `\(page.dialect.closing(sum: made.sum))`."
    }
    let own =
      block.marker.verb == .play ? PageCode.swift(in: body, page.dialect)?.end ?? 0 : 0
    let (old, new) = (Array(body.dropFirst(own)), Array(lines.dropFirst(own)))
    guard old.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return "Nothing stands below the marker yet."
    }
    let hasWords = !block.marker.verb.isPicture || new.isEmpty
    if !hasWords, AltText.found(in: old, page.dialect)?.isBlank ?? true {
      return "The picture has no alt text."
    }
    let calm = "prefers-reduced-motion"
    if new.contains(where: { $0.contains(calm) }), !old.contains(where: { $0.contains(calm) }) {
      return "The film has no still for readers who prefer less motion."
    }
    let place = zip(old, new).enumerated().first {
      !$0.element.0.utf8.elementsEqual($0.element.1.utf8)
    }?.offset
    let first = place ?? min(old.count, new.count)
    let subject = subject
    guard old.indices.contains(first) else {
      return "\(subject) lacks the line “\(Self.told(new[first]))”."
    }
    let line = "line \(block.body.lowerBound + own + first + 1)"
    if new.isEmpty, block.marker.verb == .play {
      return "Below the block stands a picture that the marker does not make any longer: \(line) is"
        + " “\(Self.told(old[first]))”."
    }
    guard new.indices.contains(first) else {
      return "\(subject) goes on too long: \(line) is “\(Self.told(old[first]))”."
    }
    let told = Self.told(old[first], new[first])
    return "\(subject) is stale: \(line) is “\(told.0)” and would be “\(told.1)”."
  }

  private var subject: String {
    switch block.marker.verb {
    case .code: "The code of \(block.marker.words.first ?? "")"
    case .says, .verdict: "What is said"
    case .film, .still, .strip, .plot, .proof, .play: "What shows the picture"
    }
  }

  private static func told(_ line: String) -> String {
    let plain = line.trimmingCharacters(in: .whitespaces)
    return plain.count > longest ? plain.prefix(longest) + "…" : plain
  }

  /// Returns what two lines say, so that one sees where they differ first.
  static func told(_ one: String, _ other: String) -> (String, String) {
    let plain = [one, other].map { Array($0.trimmingCharacters(in: .whitespaces)) }
    // Where they differ in blanks alone, these are told.
    let (old, new) = plain[0] == plain[1] ? (Array(one), Array(other)) : (plain[0], plain[1])
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let skipped = shared < longest * 3 / 4 ? 0 : shared - longest / 4
    func part(_ line: [Character]) -> String {
      let rest = line[min(skipped, line.count)...]
      let end = rest.count > longest ? "…" : ""
      return (skipped > 0 ? "…" : "") + String(rest.prefix(longest)) + end
    }
    return (part(old), part(new))
  }

  private static let longest = 80
}
