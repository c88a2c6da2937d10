import UIKit

class ColorCell: UICollectionViewCell {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var swatch: UIImageView!

    func show(_ name: String, _ color: UIColor) {
        nameLabel.text = name
        swatch.backgroundColor = color
    }
}
