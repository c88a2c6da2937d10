import Foundation

/// A server's question for who is there; nobody asks in a film, for there is no network.
///
/// Source: Apple, URLAuthenticationChallenge.
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  /// Who asks, and how.
  public let protectionSpace: URLProtectionSpace
  /// What would answer; `nil` for nothing.
  public let proposedCredential: URLCredential?
  /// How often an answer was wrong.
  public let previousFailureCount: Int
  /// The answer to the last question; `nil` for none.
  public let failureResponse: URLResponse?
  /// Why the last answer was wrong; `nil` for no reason.
  public let error: (any Error)?

  /// Makes a question, as an app's own tests do.
  public init(
    protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
    previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?
  ) {
    (protectionSpace, proposedCredential) = (space, credential)
    (self.previousFailureCount, failureResponse, self.error) =
      (previousFailureCount, response, error)
  }
}

/// A server, or a part of it, that asks who is there.
///
/// Source: Apple, URLProtectionSpace.
open class URLProtectionSpace: NSObject, @unchecked Sendable {
  /// The server's name.
  public let host: String
  /// The server's port.
  public let port: Int
  /// How it is spoken with: “https”; `nil` where it is not known.
  public let `protocol`: String?
  /// What the server calls the part; `nil` for no name.
  public let realm: String?
  /// How is asked: one of the constants `NSURLAuthenticationMethod…`.
  public let authenticationMethod: String
  /// What tells that the server is who it says; always `nil`, for no server is reached.
  open var serverTrust: SecTrust? { nil }

  /// Makes a space.
  public init(
    host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
  ) {
    (self.host, self.port, self.protocol, self.realm) = (host, port, `protocol`, realm)
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
  }
}

/// What answers who is there: a name and a password, or a trust.
///
/// Source: Apple, URLCredential.
open class URLCredential: NSObject, @unchecked Sendable {
  /// How long an answer is kept.
  public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }

  /// The name; `nil` for a trust.
  public let user: String?
  /// The password; `nil` for a trust.
  public let password: String?
  /// How long the answer is kept; recorded only.
  public let persistence: Persistence
  /// Whether there is a password.
  open var hasPassword: Bool { password != nil }

  /// Makes an answer of a name and a password.
  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence) = (user, password, persistence)
  }

  /// Makes an answer that trusts a server.
  public init(trust: SecTrust) { (user, password, persistence) = (nil, nil, .forSession) }
}

/// What tells that a server is who it says; no app is given one, for no server is reached.
///
/// Source: Apple, SecTrust.
public final class SecTrust: Sendable {
  private init() {}
}

/// The way to ask that a protocol has by itself.
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
/// A name and a password in the open.
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
/// A name, and what proves that the password is known.
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
/// A form on a page.
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
/// A question and an answer of Windows.
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
/// A way that both sides agree on.
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
/// A certificate of the app's.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
/// Whether the server's certificate is trusted.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLSession {
  /// What becomes of a server's question.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential
    case performDefaultHandling
    case cancelAuthenticationChallenge
    case rejectProtectionSpace
  }

  /// What becomes of a task that had to wait.
  public enum DelayedRequestDisposition: Int, Sendable {
    case continueLoading, useNewRequest, cancel
  }
}
