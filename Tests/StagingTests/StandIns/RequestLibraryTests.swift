import Staging
import Testing
import UIKit
import WebRequests

/// What Alamofire and SwiftyJSON make of values before and after a network.
@MainActor @Suite struct RequestLibraryTests {
  private func request(_ address: String = "https://example.com/a") throws -> URLRequest {
    URLRequest(url: try #require(URL(string: address)))
  }

  @Test func `texts, addresses and requests stand for each other`() throws {
    let places: [any URLConvertible] = [
      "https://example.com", try #require(URL(string: "https://example.com")),
    ]
    for place in places { #expect(try place.asURL().host() == "example.com") }
    #expect(throws: AFError.self) { try "".asURL() }
    let convertible: any URLRequestConvertible = try request()
    #expect(try convertible.asURLRequest().url?.path() == "/a" && convertible.urlRequest != nil)
    let made = try URLRequest(
      url: "https://example.com/b", method: HTTPMethod.patch, headers: ["A": "1"])
    #expect(made.httpMethod == "PATCH" && made.value(forHTTPHeaderField: "a") == "1")
    #expect(made.method == .patch && HTTPMethod.connect.rawValue == "CONNECT")
  }

  @Test func `headers are told apart by more than case, and keep their order`() {
    var headers: HTTPHeaders = ["Accept": "a", "X-One": "1"]
    headers.add(name: "accept", value: "b")
    headers.add(HTTPHeader.userAgent("me"))
    #expect(headers.map(\.name) == ["accept", "X-One", "User-Agent"])
    #expect(headers["ACCEPT"] == "b" && headers.value(for: "x-one") == "1")
    headers.remove(name: "x-ONE")
    headers["user-agent"] = nil
    #expect(headers.dictionary == ["accept": "b"])
    #expect(HTTPHeader.authorization(bearerToken: "t").value == "Bearer t")
    // The user and the password in base 64, as RFC 7617 has it.
    #expect(
      HTTPHeader.authorization(username: "Aladdin", password: "open sesame").value
        == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    #expect(HTTPHeader.contentType("a/b") == HTTPHeader(name: "Content-Type", value: "a/b"))
  }

  @Test func `parameters go into the query or the body`() throws {
    let form: any ParameterEncoding = URLEncoding.default
    let got = try form.encode(request(), with: ["b": 2, "a": "x y", "c": [1, 2]])
    #expect(got.url?.query() == "a=x%20y&b=2&c%5B%5D=1&c%5B%5D=2" && got.httpBody == nil)
    var posted = try request()
    posted.httpMethod = "POST"
    let sent = try form.encode(posted, with: ["a": true])
    #expect(sent.httpBody.map { String(decoding: $0, as: UTF8.self) } == "a=1")
    #expect(sent.url?.query() == nil)
    let always = URLEncoding(destination: URLEncoding.Destination.queryString)
    #expect(try always.encode(posted, with: ["a": 1]).url?.query() == "a=1")
    let body = URLEncoding(destination: .httpBody)
    #expect(try body.encode(request(), with: ["a": 1]).httpBody != nil)
  }

  @Test func `values encode themselves as JSON or as a form`() throws {
    struct Ask: Encodable { let page = 3 }
    let encoders: [any ParameterEncoder] = [
      JSONParameterEncoder.default, URLEncodedFormParameterEncoder.default,
    ]
    var posted = try request()
    posted.httpMethod = "POST"
    let bodies = try encoders.map {
      try $0.encode(Ask(), into: posted).httpBody.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(bodies == ["{\"page\":3}", "page=3"])
    #expect(
      try JSONParameterEncoder().encode(Ask(), into: posted)
        .value(forHTTPHeaderField: "Content-Type") == "application/json")
    let decoder: any DataDecoder = JSONDecoder()
    #expect(try decoder.decode([Int].self, from: Data("[1]".utf8)) == [1])
  }

  @Test func `errors know their kinds and codes`() {
    let code: AFError.ResponseValidationFailureReason = .unacceptableStatusCode(code: 404)
    let validation = AFError.responseValidationFailed(reason: code)
    #expect(validation.isResponseValidationError && validation.responseCode == 404)
    let empty: AFError.ResponseSerializationFailureReason = .inputDataNilOrZeroLength
    let reading = AFError.responseSerializationFailed(reason: empty)
    #expect(reading.isResponseSerializationError && reading.responseCode == nil)
    let missing: AFError.ParameterEncodingFailureReason = .missingURL
    #expect(AFError.parameterEncodingFailed(reason: missing).errorDescription?.isEmpty == false)
    #expect(AFError.explicitlyCancelled.isExplicitlyCancelledError)
  }

  @Test func `nothing can be reached, and who listens is told so once`() throws {
    var heard: [NetworkReachabilityManager.NetworkReachabilityStatus] = []
    let stage = try Stage {
      let manager = NetworkReachabilityManager(host: "example.com")
      #expect(manager?.isReachable == false)
      manager?.startListening { heard.append($0) }
      return UIViewController()
    }
    for _ in 0..<3 { try stage.advance() }
    #expect(heard == [.notReachable])
    let wired = NetworkReachabilityManager.NetworkReachabilityStatus.ConnectionType.ethernetOrWiFi
    #expect(NetworkReachabilityManager.NetworkReachabilityStatus.reachable(wired) != .notReachable)
  }

  @Test func `an interceptor changes a request before it is sent`() throws {
    final class Signing: RequestInterceptor {
      func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping (Result<URLRequest, any Error>) -> Void
      ) {
        var signed = urlRequest
        signed.headers.add(.authorization("me"))
        completion(.success(signed))
      }
    }
    var asked: String?
    var response: DataResponse<Data?, AFError>?
    let stage = try Stage {
      let session = Session(interceptor: Signing())
      session.request("https://example.com/a").response { answer in
        asked = answer.request?.value(forHTTPHeaderField: "Authorization")
        response = answer
      }
      withExtendedLifetime(session) {}
      return UIViewController()
    }
    for _ in 0..<10 { try stage.advance() }
    #expect(asked == "me" && response?.value == nil && response?.error?.isSessionTaskError == true)
  }

  @Test func `JSON knows the kinds of its values, and what is missing says so`() throws {
    let json = JSON(parseJSON: #"{"a": [1, true, "x", null, {"b": 2.5}]}"#)
    let kinds = json["a"].arrayValue.map(\.type)
    #expect(kinds == [.number, .bool, .string, .null, .dictionary])
    #expect(json["a"].type == JSON.ValueType.array && JSON.ValueType.unknown.rawValue == 6)
    let path: [any JSONSubscriptType] = ["a", 4]
    #expect(json[path[0], path[1], "b"].double == 2.5)
    #expect(json["a"][9].error == SwiftyJSONError.indexOutOfBounds)
    #expect(json["z"].error == .notExist && SwiftyJSONError.notExist.rawValue == 500)
    #expect(json["a"]["b"].error == .wrongType && !json["z"].exists())
  }
}
