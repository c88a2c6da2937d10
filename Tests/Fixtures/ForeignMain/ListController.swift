import UIKit

/// A table whose rows ask before they lead further.
class ListController: UITableViewController, UINavigationControllerDelegate {
  private let names = ["Apricot", "Cherry", "Peach"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationController?.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil, navigationController?.topViewController == self else {
      return
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.ask(about: self.names[1]) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ask(about: names[indexPath.row])
  }

  private func ask(about name: String) {
    let alert = UIAlertController(title: name, message: "Open it?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(UIAlertAction(title: "Open", style: .default, handler: nil))
    present(alert, animated: true) {
      alert.dismiss(animated: true) {
        self.navigationController?.pushViewController(BoxController(), animated: true)
      }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? Fade() : nil
  }
}

/// Fades one controller into the next.
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { view.alpha = 1 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
