import UIKit
import PlaygroundSupport

class FadeViewController: UIViewController {
    let box = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 120))
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.backgroundColor = .white
        box.backgroundColor = .purple
        view.addSubview(box)
        UIView.animate(withDuration: 0.5) { self.box.alpha = 0 }
    }
}

PlaygroundPage.current.liveView = FadeViewController()
PlaygroundPage.current.needsIndefiniteExecution = true
//: [Next](@next)
