import UIKit

/// A name that is cut where text is large, and a button that is too small.
final class ProfileController: UIViewController {
  @IBAction private func edit(_ sender: UIButton) { view.endEditing(true) }
}
