import Geometry
import SceneCatalog
import Staging
import Testing
import UIKit

@MainActor
@Suite struct CollectionSceneTests {
  @Test func `red cells follow the finger above the others and spring back`() throws {
    var mostCells = 0
    let play = try ScenePlay("elastic-drag") { stage in
      let grid = stage.view("grid") as? UICollectionView
      mostCells = max(mostCells, grid?.visibleCells.count ?? .max)
    }
    let rows = try play.rows(of: "cell-12")
    let home = try #require(rows.first?.center)
    // The finger stands at (60, 180) and (-100, 110) from its touch before it is lifted at 4.8 s.
    let held = try play.row(of: "cell-12", at: 4.7)
    #expect(hypot(held.center.x - home.x + 40, held.center.y - home.y - 290) < 3)
    let last = try #require(rows.last)
    #expect(hypot(last.center.x - home.x, last.center.y - home.y) <= 0.5)
    #expect(abs(last.angle) < 1e-3)
    // Others stay where they are.
    let others = try play.rows(of: "cell-7")
    #expect(Set(others.map(\.center.y)).count == 1)
    // 16 rows would hold all of the screen and more; 1000 cells exist as data only.
    #expect(mostCells <= 60)
    for name in ["cell-6", "cell-12", "cell-13", "cell-18"] {
      #expect(play.stage.view(name)?.backgroundColor == .red)
    }
    #expect(!play.stage.isBusy)
  }

  @Test func `a cell is let in elsewhere, and dropped outside it returns`() throws {
    let play = try ScenePlay("cell-reorder")
    let controller = try #require(play.stage.window.rootViewController)
    let grid = try #require(play.stage.view("grid") as? UICollectionView)
    let shown = (0..<28).map { item in
      grid.cellForItem(at: IndexPath(item: item, section: 0))?.accessibilityIdentifier
    }
    var expected = Array(1...30)
    expected.remove(at: 5)
    expected.insert(6, at: 14)
    #expect(shown == expected.prefix(28).map { "cell-\($0)" })
    #expect(numbers(of: controller) == expected)
    #expect(play.stage.view("copy") == nil)
    let alphas = grid.visibleCells.map(\.contentView.alpha)
    #expect(alphas.allSatisfy { $0 == 1 })
    // The copy grows to 1.2 in 0.4 s and shrinks again on release.
    let copy = try play.rows(of: "copy")
    #expect(copy.count > 100)
  }

  private func numbers(of controller: UIViewController) -> [Int]? {
    Mirror(reflecting: controller).children.first { $0.label == "numbers" }?.value as? [Int]
  }
}
