import UIKit

/// A grid whose selected cells follow a finger elastically.
enum ElasticDrag {
  final class ViewController: UIViewController {
    lazy var collectionView: UICollectionView = {
      let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: DraggableLayout())
      collectionView.backgroundColor = .white
      collectionView.translatesAutoresizingMaskIntoConstraints = false
      collectionView.accessibilityIdentifier = "grid"
      view.addSubview(collectionView)
      collectionView.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      collectionView.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
      return collectionView
    }()

    lazy var longPress = UILongPressGestureRecognizer(
      target: self, action: Selector(ViewController.handleLongPress(sender:)))

    var selectedIndexPaths: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      collectionView.delegate = self
      collectionView.dataSource = self
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      collectionView.addGestureRecognizer(longPress)
    }

    func handleLongPress(sender: UILongPressGestureRecognizer) {
      guard let draggableLayout = collectionView.collectionViewLayout as? DraggableLayout else {
        return
      }
      let location = sender.location(in: collectionView)
      switch sender.state {
      case .began:
        draggableLayout.startDragging(indexPaths: selectedIndexPaths, from: location)
      case .changed:
        draggableLayout.updateDragLocation(location)
      case .ended, .failed, .cancelled:
        draggableLayout.endDragging()
      case .possible:
        break
      }
    }
  }
}

extension ElasticDrag.ViewController: UICollectionViewDelegate, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.accessibilityIdentifier = "cell-\(indexPath.item)"
    show(isSelected: selectedIndexPaths.contains(indexPath), of: cell)
    return cell
  }

  /// A cell that is chosen stands out from those that it is carried over.
  private func show(isSelected: Bool, of cell: UICollectionViewCell) {
    cell.backgroundColor = isSelected ? .red : .gray
    cell.layer.shadowOpacity = isSelected ? 0.5 : 0
    cell.layer.shadowRadius = 4
    cell.layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let isSelected = !selectedIndexPaths.contains(indexPath)
    if let cell = collectionView.cellForItem(at: indexPath) {
      show(isSelected: isSelected, of: cell)
    }
    if isSelected {
      selectedIndexPaths.append(indexPath)
    } else {
      selectedIndexPaths.removeAll { $0 == indexPath }
    }
  }
}
