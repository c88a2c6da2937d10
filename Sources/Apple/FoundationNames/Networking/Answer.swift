import Files
import Foundation

/// What an address answers in a film: there is no network, as on a phone in flight mode.
///
/// Files answer, and addresses that hold their data. For `https://host/path` a file
/// `Network/host/path` beside the app's answers, in the folders in which its images are looked for.
struct Answer {
  let data: Data
  let response: URLResponse

  /// Finds the answer.
  ///
  /// - Throws: `URLError`: `.notConnectedToInternet`, `.fileDoesNotExist`, `.badURL`.
  init(to request: URLRequest) throws {
    guard let url = request.url, let scheme = url.scheme?.lowercased() else {
      throw Self.error(.badURL, "bad URL", request.url)
    }
    switch scheme {
    case "file":
      guard let data = FileManager.default.contents(atPath: url.path) else {
        throw Self.error(
          .fileDoesNotExist, "The requested URL was not found on this server.", url)
      }
      self.data = data
      response = URLResponse(
        url: url, mimeType: Self.type(of: url.pathExtension), expectedContentLength: data.count,
        textEncodingName: nil)
    case "data":
      guard let found = Self.content(of: url.absoluteString) else {
        throw Self.error(.badURL, "bad URL", url)
      }
      data = found.data
      response = URLResponse(
        url: url, mimeType: found.type, expectedContentLength: data.count, textEncodingName: nil)
    default:
      guard let path = Self.file(for: url), let data = FileManager.default.contents(atPath: path),
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: "HTTP/1.1",
          headerFields: [
            "Content-Type": Self.type(of: url.pathExtension), "Content-Length": "\(data.count)",
          ])
      else {
        throw Self.error(
          .notConnectedToInternet, "The Internet connection appears to be offline.", url)
      }
      (self.data, self.response) = (data, response)
    }
  }

  /// Returns the file that stands for an address; `nil` where there is none.
  private static func file(for url: URL) -> String? {
    let path = "Network/\(url.host ?? "")\(url.path)"
    return FoldersOfAnswers.all.lazy.compactMap { Enclosure($0).path(path) }.first {
      Standing(at: $0) == .file
    }
  }

  /// Reads an address that holds its data.
  ///
  /// Source: RFC 2397.
  private static func content(of text: String) -> (data: Data, type: String)? {
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let head = text[..<comma].dropFirst("data:".count)
    let body = String(text[text.index(after: comma)...]).removingPercentEncoding ?? ""
    let type = head.split(separator: ";").first.map(String.init) ?? "text/plain"
    if head.hasSuffix(";base64") { return Data(base64Encoded: body).map { ($0, type) } }
    return (Data(body.utf8), type)
  }

  private static func type(of ending: String) -> String {
    switch ending.lowercased() {
    case "", "json": "application/json"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "html", "htm": "text/html"
    case "xml": "application/xml"
    case "txt": "text/plain"
    default: "application/octet-stream"
    }
  }

  static func error(_ code: URLError.Code, _ words: String, _ url: URL?) -> URLError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: words]
    if let url {
      info[NSURLErrorFailingURLErrorKey] = url
      // Apple's older key, NSURLErrorFailingURLStringErrorKey.
      info["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    return URLError(code, userInfo: info)
  }
}
