import UIKit

class PictureWall: UIViewController {
    private let pictures: [UIImage] = [#imageLiteral(resourceName: "one.png"), #imageLiteral(resourceName: "two.png")]
    private let captions = #fileLiteral(resourceName: "captions.txt")
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, picture) in pictures.enumerated() {
            let imageView = UIImageView(image: picture)
            imageView.contentMode = UIViewContentMode.scaleAspectFit
            imageView.frame.origin.y = CGFloat(index) * 120
            imageView.isUserInteractionEnabled = true
            imageView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(PictureWall.pinched(_:))))
            view.addSubview(imageView)
        }
        observation = view.observe(\.bounds, options: [.new]) { view, change in
            print(view.bounds, change.newValue ?? .zero)
        }
        print((try? String(contentsOf: captions)) ?? "")
    }

    @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
        pinch.view?.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
    }
}
