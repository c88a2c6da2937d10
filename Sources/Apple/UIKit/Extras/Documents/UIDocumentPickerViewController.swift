import Foundation

/// Lets somebody choose files; those of a film's phone are none.
///
/// It shows an empty list. “Cancel”, and pulling the sheet down, tell the delegate that nothing was
/// chosen.
///
/// Source: Apple, UIDocumentPickerViewController.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Told what was chosen; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// What files are chosen for.
  public let documentPickerMode: UIDocumentPickerMode

  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false

  /// Whether the endings of files are shown.
  open var shouldShowFileExtensions = false

  /// The folder that is shown first, of which there are none; `nil` for the system's choice.
  open var directoryURL: URL?

  private var isOver = false

  /// Makes a list of files of some kinds, to be opened where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Makes a list of files of some kinds, to be opened where they are or as copies.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a list of files of kinds that are named by texts.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a list of places to which files are moved.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Makes a list of places to which files are moved or copied.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a list of places for a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(documentTypes: [], in: mode)
  }

  /// Makes a list of places for files.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(documentTypes: [], in: mode)
  }

  /// Returns `nil`: a coder says nothing of it.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIViewController()
    list.view.backgroundColor = .systemBackground
    list.navigationItem.title = isForOpening ? "Recents" : "On My iPhone"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    var words = UIContentUnavailableConfiguration.empty()
    words.text = isForOpening ? "No Recents" : "Folder is Empty"
    words.image = UIImage(systemName: isForOpening ? "clock" : "folder")
    list.contentUnavailableConfiguration = words
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    Log.once("No files are there to be chosen: the phone of a film has none.")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finish()
  }

  private var isForOpening: Bool { documentPickerMode == .open || documentPickerMode == .import }

  private func cancel() {
    presentingViewController?.dismiss(animated: true)
    finish()
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    delegate?.documentPickerWasCancelled(self)
  }
}

/// What files are chosen for.
///
/// Source: Apple, UIDocumentPickerMode.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Is told what files were chosen; every method is optional.
///
/// Source: Apple, UIDocumentPickerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Told what was chosen; never called, for there is nothing to choose.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Told what was chosen, before iOS 11; never called here.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Told that nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing; never called, for there is nothing to choose.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing; never called, for there is nothing to choose.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing unless the delegate implements it; called once, by “Cancel” or when the list has
  /// gone.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
