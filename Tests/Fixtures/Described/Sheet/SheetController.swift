import UIKit

/// A button brings a sheet, which a tray cuts off below.
final class SheetController: UIViewController {
  @IBOutlet private var sheet: UIView!

  @IBAction private func show(_ sender: UIButton) {
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      self.sheet.frame.origin.y = 140
    }
  }
}
