/// Lets somebody choose a colour of a grid, and its opacity.
///
/// The spectrum and the sliders that phones have beside the grid are not there.
///
/// Source: Apple, UIColorPickerViewController.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Is told of choices; kept weakly.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The colour that is chosen.
  open var selectedColor = UIColor.black {
    didSet { show() }
  }

  /// Whether the opacity can be chosen, too.
  open var supportsAlpha = true {
    didSet { show() }
  }

  private let heading = UILabel()
  private let close = UIButton(type: .close)
  private let grid = ColorGrid()
  private let word = UILabel()
  private let opacity = UISlider()
  private let percent = UILabel()
  private let sample = UIView()

  /// Makes a picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = title ?? "Colors"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    word.text = "OPACITY"
    word.font = .systemFont(ofSize: 13, weight: .semibold)
    word.textColor = .secondaryLabel
    percent.font = .systemFont(ofSize: 15)
    percent.textAlignment = .right
    sample.layer.cornerRadius = Self.sampleRadius
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) { self?.tellEnd() } },
      for: .touchUpInside)
    grid.accessibilityIdentifier = "colors"
    grid.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    opacity.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    for view in [heading, close, grid, word, opacity, percent, sample] {
      self.view.addSubview(view)
    }
    show()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tellEnd()
  }

  private var hasTold = false

  private func tellEnd() {
    guard !hasTold else { return }
    hasTold = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  private func choose() {
    let alpha = supportsAlpha ? CGFloat(opacity.value) : 1
    selectedColor = grid.color.withAlphaComponent(alpha)
    delegate?.colorPickerViewControllerDidSelectColor(self)
    delegate?.colorPickerViewController(
      self, didSelect: selectedColor, continuously: opacity.isTracking)
  }

  private func show() {
    guard isViewLoaded else { return }
    let alpha = selectedColor.cgColor.alpha
    grid.color = selectedColor.withAlphaComponent(1)
    opacity.value = Float(alpha)
    opacity.minimumTrackTintColor = selectedColor.withAlphaComponent(1)
    percent.text = "\(Int((alpha * 100).rounded())) %"
    sample.backgroundColor = selectedColor
    for view in [word, opacity, percent] { view.isHidden = !supportsAlpha }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 2 * Self.margin
    let top = view.safeAreaInsets.top
    heading.frame = CGRect(x: 0, y: top + 16, width: view.bounds.width, height: 24)
    close.frame = CGRect(x: view.bounds.width - 46, y: top + 13, width: 30, height: 30)
    let side = (width / CGFloat(ColorGrid.columns)).rounded(.down)
    grid.frame = CGRect(
      x: Self.margin, y: top + 60, width: width, height: side * CGFloat(ColorGrid.rows))
    word.frame = CGRect(x: Self.margin, y: grid.frame.maxY + 20, width: width, height: 18)
    opacity.frame = CGRect(
      x: Self.margin, y: word.frame.maxY + 6, width: width - 70, height: 34)
    percent.frame = CGRect(
      x: Self.margin + width - 62, y: opacity.frame.minY, width: 62, height: 34)
    let below = supportsAlpha ? opacity.frame.maxY : grid.frame.maxY
    sample.frame = CGRect(x: Self.margin, y: below + 20, width: 76, height: 76)
  }

  /// *Units*: points.
  private static let margin: CGFloat = 16
  private static let sampleRadius: CGFloat = 10
}

/// Is told of choices of a colour; every method is optional.
///
/// Source: Apple, UIColorPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when a colour was chosen; `continuously` while a finger still moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called when a colour was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called when the picker has gone.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing unless the delegate implements it.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing unless the delegate implements it; called for each choice, before the method that
  /// says whether a finger still moves.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing unless the delegate implements it; called once, when the picker has gone.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
