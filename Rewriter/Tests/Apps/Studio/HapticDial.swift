import UIKit

final class HapticDial: UIControl {
    @objc private(set) dynamic var value: Double = 0
    private let feedback = UISelectionFeedbackGenerator()
    private var start: CGPoint = .zero

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        feedback.prepare()
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        value += Double(point.x - start.x) / 100
        start = point
        sendActions(for: .valueChanged)
        return true
    }
}

final class DialController: UIViewController {
    let dial = HapticDial(frame: CGRect(x: 60, y: 60, width: 200, height: 200))
    let readout = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dial)
        view.addSubview(readout)
        dial.addTarget(self, action: #selector(dialTurned(_:)), for: .valueChanged)
        dial.addTarget(readout, action: #selector(readout.setNeedsLayout), for: .valueChanged)
    }

    @objc private func dialTurned(_ sender: HapticDial) {
        readout.text = String(format: "%.2f", sender.value)
    }
}
