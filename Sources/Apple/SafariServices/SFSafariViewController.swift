import CoreGraphics
import UIKit

/// A browser in an app: its bars, and no page, as without a network.
///
/// Source: Apple, SFSafariViewController.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// What the button says that leaves the browser: words, or a cross for `close`.
  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }

  /// How a browser is to be.
  open class Configuration: NSObject, @MainActor NSCopying {
    /// Whether a page is shown as a reader; recorded only, for there is no page.
    open var entersReaderIfAvailable = false
    /// Whether the bars shrink while a page scrolls; recorded only, for there is no page.
    open var barCollapsingEnabled = true

    /// Returns a configuration with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }

    fileprivate var copied: Configuration { copy(with: nil) as? Configuration ?? self }
  }

  /// Is told of the page, which never loads, and of the button that leaves; held weakly.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// A copy of the configuration that the browser was made with; a new one each time, so that
  /// setting its properties changes nothing.
  open var configuration: Configuration { ownConfiguration.copied }
  private let ownConfiguration: Configuration
  /// The colour of both bars; nil, the default, for that of the system.
  open var preferredBarTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the buttons; nil, the default, for that of the views around.
  open var preferredControlTintColor: UIColor? { didSet { showColors() } }
  /// What the button says that leaves the browser; `.done` by default.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showColors() } }

  private let url: URL
  private let bar = UINavigationBar()
  private let tools = UIToolbar()

  /// Makes a browser of an address of the web.
  ///
  /// Another address stops the scene, as on iOS.
  public init(url: URL, configuration: Configuration = Configuration()) {
    if !["http", "https"].contains(url.scheme?.lowercased()) {
      raise(
        .invalidArgument,
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    }
    (self.url, ownConfiguration) = (url, configuration.copied)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Makes a browser that may show a page as a reader.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: url.host ?? "")
    bar.setItems([item], animated: false)
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let names = ["chevron.left", "chevron.right", "square.and.arrow.up", "safari"]
    let buttons = names.map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    for button in buttons.prefix(2) { button.isEnabled = false }
    tools.items = Array(buttons.map { [$0] }.joined(separator: [space]))
    for part in [bar, tools] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tools.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      tools.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tools.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    showColors()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  private func showColors() {
    guard isViewLoaded else { return }
    bar.barTintColor = preferredBarTintColor
    tools.barTintColor = preferredBarTintColor
    bar.tintColor = preferredControlTintColor
    tools.tintColor = preferredControlTintColor
    let system: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    bar.items?.first?.leftBarButtonItem = UIBarButtonItem(
      systemItem: system,
      primaryAction: UIAction { [weak self] _ in self?.finish() })
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// Hears that a browser has loaded its page, or was left.
///
/// Source: Apple, SFSafariViewControllerDelegate.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when the button that leaves is touched, before the browser goes.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called with false as soon as the browser has appeared, for there is no page.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing; called when the button is touched, before the browser goes.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing; called with false as soon as the browser has appeared, for there is no page.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
