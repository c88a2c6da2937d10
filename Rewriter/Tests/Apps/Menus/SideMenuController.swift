import UIKit

class SideMenuController: UIViewController {
    private let menu = UIView()
    private var isOpen = false
    private var constraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        menu.translatesAutoresizingMaskIntoConstraints = false
        menu.backgroundColor = .darkGray
        view.addSubview(menu)
        constraint = menu.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -240)
        NSLayoutConstraint.activate([
            constraint,
            menu.topAnchor.constraint(equalTo: view.topAnchor),
            menu.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            menu.widthAnchor.constraint(equalToConstant: 240),
        ])

        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(self.handleEdge(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: #selector(close as () -> Void))
        view.addGestureRecognizer(tap)
    }

    @objc private func handleEdge(_ gesture: UIScreenEdgePanGestureRecognizer) {
        if gesture.state == .ended { setOpen(true) }
    }

    @objc func close() { close(animated: true) }
    @objc func close(animated: Bool) { setOpen(false) }

    private func setOpen(_ open: Bool) {
        isOpen = open
        constraint.constant = open ? 0 : -240
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            self.view.layoutIfNeeded()
        }
    }
}
