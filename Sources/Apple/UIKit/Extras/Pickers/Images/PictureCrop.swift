/// Lets fingers move and scale a picture under a square, which is cut out of it.
@MainActor
final class PictureCrop: UIViewController, UIScrollViewDelegate {
  /// Called with what was cut out and where it stands in the whole, in points of the picture.
  var onChoice: (UIImage, CGRect) -> Void = { _, _ in }
  /// Called when another picture is to be chosen.
  var onCancel: () -> Void = {}

  private let image: UIImage
  private let window = UIScrollView()
  private let picture: UIImageView
  private let heading = UILabel()
  private let cancel = UIButton(type: .system)
  private let choose = UIButton(type: .system)

  init(_ image: UIImage) {
    self.image = image
    picture = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    window.clipsToBounds = false
    window.showsVerticalScrollIndicator = false
    window.showsHorizontalScrollIndicator = false
    window.contentInsetAdjustmentBehavior = .never
    window.alwaysBounceVertical = true
    window.alwaysBounceHorizontal = true
    window.delegate = self
    window.addSubview(picture)
    heading.text = "Move and Scale"
    heading.textColor = .white
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    cancel.setTitle("Cancel", for: .normal)
    choose.setTitle("Choose", for: .normal)
    for button in [cancel, choose] {
      button.accessibilityIdentifier = button.title(for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
    }
    cancel.addAction(UIAction { [weak self] _ in self?.onCancel() }, for: .touchUpInside)
    choose.addAction(UIAction { [weak self] _ in self?.cut() }, for: .touchUpInside)
    for view in [window, heading, cancel, choose] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let side = min(bounds.width, bounds.height)
    let frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    let bottom = bounds.height - view.safeAreaInsets.bottom - 50
    heading.frame = CGRect(x: 0, y: view.safeAreaInsets.top + 10, width: bounds.width, height: 24)
    cancel.frame = CGRect(x: 10, y: bottom, width: 80, height: 44)
    choose.frame = CGRect(x: bounds.width - 90, y: bottom, width: 80, height: 44)
    guard window.frame != frame else { return }
    window.frame = frame
    let least = max(
      side / max(image.size.width, 1), side / max(image.size.height, 1))
    window.minimumZoomScale = least
    window.maximumZoomScale = least * 4
    window.contentSize = image.size
    window.zoomScale = least
    window.contentOffset = CGPoint(
      x: (window.contentSize.width - side) / 2, y: (window.contentSize.height - side) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  private func cut() {
    let scale = max(window.zoomScale, .leastNormalMagnitude)
    let rect = CGRect(
      x: window.contentOffset.x / scale, y: window.contentOffset.y / scale,
      width: window.bounds.width / scale, height: window.bounds.height / scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let cut = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
    onChoice(cut, rect)
  }
}
