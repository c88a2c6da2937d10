import UIKit

@MainActor
final class OrbitController: UIViewController {
    private let sun = UIView(frame: .init(x: 140, y: 200, width: 60, height: 60))
    private var planets: [UIView] = []
    private var animator: UIDynamicAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        sun.backgroundColor = .yellow
        sun.layer.cornerRadius = 30
        view.addSubview(sun)
        let tap = UITapGestureRecognizer(target: self, action: #selector(addPlanet(_:)))
        view.addGestureRecognizer(tap)
    }

    @objc private func addPlanet(_ tap: UITapGestureRecognizer) {
        let planet = UIView(frame: CGRect(origin: tap.location(in: view), size: CGSize(width: 20, height: 20)))
        planet.backgroundColor = .cyan
        planet.layer.cornerRadius = 10
        view.addSubview(planet)
        planets.append(planet)
        let field = UIFieldBehavior.radialGravityField(position: sun.center)
        field.addItem(planet)
        let animator = animator ?? UIDynamicAnimator(referenceView: view)
        animator.addBehavior(field)
        self.animator = animator
    }
}

#Preview("Orbit") {
    OrbitController()
}
