import Testing
import UIKit

@MainActor @Suite struct SmallConfigurationTests {
  /// A configuration of one's own, whose view has constraints and nothing else that tells its size.
  private struct Box: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BoxView(self) }
    func updated(for state: any UIConfigurationState) -> Box { self }
  }

  private final class BoxView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ box: Box) {
      configuration = box
      super.init(frame: .zero)
      let inner = constrained("inner", in: self)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: box.height),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a list's row is as high as the constraints of its configuration's view ask`() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    try onStage { stage in
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        $0.contentConfiguration = Box(height: CGFloat($2))
        _ = $1
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([100, 30])
      source.apply(snapshot, animatingDifferences: false)
      stage.window.addSubview(view)
      stage.run(frames: 3)
      let heights = (0..<2).map {
        view.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height
      }
      #expect(heights == [116, 46])
    }
  }

  @Test func `a table's row is, too`() {
    let cell = UITableViewCell()
    cell.contentConfiguration = Box(height: 100)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 116)
  }

  @Test func `a controller that is edited has its view`() {
    final class Editor: UICollectionViewController {
      var isReady = false
      override func viewDidLoad() { isReady = true }
    }
    let editor = Editor(collectionViewLayout: UICollectionViewFlowLayout())
    editor.setEditing(true, animated: false)
    #expect(editor.isReady && editor.collectionView.isEditing)
  }

  @Test func `a row without actions, and headers that do not know their list`() {
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
    #expect(UIListContentConfiguration.header().textProperties.transform == .uppercase)
    #expect(UIListContentConfiguration.footer().textProperties.font.pointSize == 13)
    #expect(UINavigationItem(title: "a").style == .navigator)
  }

  @Test func `a view beside the content is tinted after it was described`() {
    let button = UIButton()
    var described = UICellAccessory.CustomViewConfiguration(
      customView: button, placement: .leading(displayed: .always))
    described.tintColor = .purple
    described.isHidden = true
    #expect(described.tintColor == .purple && described.isHidden)
    #expect(described.customView === button)
  }
}
