import UIKit

// Selectors in one place, as many style guides have it.
private extension Selector {
    static let plusTapped = #selector(CounterController.plusTapped(_:))
    static let minusTapped = #selector(CounterController.minusTapped)
}

class CounterController: UIViewController {
    private let plus = UIButton(type: .system), minus = UIButton(type: .system)
    private let label = UILabel()
    private var count: NSInteger = 0 {
        didSet { label.text = "\(count)" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        plus.addTarget(self, action: .plusTapped, for: .touchUpInside)
        minus.addTarget(self, action: .minusTapped, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [minus, label, plus])
        stack.axis = UILayoutConstraintAxis.horizontal
        view.addSubview(stack)
        hideKeyboardWhenTappedAround()
    }

    @objc fileprivate func plusTapped(_ sender: UIButton) { count += 1 }
    @objc fileprivate func minusTapped(_ sender: UIButton, event: UIEvent) { count -= 1 }
}

extension UIViewController {
    func hideKeyboardWhenTappedAround() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(UIViewController.dismissKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        let swipe = UISwipeGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        swipe.direction = .down
        view.addGestureRecognizer(swipe)
    }

    @objc func dismissKeyboard() {
        view.endEditing(true)
    }
}
