import Testing

/// Data sources that move rows without saying which.
@Suite struct RowMoveTests {
  private let move = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
  private let may =
    "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"

  @Test func `who moves rows lets them be moved`() {
    #expect(text("class A: NSObject { \(move) }") == "class A: NSObject { \(move) ; \(may) }")
    #expect(
      text("class A: UITableViewController { override \(move)\noverride \(commit)\n}")
        == "class A: UITableViewController { override \(move)\noverride \(commit)\n"
        + "override \(may) }")
    #expect(
      text("class A {}; extension A: UITableViewDataSource { \(move) }")
        == "class A {}; extension A: UITableViewDataSource { \(move) ; \(may) }")
  }

  private let count = "func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }"
  private let commit =
    "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, "
    + "forRowAt i: IndexPath) {}"
  private func tells(_ commits: Bool) -> String {
    "func tableViewCommitsEdits(_ tableView: UITableView) -> Bool { \(commits) }"
  }

  @Test func `who deletes no rows says so`() {
    #expect(
      text("class A: NSObject { }; extension A: UITableViewDataSource { \(count) }")
        == "class A: NSObject { public \(tells(false)) }; "
        + "extension A: UITableViewDataSource { \(count) }")
    #expect(
      text("class A: UITableViewController {\n}")
        == "class A: UITableViewController {\npublic override \(tells(false)) }")
    let told = "class A: NSObject { \(count); \(tells(true)) }"
    for one in [
      told,
      "class A: NSObject { \(count) }; extension A { \(commit) }",
      "class A: UITableViewController { override \(commit) }",
    ] {
      #expect(text(one) == one)
    }
  }

  @Test func `who moves rows and deletes none says both`() {
    let members = "\(count)\n\(move)\n"
    #expect(
      text("class A: NSObject { \(members)}")
        == "class A: NSObject { \(members)\(may) ; public \(tells(false)) }")
  }

  @Test func `who deletes rows below a class that does not says so`() {
    #expect(
      text(
        "class A: UITableViewController { }; class B: A { override \(commit)\n}; class C: B { }")
        == "class A: UITableViewController { public override \(tells(false)) }; "
        + "class B: A { override \(commit)\npublic override \(tells(true)) }; class C: B { }")
  }

  @Test func `who says which rows can be moved goes on to say so`() {
    let own = "func tableView(_ t: UITableView, canMoveRowAt i: IndexPath) -> Bool { false }"
    let separate = "class A: NSObject { \(move) }; extension A { \(own) }"
    #expect(text(separate) == separate)
    let derived = "class A: NSObject { \(move); \(own) }; class B: A { override \(move) }"
    #expect(text(derived) == derived)
    let rows = "class A: UITableViewDiffableDataSource<Int, Int> { override \(move) }"
    #expect(text(rows) == rows)
  }
}
