import UIKit

final class HomeViewController: UIViewController {
    private let spinner = UIActivityIndicatorView(style: .large)
    private lazy var pulseButton: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Pulse", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20, weight: .semibold)
        button.addTarget(self, action: #selector(didTapPulse), for: .touchUpInside)
        return button
    }()

    private let card: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .systemIndigo
        view.layer.cornerRadius = 16
        view.layer.cornerCurve = .continuous
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.2
        view.layer.shadowRadius = 12
        view.layer.shadowOffset = .init(width: 0, height: 6)
        return view
    }()

    init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Home"
        navigationController?.navigationBar.prefersLargeTitles = true
        view.backgroundColor = .systemBackground
        [card, pulseButton].forEach(view.addSubview)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 180),
            card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 1.3),
            pulseButton.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 24),
            pulseButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
            self?.didTapPulse()
        }
    }

    @objc private func didTapPulse() {
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 8, options: [.curveEaseInOut, .allowUserInteraction]) {
            self.card.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        } completion: { _ in
            UIView.animate(withDuration: 0.3) { self.card.transform = .identity }
        }
        let generator = UIImpactFeedbackGenerator(style: .medium)
        generator.impactOccurred()
    }
}

class ProfileViewController: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        self.tabBarItem.title = "Me"
        self.tabBarItem.image = UIImage(systemName: "person.crop.circle")
    }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    override func loadView() {
        let label = UILabel()
        label.text = "Profile"
        label.textAlignment = .center
        label.backgroundColor = .secondarySystemBackground
        view = label
    }
}
