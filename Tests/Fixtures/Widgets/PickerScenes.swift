import Flipbook
import UIKit

extension WidgetScenes {
  /// A picture is chosen, a square cut out of it.
  static let pictures = Scene(
    "pictures", "A picture is chosen and cut.", limit: 5,
    fingers: [.tap("picture 2", at: 1), .tap("Choose", at: 3)]
  ) { PictureController() }

  /// A colour is chosen.
  static let colors = Scene(
    "colors", "A colour is chosen.", limit: 3,
    fingers: [
      .tap("well", at: 0.5), .touch(.point(CGPoint(x: 200, y: 260)), at: 1.6).wait(0.1).lift(),
    ]
  ) { ColorController() }

  /// Words whose letters are outlines.
  static let letters = Scene("letters", "Letters are lines.", limit: 0.1) { LetterController() }
}

private final class PictureController: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  private let picture = UIImageView(frame: CGRect(x: 60, y: 80, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.backgroundColor = .systemFill
    view.addSubview(picture)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard picture.image == nil else { return }
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    picker.delegate = self
    present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picture.image = info[.editedImage] as? UIImage
    dismiss(animated: true)
  }
}

private final class ColorController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let well = UIColorWell(frame: CGRect(x: 40, y: 80, width: 40, height: 40))
    well.accessibilityIdentifier = "well"
    well.selectedColor = .systemPurple
    view.addSubview(well)
    let kinds: [UIButton.ButtonType] = [.detailDisclosure, .contactAdd, .close]
    for (index, kind) in kinds.enumerated() {
      let button = UIButton(type: kind)
      button.center = CGPoint(x: 120 + 50 * CGFloat(index), y: 100)
      if kind != .close { button.sizeToFit() }
      view.addSubview(button)
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 160, width: 320, height: 44))
    let looks = UIToolbarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .systemIndigo
    looks.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = looks
    bar.items = [
      UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
    ]
    view.addSubview(bar)
  }
}

private final class LetterController: UIViewController {
  private final class Outlined: UILabel {
    override func drawText(in rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()
      context?.setLineWidth(6)
      context?.setLineJoin(.round)
      context?.setTextDrawingMode(.stroke)
      textColor = .white
      super.drawText(in: rect)
      context?.setTextDrawingMode(.fill)
      textColor = .systemRed
      super.drawText(in: rect)
    }
  }

  private final class Clipped: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setTextDrawingMode(.clip)
      NSString("CLIP").draw(
        at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 80, weight: .black)])
      for index in 0..<12 {
        UIColor(hue: CGFloat(index) / 12, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: CGFloat(index) * 10, width: rect.width, height: 10))
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let label = Outlined(frame: CGRect(x: 20, y: 60, width: 280, height: 100))
    label.text = "Outline"
    label.font = .systemFont(ofSize: 64, weight: .heavy)
    view.addSubview(label)
    let clipped = Clipped(frame: CGRect(x: 20, y: 200, width: 280, height: 120))
    clipped.backgroundColor = .clear
    view.addSubview(clipped)
  }
}
