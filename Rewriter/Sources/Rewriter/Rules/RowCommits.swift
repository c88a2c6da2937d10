import SwiftSyntax

/// Says of data sources of tables whether they delete rows.
///
/// A phone asks a data source whether it implements `tableView(_:commit:forRowAt:)`, and offers
/// “Delete” where it does; Swift cannot ask. So the others answer on the line of their closing brace.
func tellWhoCommitsRows(in drafts: [Draft], among declarations: Declarations) {
  for (name, type) in declarations.types.sorted(by: { $0.key < $1.key })
  where type.isClass && !declarations.tellsOfCommits(name) {
    let above = Array(declarations.ancestry(of: name).dropFirst())
    let commits = declarations.commitsRows(name)
    let text =
      "func tableViewCommitsEdits(_ tableView: UITableView) -> Bool { \(commits) }"
    if let source = above.last(where: declarations.givesRows) {
      // It has what the class above it answers, unless that is not true of it.
      guard commits, !above.contains(where: declarations.commitsRows), source != name else {
        continue
      }
      drafts[type.draft].add(members: ["public override \(text)"], to: type.members)
    } else if declarations.givesRows(name), !commits {
      let isController = declarations.isTableController(name)
      drafts[type.draft].add(
        members: ["public \(isController ? "override " : "")\(text)"], to: type.members)
    }
  }
}

extension Declarations {
  /// Whether a class says itself how many rows there are, or is a controller of a table.
  fileprivate func givesRows(_ type: String) -> Bool {
    isTableController(type) || declares("tableView(_:numberOfRowsInSection:)", in: type)
  }

  fileprivate func isTableController(_ type: String) -> Bool {
    types[ancestry(of: type).last ?? type]?.inheritedNames.first == "UITableViewController"
  }

  fileprivate func commitsRows(_ type: String) -> Bool {
    declares("tableView(_:commit:forRowAt:)", in: type)
  }

  /// Whether a class has answered already.
  fileprivate func tellsOfCommits(_ type: String) -> Bool {
    declares("tableViewCommitsEdits(_:)", in: type)
  }

  private func declares(_ method: String, in type: String) -> Bool {
    methods[type]?.contains { $0.fullName == method } == true
  }
}
