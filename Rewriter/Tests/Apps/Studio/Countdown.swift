import Foundation
import UIKit

protocol CountdownDelegate: class {
    func countdown(_ countdown: Countdown, didReach seconds: Int)
}

final class Countdown {
    weak var delegate: CountdownDelegate?
    private var remaining: Int
    private var timer: Timer?

    init(seconds: Int) { remaining = seconds }

    func start() {
        timer = .scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        RunLoop.main.add(timer!, forMode: .common)
    }

    @objc private func tick() {
        remaining -= 1
        delegate?.countdown(self, didReach: remaining)
        if remaining == 0 { timer?.invalidate() }
    }
}
