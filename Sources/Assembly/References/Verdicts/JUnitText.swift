import Markup

/// Writes verdicts as test results, in the XML that CI servers read.
///
/// Source: the format of Apache Ant's JUnit task, as Jenkins, GitLab and GitHub's actions read it.
package struct JUnitText {
  let title: String
  let verdicts: [FilmVerdict]

  /// Takes verdicts, each of which becomes a test case of the suite `title`.
  package init(title: String, _ verdicts: [FilmVerdict]) {
    self.title = title
    self.verdicts = verdicts
  }

  /// The whole file: each verdict has passed, failed, or could not be compared.
  package var text: String {
    let errors = verdicts.count(where: \.isError)
    let failures = verdicts.count { !$0.isSame } - errors
    let counts = #"tests="\#(verdicts.count)" failures="\#(failures)" errors="\#(errors)""#
    let name = XMLText.attribute(title)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites \(counts)>",
      #"  <testsuite name="\#(name)" \#(counts)>"#,
    ]
    for verdict in verdicts {
      let head = #"    <testcase classname="\#(name)" name="\#(XMLText.attribute(verdict.name))""#
      guard let first = verdict.findings.first else {
        lines.append(head + "/>")
        continue
      }
      let kind = verdict.isError ? "error" : "failure"
      lines.append(head + ">")
      lines.append(
        #"      <\#(kind) message="\#(XMLText.attribute(first.sentence))" type="\#(first.kind.rawValue)">"#
          + XMLText.escaped(verdict.lines.joined(separator: "\n")) + "</\(kind)>")
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }
}
