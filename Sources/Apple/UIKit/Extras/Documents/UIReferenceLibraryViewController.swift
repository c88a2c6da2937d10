/// Shows what dictionaries say of a word; the phone of a film has none.
///
/// Source: Apple, UIReferenceLibraryViewController.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// Returns whether a dictionary has a word: never.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Makes a controller of a word, which shows that nothing was found.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }

  /// Returns `nil`: a coder says nothing of it.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var words = UIContentUnavailableConfiguration.empty()
    words.text = "No definition found."
    contentUnavailableConfiguration = words
  }
}

/// Lets somebody cut a film; there are none on a film's phone that could be cut.
///
/// Source: Apple, UIVideoEditorController.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  /// Returns whether a film can be cut: never.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  /// The film.
  open var videoPath = ""

  /// How long the film may be.
  ///
  /// *Units*: seconds; 0 for any length.
  open var videoMaximumDuration: TimeInterval = 0
}

/// Is told what was cut; every method is optional, and none is called.
///
/// Source: Apple, UIVideoEditorControllerDelegate.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  /// Called with the path of the film that was cut; never called here.
  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Called when the film could not be cut; never called here.
  func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// Called when nothing was cut; never called here.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  /// Does nothing; never called, since no film is cut here.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  /// Does nothing; never called, since no film is cut here.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error
  ) {}
  /// Does nothing; never called, since no film is cut here.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
