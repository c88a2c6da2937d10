import Testing
import UIKit

@MainActor @Suite struct CellImageTests {
  @Test func `an image that is higher than its row keeps its shape, and the text follows it`()
    throws
  {
    try onStage { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 54)
      let size = CGSize(width: 200, height: 100)
      cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { $0.fill(.infinite) }
      cell.textLabel?.text = "A"
      cell.layoutIfNeeded()
      #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 108, height: 54))
      #expect(cell.textLabel?.frame.minX == 140)
    }
  }
}
