import UIKit

/// How the writing of an e-mail ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled
  case saved
  case sent
  case failed
}

/// How the writing of a message ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled
  case sent
  case failed
}

/// An e-mail that is written: a film has no account, and cannot send one.
///
/// Source: Apple, MFMailComposeViewController.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Told how it ended.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Returns whether there is an account: never.
  open class func canSendMail() -> Bool { false }

  /// Forgets the subject: nothing is sent, and the delegate hears of a failure once the panel is
  /// there.
  open func setSubject(_ subject: String) {}
  /// Forgets who gets the e-mail: none is sent.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Forgets who gets a copy: none is sent.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Forgets who gets a hidden copy: none is sent.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Forgets the text, plain or HTML: none is sent.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Forgets from which address it is to come: there is no account.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Forgets the file that is to go with it: none is sent.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  /// Ends with a failure, as where nothing can be sent.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    mailComposeDelegate?.mailComposeController(self, didFinishWith: .failed, error: nil)
  }
}

/// A message that is written: a film cannot send one.
///
/// Source: Apple, MFMessageComposeViewController.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Told how it ended.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers or addresses of those who get the message; recorded only.
  open var recipients: [String]?
  /// The subject of the message; recorded only.
  open var subject: String?
  /// The text of the message; recorded only.
  open var body: String?

  /// Returns whether messages can be sent: never.
  open class func canSendText() -> Bool { false }
  /// Returns whether messages can have a subject: never.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether messages can have files with them: never.
  open class func canSendAttachments() -> Bool { false }

  /// Ends with a failure, as where nothing can be sent.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }
}

/// Source: Apple, MFMailComposeViewControllerDelegate.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Told how the writing of an e-mail ended.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing; called with `.failed` as soon as the panel has appeared.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Source: Apple, MFMessageComposeViewControllerDelegate.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Told how the writing of a message ended.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
