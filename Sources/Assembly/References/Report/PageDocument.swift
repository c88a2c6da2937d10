import Markup
import WebFiles
import Wording

/// A page about what differs: one file that needs neither a network nor another file.
struct PageDocument {
  /// What the browser's tab says.
  let title: String
  let heading: String
  /// The sentence below the heading.
  let lead: String
  /// *Shape*: sections in HTML; empty ones are left out.
  let sections: [String]
  /// What stands after all sections, in HTML.
  var end = ""

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    \(WrittenPage.mark)
    <title>\(XMLText.escaped(title))</title>
    <style>
    \(WebFiles.reportStyle.dropLast())
    </style>
    </head>
    <body>
    <main>
    <header>
    <h1>\(XMLText.escaped(heading))</h1>
    <p class="soft">\(XMLText.escaped(lead))</p>
    </header>
    \(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
    </main>\(end.isEmpty ? "" : "\n" + end)
    </body>
    </html>

    """
  }

  /// Returns a section with a heading, by whose name the page knows it; the content is HTML.
  static func section(_ name: String, _ title: String, _ content: String) -> String {
    """
    <section aria-labelledby="\(name)">
    <h2 id="\(name)">\(title)</h2>
    \(content)
    </section>
    """
  }

  /// Returns the section about what differs, each entry with what belongs to it and notes below; empty for
  /// nothing.
  static func findings(
    _ entries: [(title: String, details: [String])], notes: [String] = []
  ) -> String {
    guard !entries.isEmpty || !notes.isEmpty else { return "" }
    let items = entries.map { title, details in
      let list = details.map { "<li>\(marked($0))</li>" }.joined()
      return "<li><strong>\(marked(title))</strong>\(list.isEmpty ? "" : "<ul>\(list)</ul>")</li>"
    }
    let list = items.isEmpty ? [] : ["<ol>\(items.joined(separator: "\n"))</ol>"]
    return section(
      "what", "What differs",
      (list + notes.map { "<p class=\"soft\">\(marked($0))</p>" }).joined(separator: "\n"))
  }

  /// Returns the section with the command that accepts what differs, and a button for a script that copies
  /// it; empty for no command.
  static func accept(_ command: String?, hasButton: Bool) -> String {
    guard let command else { return "" }
    let button = hasButton ? "\n<button id=\"copy\" type=\"button\">Copy</button>" : ""
    return section(
      "mend", "If it is meant to be so",
      "<div class=\"accept\"><code id=\"accept\">\(XMLText.escaped(command))</code>\(button)</div>")
  }

  /// Returns a sentence for HTML, with names as code.
  private static func marked(_ text: String) -> String {
    Words.parts(of: text).map { text, isCode in
      isCode ? "<code>\(XMLText.escaped(text))</code>" : XMLText.escaped(text)
    }.joined()
  }
}
