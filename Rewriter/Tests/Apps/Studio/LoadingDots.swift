import UIKit

class LoadingDots: UIView {
    private let dots = (0..<3).map { _ in CALayer() }
    private var link: CADisplayLink?
    private var began: CFTimeInterval = 0

    override func didMoveToWindow() {
        super.didMoveToWindow()
        link?.invalidate()
        guard window != nil else { return }
        dots.forEach(layer.addSublayer)
        began = CACurrentMediaTime()
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .commonModes)
    }

    @objc private func step(_ link: CADisplayLink) {
        let t = link.timestamp - began
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(x: 20 * CGFloat(index), y: 10 + 5 * CGFloat(sin(4 * t - Double(index))), width: 10, height: 10)
            dot.backgroundColor = UIColor.gray.cgColor
            dot.cornerRadius = 5
        }
    }
}
