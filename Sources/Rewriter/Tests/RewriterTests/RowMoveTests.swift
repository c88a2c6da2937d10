import Testing

/// Data sources that move rows without saying which.
@Suite struct RowMoveTests {
  private let move = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
  private let may =
    "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"

  @Test func `who moves rows lets them be moved`() {
    #expect(text("class A: NSObject { \(move) }") == "class A: NSObject { \(move) ; \(may) }")
    #expect(
      text("class A: UITableViewController { override \(move)\n}")
        == "class A: UITableViewController { override \(move)\noverride \(may) }")
    #expect(
      text("class A {}; extension A: UITableViewDataSource { \(move) }")
        == "class A {}; extension A: UITableViewDataSource { \(move) ; \(may) }")
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
