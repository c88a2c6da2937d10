import Flipbook
import UIKit

extension WidgetScenes {
  /// Days are chosen, and another month is shown.
  static let calendar = Scene(
    "calendar", "Days are chosen in a calendar.", limit: 3,
    fingers: [
      .touch(.point(CGPoint(x: 160, y: 326)), at: 0.5).wait(0.1).lift(),
      .touch(.point(CGPoint(x: 278, y: 82)), at: 1.5).wait(0.1).lift(),
    ]
  ) { CalendarController() }

  /// A page of HTML, an edit menu, a pop-up button and a title that wraps.
  static let words = Scene(
    "words", "Words of a page, and menus of them.", limit: 4,
    fingers: [
      .touch("words", at: 0.5).wait(0.1).lift(),
      .touch(.point(CGPoint(x: 116, y: 92)), at: 1.3).wait(0.1).lift(), .tap("pop-up", at: 2),
      .touch(.point(CGPoint(x: 120, y: 480)), at: 3).wait(0.1).lift(),
    ]
  ) { WordsController() }

  /// A screen grows out of a picture and goes back into it.
  static let zoom = Scene(
    "zoom", "A screen grows out of a square.", limit: 3,
    fingers: [
      .tap("square", at: 0.4), .touch(.point(CGPoint(x: 30, y: 42)), at: 1.6).wait(0.1).lift(),
    ]
  ) { UINavigationController(rootViewController: ZoomController()) }
}

private final class CalendarController: UIViewController, UICalendarViewDelegate,
  UICalendarSelectionMultiDateDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let calendar = UICalendarView(frame: CGRect(x: 0, y: 60, width: 320, height: 430))
    calendar.delegate = self
    let selection = UICalendarSelectionMultiDate(delegate: self)
    selection.selectedDates = [DateComponents(year: 2024, month: 3, day: 6)]
    calendar.selectionBehavior = selection
    calendar.visibleDateComponents = DateComponents(year: 2024, month: 3)
    view.addSubview(calendar)
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch (dateComponents.day ?? 0) % 9 {
    case 2: .default(color: .systemRed, size: .large)
    case 5: .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .large)
    default: nil
    }
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {}

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {}
}

private final class WordsController: UIViewController {
  private let label = PageLabel(frame: CGRect(x: 16, y: 60, width: 288, height: 230))
  private lazy var editMenu = UIEditMenuInteraction(delegate: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let page = """
      <style>body { font-family: -apple-system; font-size: 16px; color: #888 }</style>
      <h2>A page</h2><p>with <b>bold</b>, <i>slanted</i> and <u>lined</u> words,
      <font color="red">red</font> ones and <a href="https://example.com">a link</a>.</p>
      <ul><li>One</li><li>Two, which is so long that it goes on in another line</li></ul>
      """
    label.attributedText = try? NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    label.numberOfLines = 0
    label.isUserInteractionEnabled = true
    label.accessibilityIdentifier = "words"
    label.addInteraction(editMenu)
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(WordsController.showMenu)))
    view.addSubview(label)

    var configuration = UIButton.Configuration.tinted()
    configuration.title = "A title that is too long for one line of this button"
    let wrapping = UIButton(configuration: configuration)
    wrapping.frame = CGRect(x: 16, y: 300, width: 200, height: 60)
    view.addSubview(wrapping)

    let popUp = UIButton(configuration: .gray())
    popUp.frame = CGRect(x: 16, y: 370, width: 140, height: 36)
    popUp.accessibilityIdentifier = "pop-up"
    popUp.menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    view.addSubview(popUp)
  }

  func showMenu() {
    editMenu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 60)))
  }
}

private final class PageLabel: UILabel {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector(UIResponder.copy(_:), "copy:")
  }
}

private final class ZoomController: UIViewController {
  private let square = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Squares"
    view.backgroundColor = .systemBackground
    square.backgroundColor = .systemTeal
    square.layer.cornerRadius = 20
    square.accessibilityIdentifier = "square"
    square.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(ZoomController.open)))
    view.addSubview(square)
  }

  func open() {
    let detail = UIViewController()
    detail.title = "Detail"
    detail.view.backgroundColor = .systemTeal
    let label = UILabel(frame: CGRect(x: 40, y: 120, width: 240, height: 40))
    label.text = "The square, larger"
    detail.view.addSubview(label)
    detail.preferredTransition = .zoom { [weak self] _ in self?.square }
    navigationController?.pushViewController(detail, animated: true)
  }
}
