import Foundation
import Testing
import UIKit

@testable import Filming

/// What views without a name are called.
@MainActor @Suite struct DescribedNameTests {
  @Test func `a content view is that of its cell`() async throws {
    let rows = Rows()
    let told = try await describing { view in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = rows
      let table = UITableView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      let glass = UIVisualEffectView(effect: nil)
      glass.frame = CGRect(x: 0, y: 400, width: 100, height: 100)
      glass.accessibilityIdentifier = "glass"
      for part in [grid, table, glass] { view.addSubview(part) }
    } then: { view in
      let cells =
        view.subviews.flatMap { ($0 as? UICollectionView)?.visibleCells ?? [] }.map(\.contentView)
        + view.subviews.flatMap { ($0 as? UITableView)?.visibleCells ?? [] }.map(\.contentView)
      UIView.animate(withDuration: 0.3) {
        for content in cells { content.alpha = 0.5 }
        (view.named("glass") as? UIVisualEffectView)?.contentView.alpha = 0.5
      }
    }
    let names = told.motions.map(\.view)
    #expect(
      Set(names) == [
        "the content view of UICollectionViewCell “Tea”",
        "the content view of UITableViewCell “Milk”", "the content view of `glass`",
      ])
  }
}

/// One item and one row.
private final class Rows: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 80, height: 30))
    label.text = "Tea"
    cell.contentView.addSubview(label)
    return cell
  }

  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Milk"
    return cell
  }
}
