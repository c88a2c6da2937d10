import UIKit

/// Forwards what it does not need itself.
class ParallaxScroll: UIView, UIScrollViewDelegate {
    let scroll = UIScrollView()
    weak var delegate: UIScrollViewDelegate?
    var onScroll: ((CGFloat) -> Void)?
    @IBInspectable dynamic var speed: CGFloat = 0.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        scroll.frame = bounds
        scroll.delegate = self
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        onScroll?(scrollView.contentOffset.y * speed)
        delegate?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        self.delegate?.scrollViewDidEndDragging?(
            scrollView,
            willDecelerate: decelerate
        )
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return delegate?.viewForZooming?(in: scrollView)
    }
}
