import UIKit

/// What went wrong with a request.
///
/// Source: Alamofire, AFError.
public enum AFError: Error {
  /// Why parameters could not be put into a request.
  public enum ParameterEncodingFailureReason {
    case missingURL
    case jsonEncodingFailed(error: any Error)
    case customEncodingFailed(error: any Error)
  }

  /// Why an answer came and was not taken.
  public enum ResponseValidationFailureReason {
    case missingContentType(acceptableContentTypes: [String])
    case unacceptableContentType(responseContentType: String)
    case unacceptableStatusCode(code: Int)
    case customValidationFailed(error: any Error)
  }

  /// Why an answer came and could not be read.
  public enum ResponseSerializationFailureReason {
    case inputDataNilOrZeroLength
    case stringSerializationFailed(encoding: String.Encoding)
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
    case customSerializationFailed(error: any Error)
  }

  case createURLRequestFailed(error: any Error)
  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
  case requestAdaptationFailed(error: any Error)
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  case sessionTaskFailed(error: any Error)

  init(_ error: any Error) {
    self = error as? AFError ?? .createURLRequestFailed(error: error)
  }

  /// Whether the app itself cancelled the request.
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { true } else { false }
  }

  /// Whether the request had no address that is one.
  public var isInvalidURLError: Bool {
    if case .invalidURL = self { true } else { false }
  }

  /// Whether an answer came that `validate` did not take.
  public var isResponseValidationError: Bool {
    if case .responseValidationFailed = self { true } else { false }
  }

  /// Whether an answer came that could not be read.
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }

  /// Whether no answer came, as without a network.
  public var isSessionTaskError: Bool {
    if case .sessionTaskFailed = self { true } else { false }
  }

  /// The code of an answer that was not taken.
  public var responseCode: Int? {
    if case .responseValidationFailed(reason: .unacceptableStatusCode(let code)) = self {
      code
    } else {
      nil
    }
  }

  /// What went wrong below.
  public var underlyingError: (any Error)? {
    switch self {
    case .createURLRequestFailed(let error), .requestAdaptationFailed(let error),
      .sessionTaskFailed(let error),
      .parameterEncodingFailed(reason: .jsonEncodingFailed(let error)),
      .parameterEncodingFailed(reason: .customEncodingFailed(let error)),
      .responseValidationFailed(reason: .customValidationFailed(let error)),
      .responseSerializationFailed(reason: .jsonSerializationFailed(let error)),
      .responseSerializationFailed(reason: .decodingFailed(let error)),
      .responseSerializationFailed(reason: .customSerializationFailed(let error)):
      error
    default: nil
    }
  }
}

extension AFError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .createURLRequestFailed(let error):
      "Failed to create URLRequest: \(error.localizedDescription)"
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .parameterEncodingFailed(let reason):
      switch reason {
      case .missingURL: "URL request to encode was missing a URL"
      case .jsonEncodingFailed(let error), .customEncodingFailed(let error):
        "JSON could not be encoded because of error:\n\(error.localizedDescription)"
      }
    case .requestAdaptationFailed(let error):
      "Request adaption failed with error: \(error.localizedDescription)"
    case .responseValidationFailed(let reason):
      switch reason {
      case .missingContentType: "Response Content-Type was missing."
      case .unacceptableContentType(let type):
        "Response Content-Type \"\(type)\" does not match any acceptable types."
      case .unacceptableStatusCode(let code): "Response status code was unacceptable: \(code)."
      case .customValidationFailed(let error):
        "Custom response validation failed with error: \(error.localizedDescription)"
      }
    case .responseSerializationFailed(let reason):
      switch reason {
      case .inputDataNilOrZeroLength:
        "Response could not be serialized, input data was nil or zero length."
      case .stringSerializationFailed: "String could not be serialized."
      case .jsonSerializationFailed(let error):
        "JSON could not be serialized because of error:\n\(error.localizedDescription)"
      case .decodingFailed(let error):
        "Response could not be decoded because of error:\n\(error.localizedDescription)"
      case .customSerializationFailed(let error):
        "Custom response serializer failed with error:\n\(error.localizedDescription)"
      }
    case .sessionTaskFailed(let error):
      "URLSessionTask failed with error: \(error.localizedDescription)"
    }
  }
}

extension Error {
  /// The error as one of a request's; `nil` where it is another.
  public var asAFError: AFError? { self as? AFError }
}
