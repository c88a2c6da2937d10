import Foundation
import Markup
import Staging
import Testing
import UIKit

@testable import Filming

@MainActor @Suite struct DescriptionTextTests {
  private func lines(_ told: SceneDescription) -> [String] {
    DescriptionText(told, questions: [.init("More", "flipbook describe built")]).text
      .split(separator: "\n").map(String.init)
  }

  @Test func `a view is told with place, text, label, traits and value`() async throws {
    let told = try await describing {
      let card = box("card", CGRect(x: 20, y: 40, width: 200, height: 100), in: $0)
      card.accessibilityLabel = "A card"
      card.accessibilityTraits = [.button, .selected]
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
      label.text = "Title"
      card.addSubview(label)
      let control = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
      control.accessibilityIdentifier = "sound"
      control.isOn = true
      $0.addSubview(control)
    }
    let lines = lines(told)
    #expect(
      lines.contains("    `card` UIView 20, 40, 200 × 100 (button, selected, read as “A card”)"))
    #expect(lines.contains("      UILabel “Title” 30, 50, 180 × 30"))
    #expect(
      lines.contains {
        $0.hasPrefix("    `sound` UISwitch 20, 200, ") && $0.hasSuffix("(value on)")
      })
    #expect(told.views.first { $0.text == "Title" }?.traits == ["static text"])
    #expect(lines.last == "  More: flipbook describe built")
  }

  @Test(arguments: [1, 30, 60, 400])
  func `any number of views is told in forty lines at most`(count: Int) async throws {
    let told = try await describing { view in
      for index in 0..<count {
        let card = box(
          "card-\(index)", CGRect(x: index, y: index, width: 20, height: 20), in: view)
        _ = box("inner-\(index)", CGRect(x: 0, y: 0, width: 30, height: 10), in: card)
      }
    } then: { view in
      for index in 0..<count {
        UIView.animate(withDuration: 0.2 + Double(index) / 100) {
          view.named("card-\(index)").center.x += 40 + CGFloat(index)
        }
      }
    }
    let lines = lines(told)
    #expect(lines.count <= DescriptionText.mostLines)
    #expect(count < 30 || lines.count == DescriptionText.mostLines)
    let folds = lines.filter { $0.contains("… and ") }
    #expect(folds.isEmpty == (count == 1))
    #expect(folds.allSatisfy { $0.contains("--json") })
    // What is told and what is left out are all there are.
    if let fold = folds.first {
      let left = try #require(Int(fold.split(separator: " ")[2]))
      let shown = lines.filter { $0.contains(" UIView") && $0.contains(" × ") }.count
      #expect(left + shown == told.views.count)
    }
  }

  @Test func `what does the same is told once`() async throws {
    let told = try await describing { view in
      for index in 0..<6 {
        _ = box("card-\(index)", CGRect(x: 10, y: 40 * index, width: 20, height: 20), in: view)
      }
    } then: { view in
      UIView.animate(withDuration: 0.3) {
        for index in 0..<6 { view.named("card-\(index)").center.x += 40 }
      }
    }
    let moves = lines(told).filter { $0.contains("moves 40 pt right") }
    #expect(moves.count == 1)
    #expect(
      moves.first?.contains("`card-0`, `card-1`, `card-2` and 3 more, each from 0.00 s") == true)
  }

  @Test func `cells are called after the text in them, and what is found of many is told once`()
    async throws
  {
    let told = try await describing { view in
      let table = Fruits(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.dataSource = table
      view.addSubview(table)
    }
    #expect(told.views.contains { $0.name == "UITableViewCell “Fig”" })
    let faint = lines(told).filter { $0.contains("have the contrast") }
    #expect(faint.count == 1)
    #expect(faint.first?.contains("and ") == true)
  }

  @Test func `what is found of several views is said of several`() async throws {
    let told = try await describing { view in
      for index in 0..<5 {
        let frame = CGRect(x: 20, y: 20 + index * 40, width: 20, height: 20)
        _ = box("low-\(index)", frame, in: view)
        _ = box("away-\(index)", frame.offsetBy(dx: 310, dy: 0), in: view)
        let label = UILabel(frame: frame.offsetBy(dx: 100, dy: 0))
        label.accessibilityIdentifier = "label-\(index)"
        label.text = "Continue"
        view.addSubview(label)
      }
      _ = box("above", CGRect(x: 10, y: 10, width: 40, height: 220), in: view, .blue)
    }
    let lines = lines(told)
    func list(_ name: String) -> String { "`\(name)-0`, `\(name)-1`, `\(name)-2` and 2 more" }
    #expect(lines.contains("  \(list("low")) are covered wholly by `above`"))
    #expect(lines.contains("  \(list("away")) lie wholly beyond the right edge of the screen"))
    #expect(lines.contains { $0.hasPrefix("  the texts of \(list("label")) are cut: each needs ") })
  }

  /// The lines below cells and the label in a view for text are the system's, and a label that an author
  /// puts into one is not.
  @Test func `parts of cells and of views for text are not told`() async throws {
    let told = try await describing { view in
      let table = Fruits(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      table.dataSource = table
      view.addSubview(table)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 200, width: 320, height: 200),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      let rows = Rows(list)
      list.dataSource = rows
      view.addSubview(list)
      view.addSubview(rows)
      let notes = UITextView(frame: CGRect(x: 20, y: 400, width: 200, height: 60))
      notes.text = "Milk"
      let hint = UILabel(frame: CGRect(x: 100, y: 0, width: 80, height: 30))
      hint.text = "Hint"
      notes.addSubview(hint)
      view.addSubview(notes)
    }
    let thin = told.views.filter { $0.frame.height < 5 && $0.frame.width > 100 }
    #expect(thin.isEmpty)
    #expect(told.views.count { $0.type == "UICollectionViewListCell" } == 2)
    #expect(told.views.filter { $0.type == "UILabel" }.map(\.text) == ["Hint"])
    #expect(told.views.count { $0.text == "Milk" } == 1)
  }

  @Test func `a scene in which nothing is found says what was looked for`() async throws {
    let lines = lines(
      try await describing { _ = box("card", CGRect(x: 10, y: 40, width: 20, height: 20), in: $0) })
    #expect(lines.contains("Nothing moves or changes."))
    #expect(lines.contains { $0.hasPrefix("Found at ") && $0.contains("no text is cut or hidden") })
  }

  @Test func `two plays are told in the same words`() async throws {
    func told() async throws -> Data {
      try JSONText.lines(
        of: try await describing { view in
          for index in 0..<20 {
            _ = box("card-\(index)", CGRect(x: 10, y: 20 * index, width: 20, height: 20), in: view)
          }
        } then: { view in
          UIView.animate(withDuration: 0.3) {
            for index in 0..<20 { view.named("card-\(index)").alpha = CGFloat(index) / 20 }
          }
        })
    }
    #expect(try await told() == (try await told()))
  }

  @Test func `a view that is not there is refused with the names that are`() async throws {
    await #expect(throws: FilmError.noSuchView(scene: "built", asked: "car", names: ["card"])) {
      try await describing(DescribedPart(view: "car")) {
        _ = box("card", CGRect(x: 10, y: 40, width: 20, height: 20), in: $0)
      }
    }
  }

  @Test func `a moment after the end is refused`() async throws {
    await #expect(throws: FilmError.self) {
      try await describing(DescribedPart(at: 9)) {
        _ = box("card", CGRect(x: 10, y: 40, width: 20, height: 20), in: $0)
      }
    }
  }

  @Test func `lines are shared fairly`() {
    #expect(DescriptionText.share(10, among: [3, 3, 3]) == [3, 3, 3])
    #expect(DescriptionText.share(10, among: [1, 20, 20]) == [1, 5, 4])
    #expect(DescriptionText.share(0, among: [1]) == [0])
  }
}

/// Three rows of faint words.
private final class Fruits: UITableView, UITableViewDataSource {
  private static let words = ["Fig", "Plum", "Pear"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = Self.words[indexPath.row]
    cell.textLabel?.textColor = UIColor(white: 0.7, alpha: 1)
    return cell
  }
}

/// Two empty rows of a list.
private final class Rows: UIView, UICollectionViewDataSource {
  init(_ list: UICollectionView) {
    super.init(frame: .zero)
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
