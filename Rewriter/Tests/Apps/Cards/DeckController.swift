import UIKit

class BaseDeckController: UIViewController {
    var cards: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpCards()
        addNextButton()
    }
}

extension BaseDeckController {
    @objc func setUpCards() {
        for index in 0..<3 {
            let card = UIView(frame: CGRect(x: 40 + 20 * index, y: 100 + 30 * index, width: 120, height: 160))
            card.backgroundColor = UIColor(white: 0.9 - 0.2 * CGFloat(index), alpha: 1)
            card.tag = index
            view.addSubview(card)
            cards.append(card)
        }
    }

    @objc func addNextButton() {
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        button.addTarget(self, action: #selector(next(sender:)), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func next(sender: UIButton) {
        guard let top = cards.popLast() else { return }
        view.sendSubview(toBack: top)
        cards.insert(top, at: 0)
        view.bringSubview(toFront: sender)
    }
}

class DeckController: BaseDeckController {
    override func setUpCards() {
        super.setUpCards()
        cards.forEach { $0.layer.cornerRadius = 12 }
    }
}

extension DeckController {
    override var prefersStatusBarHidden: Bool {
        return true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        cards.first?.alpha = 0.9
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        cards.last?.center = touch.location(in: view)
    }
}
