import UIKit

/// A list of rows that is flicked every two seconds, below a blurred bar or alone.
final class ScrolledListController: TimedController, UICollectionViewDataSource {
  private let hasBar: Bool
  private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  private let layout: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: RowCell.height)
    layout.minimumLineSpacing = 0
    return layout
  }()

  init(hasBar: Bool) {
    self.hasBar = hasBar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.backgroundColor = .white
    list.showsVerticalScrollIndicator = false
    list.register(RowCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    view.addSubview(list)
    guard hasBar else { return }
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 64)
    view.addSubview(bar)
    let title = UILabel(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    title.text = "Messages"
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    bar.contentView.addSubview(title)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.show(indexPath.item)
    return cell
  }

  /// A flick goes 900 points, ever slower; the list stands on whole pixels.
  override func move(at time: Double) {
    let flick = (time / 2).rounded(.down)
    let distance = 900 * (flick + 1 - exp(-2.5 * (time - 2 * flick)))
    list.contentOffset = CGPoint(x: 0, y: (distance * 2).rounded() / 2)
  }
}

/// A name, a line of a message and a thin line below.
private final class RowCell: UICollectionViewCell {
  static let height: CGFloat = 64
  private let disc = UIView(frame: CGRect(x: 16, y: 12, width: 40, height: 40))
  private let name = UILabel(frame: CGRect(x: 72, y: 10, width: 232, height: 24))
  private let message = UILabel(frame: CGRect(x: 72, y: 34, width: 232, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.layer.cornerRadius = 20
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    message.font = .systemFont(ofSize: 14)
    message.textColor = .gray
    let line = UIView(frame: CGRect(x: 72, y: 63.5, width: 248, height: 0.5))
    line.backgroundColor = .lightGray
    for part in [disc, name, message, line] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    disc.backgroundColor = UIColor(
      hue: CGFloat(row % 12) / 12, saturation: 0.6, brightness: 0.85, alpha: 1)
    name.text = "Sender \(row)"
    message.text = "This is message number \(row)."
  }
}
