import UIKit

@IBDesignable open class SpringButton: UIButton {
    @IBInspectable public var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @IBInspectable public var borderWidth: CGFloat = 0 { didSet { layer.borderWidth = borderWidth } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(pressed), for: .touchDown)
        addTarget(self, action: #selector(released(_:)), for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc open dynamic func pressed() {
        UIView.animate(withDuration: 0.1) { self.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    }

    @objc open dynamic func released(_ sender: Any) {
        let options: UIViewAnimationOptions = [.allowUserInteraction, .curveEaseOut]
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 6, options: options, animations: {
            self.transform = .identity
        }, completion: nil)
    }
}
