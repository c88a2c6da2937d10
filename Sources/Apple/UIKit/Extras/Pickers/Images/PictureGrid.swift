/// The pictures of the library as squares, three or more beside one another.
@MainActor
final class PictureGrid: UICollectionViewController {
  /// Called with a picture that a finger has chosen.
  var onChoice: (LibraryPicture) -> Void = { _ in }
  /// Called when nothing is to be chosen.
  var onCancel: () -> Void = {}

  private lazy var pictures = PictureLibrary.pictures

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = Self.gap
    super.init(collectionViewLayout: layout)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let width = view.bounds.width
    let columns = max(Self.fewestColumns, (width / Self.widest).rounded(.down))
    let side = ((width - (columns - 1) * Self.gap) / columns * 2).rounded(.down) / 2
    let size = CGSize(width: side, height: side)
    guard side > 0, layout.itemSize != size else { return }
    layout.itemSize = size
    layout.invalidateLayout()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.picture.image = pictures[indexPath.item].image
    cell.accessibilityIdentifier = "picture \(indexPath.item + 1)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { onChoice(pictures[indexPath.item]) }

  /// The room between pictures, the number of columns of a phone, and from which width on a column
  /// is added.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: as phones look.
  private static let gap: CGFloat = 2
  private static let fewestColumns: CGFloat = 3
  private static let widest: CGFloat = 180
}

/// A picture of the library.
@MainActor
final class PictureCell: UICollectionViewCell {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
  }
}
