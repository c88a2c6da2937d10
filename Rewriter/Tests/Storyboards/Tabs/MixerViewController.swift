import UIKit

class MixerViewController: UIViewController, UITextFieldDelegate {

    var start: UIColor?
    var mixed: UIColor { UIColor(hue: CGFloat(hue.value), saturation: 0.4, brightness: 1, alpha: 1) }

    @IBOutlet weak var hue: UISlider!
    @IBOutlet weak var swatch: UIView!
    @IBOutlet weak var name: UITextField!
    @IBOutlet var radiusOfSwatch: NSLayoutConstraint!
    private weak var hint: HintViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        precondition(hint != nil, "the container's segue comes before viewDidLoad")
        show()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "hint" { hint = segue.destination as? HintViewController }
    }

    @IBAction func hueChanged(_ sender: Any) { show() }

    @IBAction func sizeChanged(_ sender: UISegmentedControl) {
        radiusOfSwatch.constant = sender.selectedSegmentIndex == 0 ? 80 : 160
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    private func show() {
        swatch.backgroundColor = mixed
        hint?.text = "Hue \(Int(hue.value * 360))"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

class HintViewController: UIViewController {
    @IBOutlet var label: UILabel!
    var text = "" { didSet { label.text = text } }
}
