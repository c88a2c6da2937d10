import UIKit

/// A grid of numbers whose cells a finger lifts, carries and puts down elsewhere.
enum CellReorder {
  final class DraggingCell: UICollectionViewCell {
    lazy var label: UILabel = {
      let label = UILabel(frame: contentView.bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.textAlignment = .center
      label.textColor = .white
      contentView.addSubview(label)
      return label
    }()

    /// Returns a picture of the cell as it is now.
    func rasterizedImageCopy() -> UIImage {
      UIGraphicsImageRenderer(size: bounds.size).image { _ in
        drawHierarchy(in: bounds, afterScreenUpdates: true)
      }
    }
  }

  final class ViewController: UIViewController {
    var numbers = Array(1...30)
    var startIndex: IndexPath?
    var draggingView: UIImageView?
    var dragViewStartLocation = CGPoint.zero

    lazy var collectionView: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 65, height: 65)
      layout.sectionInset = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)
      let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.backgroundColor = .white
      collectionView.accessibilityIdentifier = "grid"
      view.addSubview(collectionView)
      return collectionView
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.dataSource = self
      collectionView.register(DraggingCell.self, forCellWithReuseIdentifier: "Cell")
      collectionView.addGestureRecognizer(
        UILongPressGestureRecognizer(
          target: self, action: Selector(ViewController.longPressed(_:))))
    }

    func longPressed(_ sender: UILongPressGestureRecognizer) {
      let location = sender.location(in: collectionView)
      switch sender.state {
      case .began: lift(at: location)
      case .changed: draggingView?.center = collectionView.convert(location, to: view)
      case .ended: putDown(at: location)
      case .cancelled, .failed: putDown(at: dragViewStartLocation)
      case .possible: break
      }
    }

    private func lift(at location: CGPoint) {
      guard let index = collectionView.indexPathForItem(at: location),
        let cell = collectionView.cellForItem(at: index) as? DraggingCell
      else { return }
      startIndex = index
      let draggingView = UIImageView(image: cell.rasterizedImageCopy())
      draggingView.accessibilityIdentifier = "copy"
      // It lies above the cells.
      draggingView.layer.shadowOpacity = 0.5
      draggingView.layer.shadowRadius = 6
      draggingView.layer.shadowOffset = CGSize(width: 0, height: 4)
      cell.contentView.alpha = 0
      view.addSubview(draggingView)
      draggingView.center = collectionView.convert(location, to: view)
      dragViewStartLocation = location
      view.bringSubviewToFront(draggingView)
      self.draggingView = draggingView
      UIView.animate(withDuration: 0.4) {
        draggingView.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        draggingView.alpha = 0.9
      }
    }

    private func putDown(at location: CGPoint) {
      guard let draggingView, let startIndex else { return }
      // Outside of all cells it goes back to where it came from.
      let moveToIndexPath = collectionView.indexPathForItem(at: location) ?? startIndex
      let target = collectionView.layoutAttributesForItem(at: moveToIndexPath)?.center
      UIView.animate(
        withDuration: 0.4,
        animations: { [self] in
          draggingView.transform = .identity
          draggingView.alpha = 1
          if moveToIndexPath == startIndex, let target {
            draggingView.center = collectionView.convert(target, to: view)
          }
        },
        completion: { [self] _ in
          move(from: startIndex, to: moveToIndexPath)
          draggingView.removeFromSuperview()
          self.draggingView = nil
          self.startIndex = nil
        })
    }

    private func move(from start: IndexPath, to end: IndexPath) {
      guard start != end else {
        collectionView.cellForItem(at: start)?.contentView.alpha = 1
        return
      }
      // snippet.move
      let number = numbers.remove(at: start.item)
      numbers.insert(number, at: end.item)
      collectionView.performBatchUpdates { [self] in
        collectionView.deleteItems(at: [start])
        collectionView.insertItems(at: [end])
      }
      // snippet.end
    }
  }
}

extension CellReorder.ViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    let number = numbers[indexPath.item]
    cell.accessibilityIdentifier = "cell-\(number)"
    cell.contentView.alpha = 1
    cell.contentView.backgroundColor = .systemBlue
    cell.contentView.layer.cornerRadius = 8
    (cell as? CellReorder.DraggingCell)?.label.text = "\(number)"
    return cell
  }
}
