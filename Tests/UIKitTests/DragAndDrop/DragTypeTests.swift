import Testing
import UIKit

@testable import UIKitLists

/// What is dragged looks like, and what stands in for what has not come yet.
@MainActor @Suite struct DragTypeTests {
  @Test func `a preview shows a view with the usual looks, at a place`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(20, 40, 60, 20))
      let preview = UIDragPreview(view: view)
      #expect(preview.view === view && preview.parameters.visiblePath == nil)
      let targeted = UITargetedDragPreview(view: view)
      #expect(
        targeted.target.center == CGPoint(50, 50) && targeted.size == CGSize(width: 60, height: 20))
      let place = UIDragPreviewTarget(
        container: stage.window, center: CGPoint(5, 6), transform: .identity)
      let moved = targeted.retargetedPreview(with: place)
      #expect(moved.view === view && moved.target.center == CGPoint(5, 6))
      let looks = UIDragPreviewParameters()
      looks.backgroundColor = .clear
      #expect(UIDragPreview(view: view, parameters: looks).parameters.backgroundColor == .clear)
    }
  }

  @Test func `a placeholder sets up the cell that stands in`() {
    let path = IndexPath(item: 2, section: 0)
    let (ofItem, ofRow) = (
      UICollectionViewPlaceholder(insertionIndexPath: path, reuseIdentifier: "wait"),
      UITableViewPlaceholder(insertionIndexPath: path, reuseIdentifier: "wait", rowHeight: 30)
    )
    var cells: [UIView] = []
    ofItem.cellUpdateHandler = { cells.append($0) }
    ofRow.cellUpdateHandler = { cells.append($0) }
    let (item, row) = (UICollectionViewCell(), UITableViewCell())
    for view in [item, row] as [UIView] {
      ofItem.update(view)
      ofRow.update(view)
    }
    #expect(cells == [item, row])
    #expect(ofRow.rowHeight == 30 && ofItem.insertionIndexPath == path)
  }

  @Test func `a form of data is of its kind, and of those that it is besides`() {
    #expect(DataForm.isOfKind("public.png", "public.png"))
    #expect(DataForm.isOfKind("public.png", "public.image"))
    #expect(!DataForm.isOfKind("public.image", "public.png"))
  }
}
