import UIKit

class CircleLayout: UICollectionViewLayout {
    private var animator: UIDynamicAnimator!
    @objc var radius: CGFloat = 100

    override func prepare() {
        super.prepare()
        if animator == nil { animator = UIDynamicAnimator(collectionViewLayout: self) }
    }

    override var collectionViewContentSize: CGSize { return collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return (0 ..< (collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }
}

extension CircleLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let angle = CGFloat(indexPath.item) * .pi / 6
        attributes.center = CGPoint(x: 160 + radius * cos(angle), y: 240 + radius * sin(angle))
        attributes.size = CGSize(width: 40, height: 40)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}

class CircleController: UICollectionViewController {
    init() { super.init(collectionViewLayout: CircleLayout()) }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 12, saturation: 1, brightness: 1, alpha: 1)
        return cell
    }
}
