import UIKit

final class CardStack: UIView {
    private(set) var cards: [UIView] = []
    private lazy var pan: UIPanGestureRecognizer = .init(target: self, action: #selector(panned))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(pan)
        pan.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func push(_ card: UIView) {
        card.frame = bounds.insetBy(dx: 20, dy: 20)
        addSubview(card)
        cards.append(card)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        guard let card = cards.last else { return }
        let shift = pan.translation(in: self)
        switch pan.state {
        case .changed:
            card.transform = CGAffineTransform(translationX: shift.x, y: shift.y)
        case .ended:
            let velocity = pan.velocity(in: self)
            let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: velocity.x / 100, dy: 0))
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
            animator.addAnimations { card.transform = .identity }
            animator.startAnimation()
        default:
            break
        }
    }
}

extension CardStack: UIGestureRecognizerDelegate {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !cards.isEmpty
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        true
    }
}

#Preview {
    let stack = CardStack(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    stack.push(UIView())
    return stack
}
