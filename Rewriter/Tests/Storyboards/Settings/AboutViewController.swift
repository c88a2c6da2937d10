import UIKit

class AboutViewController: UIViewController {

    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet var badge: BadgeView!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "About"
        badge.title.text = "1.0"
    }

    @IBAction func close() {
        dismiss(animated: true)
    }
}

class BadgeView: UIView {

    @IBOutlet var content: UIView!
    @IBOutlet var title: UILabel!

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
}
