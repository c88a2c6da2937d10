/// Verdicts as test results, in the XML that CI servers read.
///
/// Source: the format of Apache Ant's JUnit task, as Jenkins, GitLab and GitHub's actions read it.
struct JUnitText {
  let title: String
  let verdicts: [FilmVerdict]

  init(title: String, _ verdicts: [FilmVerdict]) {
    self.title = title
    self.verdicts = verdicts
  }

  var text: String {
    let failures = verdicts.count { !$0.isSame }
    let name = Self.escaped(title)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites tests="\#(verdicts.count)" failures="\#(failures)">"#,
      #"  <testsuite name="\#(name)" tests="\#(verdicts.count)" failures="\#(failures)">"#,
    ]
    for verdict in verdicts {
      let head = #"    <testcase classname="\#(name)" name="\#(Self.escaped(verdict.name))""#
      guard let first = verdict.findings.first else {
        lines.append(head + "/>")
        continue
      }
      lines.append(head + ">")
      lines.append(
        #"      <failure message="\#(Self.escaped(first.sentence))" type="\#(first.kind.rawValue)">"#
          + Self.escaped(verdict.lines.joined(separator: "\n")) + "</failure>")
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text for XML; what XML cannot hold is left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case ..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
