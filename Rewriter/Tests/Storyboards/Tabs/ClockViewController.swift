import UIKit

class ClockViewController: UIViewController {

    @IBOutlet var hands: [UIImageView]!
    @IBOutlet var spinner: UIActivityIndicatorView!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1) {
            for (index, hand) in self.hands.enumerated() {
                hand.transform = CGAffineTransform(rotationAngle: .pi / CGFloat(index + 2))
            }
        }
    }

    @IBAction func swiped() { spinner.stopAnimating() }
}
