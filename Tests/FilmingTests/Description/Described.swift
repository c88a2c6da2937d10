import Staging
import UIKit

@testable import Filming

/// A controller whose views are built by a closure, and which does something when it has appeared.
final class BuiltController: UIViewController {
  private let build: @MainActor (UIView) -> Void
  private let act: @MainActor (UIView) -> Void

  init(_ build: @escaping @MainActor (UIView) -> Void, _ act: @escaping @MainActor (UIView) -> Void)
  {
    (self.build, self.act) = (build, act)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .white
    build(view)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    act(view)
  }
}

/// Describes a scene of 320 × 568 points.
///
/// - Parameters:
///   - limit: when it ends at the latest, in seconds.
///   - fingers: what the fingers do.
///   - part: what of it is described.
///   - build: puts views into the controller's.
///   - act: called when they have appeared.
/// - Returns: the description.
/// - Throws: what playing and describing throws.
@MainActor
func describing(
  limit: TimeInterval = 2, fingers: [Finger] = [], _ part: DescribedPart = DescribedPart(),
  _ build: @escaping @MainActor (UIView) -> Void,
  then act: @escaping @MainActor (UIView) -> Void = { _ in }
) async throws -> SceneDescription {
  let scene = Scene(
    "built", "", screen: Screen(width: 320, height: 568, scale: 2), limit: limit,
    fingers: fingers
  ) { BuiltController(build, act) }
  return try await SceneDescription(of: scene, part, contentSize: "large")
}

/// Makes a named box in a colour.
@MainActor
func box(
  _ name: String, _ frame: CGRect, in view: UIView, _ color: UIColor = .systemRed
) -> UIView {
  let box = UIView(frame: frame)
  box.accessibilityIdentifier = name
  box.backgroundColor = color
  view.addSubview(box)
  return box
}

/// Puts a label in that is named as what it says.
@MainActor
func label(
  _ text: String, _ frame: CGRect, in view: UIView, size: CGFloat = 16, _ color: UIColor = .black
) {
  let label = UILabel(frame: frame)
  label.text = text
  label.accessibilityIdentifier = text
  label.font = .systemFont(ofSize: size)
  label.textColor = color
  view.addSubview(label)
}

/// Puts a button in that does something when it is tapped.
@MainActor
func button(_ name: String, _ button: UIButton, _ frame: CGRect, in view: UIView) {
  button.frame = frame
  button.accessibilityIdentifier = name
  button.addAction(UIAction { _ in }, for: .touchUpInside)
  view.addSubview(button)
}

extension UIView {
  /// The view inside with an identifier.
  func named(_ name: String) -> UIView {
    func find(_ view: UIView) -> UIView? {
      view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap(find).first
    }
    return find(self) ?? UIView()
  }
}

extension SceneDescription {
  func part(_ quantity: ToldQuantity, of view: String) -> Part? {
    motions.first { $0.view == view }?.parts.first { $0.quantity == quantity }
  }

  func found(_ kind: Finding.Kind) -> [Finding] { findings.filter { $0.kind == kind } }
}
