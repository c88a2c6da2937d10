import Testing
import UIKit

@MainActor
@Suite struct TableViewTests {
  @Test func `views in the cell itself give its row their height`() throws {
    try onStage { stage in
      let rows = Rows(count: 2)
      rows.fill = { cell, number in
        guard cell.viewWithTag(7) == nil else { return }
        let box = UIView()
        box.tag = 7
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -20),
          box.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 50),
          box.heightAnchor.constraint(equalToConstant: number == 0 ? 100 : 30),
        ])
      }
      let table = try rows.show(in: stage)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 130)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    }
  }

  @Test func `what keeps to the margins of a cell's content stands below the separator's start`()
    throws
  {
    try onStage { stage in
      let rows = Rows(count: 1)
      let label = UILabel()
      rows.fill = { cell, _ in
        label.text = "A"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.heightAnchor.constraint(equalToConstant: 30),
        ])
      }
      let table = try rows.show(in: stage)
      #expect(label.frame.origin == CGPoint(table.separatorInset.left, 11))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 52)
      // Below the status bar or a bar it stays where it is.
      table.contentOffset.y = 10
      stage.run(frames: 1)
      #expect(label.frame.origin == CGPoint(table.separatorInset.left, 11))
    }
  }

  @Test func `only visible rows have cells, which are used again`() throws {
    try onStage { stage in
      let rows = Rows(count: 1000)
      let table = try rows.show(in: stage)
      #expect(table.contentSize == CGSize(width: 320, height: 44_000))
      #expect(table.numbers == Array(0..<13))
      #expect(rows.cells.count == 13)
      table.setContentOffset(CGPoint(0, 44 * 500), animated: false)
      try stage.runtime.layOut()
      #expect(table.numbers == Array(500..<513))
      #expect(rows.cells.count <= 26)
      table.setContentOffset(CGPoint(0, 0), animated: false)
      try stage.runtime.layOut()
      #expect(table.numbers == Array(0..<13))
      #expect(rows.cells.count <= 26)
    }
  }

  @Test func `the delegate may animate a cell that is about to be shown`() throws {
    final class Fader: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        cell.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { cell.alpha = 1 }
      }
    }
    try onStage { stage in
      let rows = Rows(count: 3)
      let table = try rows.show(in: stage)
      let fader = Fader()
      table.delegate = fader
      table.reloadData()
      try stage.runtime.layOut()
      let cell = try #require(table.visibleCells.first)
      stage.run(frames: 30)
      let shown = Double(cell.layer.presentation()?.opacity ?? 1)
      #expect(abs(shown - 0.5) < 0.05)
      stage.run(frames: 40)
      #expect(cell.layer.presentation()?.opacity == 1)
    }
  }

  @Test func `a cell keeps its own indentation where the delegate says nothing about it`() throws {
    try onStage { stage in
      let rows = Rows(count: 3)
      rows.fill = { $0.indentationLevel = $1 }
      let table = try rows.show(in: stage)
      let levels = (0..<3).map {
        table.cellForRow(at: IndexPath(row: $0, section: 0))?.indentationLevel
      }
      #expect(levels == [0, 1, 2])
    }
  }

  @Test func `rows are 44 points high and stand below one another`() throws {
    try onStage { stage in
      let table = try Rows(count: 20).show(in: stage)
      #expect(table.rectForRow(at: table.path(3)) == CGRect(0, 132, 320, 44))
      #expect(table.cellForRow(at: table.path(3))?.frame == CGRect(0, 132, 320, 44))
      #expect(table.indexPathForRow(at: CGPoint(10, 131.9)) == table.path(2))
      #expect(table.indexPathForRow(at: CGPoint(10, 132)) == table.path(3))
      #expect(table.indexPathForRow(at: CGPoint(10, 900)) == nil)
      #expect(table.rectForRow(at: table.path(20)) == .zero)
      let cell = try #require(table.cellForRow(at: table.path(3)))
      #expect(table.indexPath(for: cell) == table.path(3))
      #expect(cell.textLabel?.frame.minX == 16)
    }
  }

  @Test func `the delegate's heights win over the table's`() throws {
    try onStage { stage in
      let rows = Rows(count: 10)
      rows.height = { CGFloat(10 * ($0.row + 1)) }
      let table = try rows.show(in: stage)
      #expect(table.contentSize.height == 550)
      #expect(table.rectForRow(at: table.path(2)) == CGRect(0, 30, 320, 30))
      rows.height = nil
      table.rowHeight = 60
      try stage.runtime.layOut()
      #expect(table.contentSize.height == 600)
    }
  }

  @Test func `rows find their heights by their constraints`() throws {
    try onStage { stage in
      let rows = Rows(count: 100)
      rows.fill = { cell, number in
        if cell.contentView.subviews.isEmpty {
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          ])
          cell.contentView.addConstraint(box.heightAnchor.constraint(equalToConstant: 60))
        }
      }
      let table = try rows.show(in: stage)
      #expect(table.visibleCells.allSatisfy { $0.frame.height == 80 })
      #expect(table.contentSize.height == 4868)
    }
  }

  @Test func `a text of several lines makes its row higher`() throws {
    try onStage { stage in
      let rows = Rows(count: 3)
      rows.fill = { cell, number in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "many words ", count: number == 1 ? 20 : 1)
      }
      let table = try rows.show(in: stage)
      #expect(table.rectForRow(at: table.path(0)).height == 44)
      #expect(table.rectForRow(at: table.path(1)).height > 100)
      #expect(table.contentSize.height == table.rectForRow(at: table.path(2)).maxY)
    }
  }

  @Test func `headers of plain tables stay in sight while their sections pass`() throws {
    try onStage { stage in
      let rows = Rows([Array(0..<20), Array(20..<40)])
      rows.headers = ["One", "Two"]
      let table = try rows.show(in: stage)
      #expect(table.headerView(forSection: 0)?.frame == CGRect(0, 0, 320, 28))
      #expect(table.rectForRow(at: table.path(0)).minY == 28)
      table.contentOffset.y = 100
      try stage.runtime.layOut()
      #expect(table.headerView(forSection: 0)?.frame.minY == 100)
      table.contentOffset.y = 28 + 880 - 10
      try stage.runtime.layOut()
      #expect(table.headerView(forSection: 0)?.frame.minY == 880)
      #expect(table.headerView(forSection: 1)?.frame.minY == 908)
      #expect(table.headerView(forSection: 1)?.textLabel?.text == "Two")
    }
  }

  @Test func `grouped tables have space between their sections`() throws {
    try onStage { stage in
      let rows = Rows([[0, 1], [2]])
      let table = try rows.show(in: stage, .grouped)
      #expect(table.rectForRow(at: table.path(0)).minY == 35)
      #expect(table.rectForRow(at: table.path(0, 1)).minY == 158)
      rows.headers = ["One", "Two"]
      table.reloadData()
      try stage.runtime.layOut()
      #expect(table.rectForRow(at: table.path(0)).minY == 55.5)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "ONE")
    }
  }

  @Test func `cards stand 16 points from the sides and have round corners at their ends`() throws {
    try onStage { stage in
      let table = try Rows([[0, 1, 2]]).show(in: stage, .insetGrouped)
      let cells = table.visibleCells
      #expect(cells.map(\.frame.minX) == [16, 16, 16])
      #expect(cells.map(\.frame.width) == [288, 288, 288])
      #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
      #expect(
        cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
  }

  @Test func `a table scrolls to rows`() throws {
    try onStage { stage in
      let table = try Rows(count: 100).show(in: stage)
      table.scrollToRow(at: table.path(50), at: .top, animated: false)
      #expect(table.contentOffset.y == 2200)
      table.scrollToRow(at: table.path(50), at: .bottom, animated: false)
      #expect(table.contentOffset.y == 1676)
      table.scrollToRow(at: table.path(50), at: .middle, animated: false)
      #expect(table.contentOffset.y == 1938)
      table.scrollToRow(at: table.path(51), at: .none, animated: false)
      #expect(table.contentOffset.y == 1938)
      table.scrollToRow(at: table.path(99), at: .top, animated: false)
      #expect(table.contentOffset.y == 3832)
    }
  }

  @Test func `the views at both ends move and count`() throws {
    try onStage { stage in
      let table = try Rows(count: 2).show(in: stage)
      table.tableHeaderView = UIView(frame: CGRect(0, 0, 10, 100))
      table.tableFooterView = UIView(frame: CGRect(0, 0, 10, 50))
      try stage.runtime.layOut()
      #expect(table.tableHeaderView?.frame == CGRect(0, 0, 320, 100))
      #expect(table.tableFooterView?.frame == CGRect(0, 188, 320, 50))
      #expect(table.contentSize.height == 238)
    }
  }

  @Test func `styles place their texts`() throws {
    try onStage { stage in
      let rows = Rows(count: 1)
      let table = try rows.show(in: stage)
      for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        cell.frame = CGRect(0, 0, 320, 60)
        table.addSubview(cell)
        cell.layoutIfNeeded()
        let text = try #require(cell.textLabel?.frame)
        let detail = try #require(cell.detailTextLabel?.frame)
        switch style {
        case .value1: #expect(text.minX == 16 && detail.maxX == 304)
        case .value2: #expect(text.maxX == 107 && detail.minX == 115)
        case .subtitle: #expect(text.maxY == detail.minY && detail.minX == 16)
        case .default: Issue.record("not tested here")
        }
      }
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }
  }

  @Test func `a finger on the index leads to its section`() throws {
    try onStage { stage in
      let source = Indexed()
      let table = UITableView(frame: stage.window.bounds)
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = source
      stage.window.addSubview(table)
      try stage.runtime.layOut()
      stage.frame((1, .began, CGPoint(312, 568 / 2 + 20)))
      stage.run(frames: 12)
      #expect(table.contentOffset.y > 1000)
      stage.frame((1, .ended, CGPoint(312, 568 / 2 + 20)))
      #expect(table.indexPathsForVisibleRows?.first?.section == 2)
    }
  }
}

/// Three sections with an index.
private final class Indexed: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
}
