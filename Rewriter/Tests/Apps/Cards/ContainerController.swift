import UIKit

class ContainerController: UIViewController {
    @IBOutlet private var container: UIView!
    private(set) var current: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        if container == nil {
            container = UIView(frame: view.bounds)
            view.addSubview(container)
        }
    }

    func show(_ next: UIViewController) {
        addChildViewController(next)
        next.view.frame = container.bounds
        container.addSubview(next.view)
        next.didMove(toParentViewController: self)
        if let current = current {
            current.willMove(toParentViewController: nil)
            current.view.removeFromSuperview()
            current.removeFromParentViewController()
        }
        current = next
        assert(childViewControllers.count == 1)
        assert(self.childViewControllers.first === next)
    }

    @IBAction func closeTapped() { current = nil }

    @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { return nil }
}
