import ReusedViews
import Testing
import UIKit

private final class Row: UITableViewCell, Reusable {}
private final class DrawnRow: UITableViewCell, NibReusable {}
private final class Named: UITableViewCell, Reusable {
  static var reuseIdentifier: String { "other" }
}
private final class Head: UITableViewHeaderFooterView, Reusable {}
private final class Tile: UICollectionViewCell, Reusable {}
private final class DrawnTile: UICollectionViewCell, Reusable, NibLoadable {}
private final class Band: UICollectionReusableView, Reusable {}
private final class Card: UIView, NibLoadable {}
private final class Panel: UIView, NibOwnerLoadable {}
private final class Home: UIViewController, StoryboardBased {}
private final class Room: UIViewController, StoryboardSceneBased {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "Home", bundle: nil) }
}

/// Cells, xibs and storyboards by their classes.
@MainActor @Suite(.serialized) struct ReusableTests {
  private let path = IndexPath(row: 0, section: 0)

  @Test func `a class is registered under its own name`() {
    #expect(Row.reuseIdentifier == "Row" && Named.reuseIdentifier == "other")
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(cellType: Row.self)
    table.register(cellType: Named.self)
    table.register(headerFooterViewType: Head.self)
    let row: Row = table.dequeueReusableCell(for: path)
    #expect(row.reuseIdentifier == "Row")
    #expect(table.dequeueReusableCell(for: path, cellType: Named.self).reuseIdentifier == "other")
    #expect(table.dequeueReusableHeaderFooterView(Head.self) != nil)
  }

  @Test func `cells of xibs are registered with them`() {
    InterfaceFiles.add(nib: "DrawnRow") { _, _ in
      let row = DrawnRow(style: .value1, reuseIdentifier: "DrawnRow")
      row.tag = 7
      return [row]
    }
    InterfaceFiles.add(nib: "DrawnTile") { _, _ in
      let tile = DrawnTile()
      tile.tag = 8
      return [tile]
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(cellType: DrawnRow.self)
    let row: DrawnRow = table.dequeueReusableCell(for: path)
    #expect(row.tag == 7)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(cellType: DrawnTile.self)
    let tile: DrawnTile = grid.dequeueReusableCell(for: path)
    #expect(tile.tag == 8)
  }

  @Test func `cells and bands of a collection are asked for by their classes`() {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(cellType: Tile.self)
    grid.register(
      supplementaryViewType: Band.self, ofKind: UICollectionView.elementKindSectionHeader)
    let tile: Tile = grid.dequeueReusableCell(for: path)
    #expect(tile.reuseIdentifier == "Tile")
    let band = grid.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, for: path, viewType: Band.self)
    #expect(band.reuseIdentifier == "Band")
  }

  @Test func `a view is made of its xib, and another is filled by its own`() {
    InterfaceFiles.add(nib: "Card") { _, _ in
      let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      card.tag = 9
      return [card]
    }
    #expect(Card.loadFromNib().tag == 9)
    var owner: Any?
    InterfaceFiles.add(nib: "Panel") { _, given in
      owner = given
      return [UILabel()]
    }
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    panel.loadNibContent()
    panel.layoutIfNeeded()
    #expect(panel.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(owner as? Panel === panel)
  }

  @Test func `controllers are made of storyboards by their classes`() {
    InterfaceFiles.add(
      storyboard: "Home", initial: "a",
      scenes: [
        InterfaceFiles.Scene("a", identifier: nil) { _ in Home() },
        InterfaceFiles.Scene("b", identifier: "Room") { _ in Room() },
      ])
    #expect(type(of: Home.instantiate()) == Home.self)
    #expect(type(of: Room.instantiate()) == Room.self)
    #expect(Room.sceneIdentifier == "Room")
  }
}
