import UIKit

class SwitchPanel: UIViewController {
    @IBOutlet weak private var slider: UISlider!
    @IBOutlet private weak var toggle: UISwitch!
    @IBOutlet @objc weak var segments: UISegmentedControl?

    override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 60, height: 40))
        view.addSubview(slider)
        view.addSubview(toggle)
        self.slider = slider
        self.toggle = toggle
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.addTarget(self, action: #selector(Self.sliderChanged), for: .valueChanged)
        toggle.addTarget(self, action: #selector(toggleChanged(_:forEvent:)), for: UIControlEvents.valueChanged)
    }

    @IBAction func sliderChanged(_ sender: UISlider) {
        view.alpha = CGFloat(sender.value)
    }

    @IBAction
    func toggleChanged(_ sender: UISwitch, forEvent event: UIEvent) {
        view.backgroundColor = sender.isOn ? .green : .red
    }

    @IBAction @objc dynamic func reset(_ sender: Any?) {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(later), object: nil)
        perform(#selector(later), with: nil, afterDelay: 0.5)
    }

    @objc func later() { slider.value = 0 }
}
