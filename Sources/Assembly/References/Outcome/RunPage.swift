import Markup
import Wording

/// The page about all scenes of a run, one file that needs nothing else: what differs, and in it the page of
/// each scene that does.
struct RunPage {
  let outcome: VerifyOutcome
  let acceptCommand: String?

  var html: String {
    let verdicts = outcome.verdicts
    let differing = verdicts.count { !$0.isSame && !$0.isError }
    let errors = verdicts.count(where: \.isError)
    let failed = errors == 0 ? "" : " \(errors) could not be compared."
    let all = Words.count(verdicts.count, "scene")
    let differs = differing == 1 ? "differs" : "differ"
    return PageDocument(
      title: differing + errors == 0
        ? "All scenes are the same" : "\(differing) of \(all) \(differs)",
      heading: outcome.title,
      lead: "Of \(all), \(differing) \(differs) from the reference.\(failed)",
      sections: [
        PageDocument.findings(
          verdicts.filter { !$0.isSame }.map { ($0.name, $0.lines) }, notes: notes),
        PageDocument.accept(acceptCommand, hasButton: false),
      ] + pages.map(section)
    ).html
  }

  private var notes: [String] {
    let same = outcome.results.filter(\.verdict.isSame).map(\.verdict.name)
    let told = same.isEmpty ? [] : ["The same: \(Words.list(same, most: same.count))."]
    let left = outcome.differing.count { $0.page != nil } - pages.count
    guard left > 0 else { return told }
    let pages = left == 1 ? "The page of 1 scene is" : "The pages of \(left) scenes are"
    return told + ["\(pages) left out, so that this one stays small."]
  }

  /// The scenes whose pages are shown, as many as the page may hold.
  private var pages: [VerifiedScene] {
    var size = 0
    return outcome.differing.filter { scene in
      guard let page = scene.page else { return false }
      size += page.utf8.count
      return size <= Self.mostBytes
    }
  }

  private func section(_ scene: VerifiedScene) -> String {
    let name = XMLText.escaped(scene.verdict.name)
    return """
      <section>
      <h2>\(name)</h2>
      <iframe title="\(XMLText.attribute(scene.verdict.name))" width="100%" height="900" loading="lazy" \
      srcdoc="\(XMLText.page(scene.page ?? ""))"></iframe>
      </section>
      """
  }

  /// *Units*: bytes.
  private static let mostBytes = 64_000_000
}
