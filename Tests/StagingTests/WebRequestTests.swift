import Foundation
import Staging
import Testing
import UIKit
import WebRequests

/// Alamofire's and SwiftyJSON's calls.
@MainActor @Suite struct WebRequestTests {
  private struct Quote: Codable, Equatable {
    let text: String
  }

  private func play(_ start: @escaping () -> Void) throws {
    let stage = try Stage(
      Scene("request", "") {
        start()
        return UIViewController()
      })
    for _ in 0..<10 { try stage.advance() }
  }

  @Test func `calls and results of Alamofire 4 are taken`() throws {
    var heard: [Bool] = []
    try play {
      WebRequests.request("https://example.com/a", method: .post, headers: ["A": "b"])
        .responseJSON { response in
          let result = response.result
          heard += [result.isFailure, result.isSuccess, result.value == nil, result.error != nil]
        }
    }
    #expect(heard == [true, false, true, true])
  }

  @Test func `without a network a request fails as in flight mode`() throws {
    var heard: [String] = []
    try play {
      AF.request("https://example.com/a", parameters: ["page": 1])
        .validate()
        .responseDecodable(of: Quote.self) { response in
          heard.append("\(response.value == nil) \(response.error?.isSessionTaskError == true)")
          heard.append(response.request?.url?.absoluteString ?? "")
          let below = response.error?.underlyingError as? URLError
          heard.append("\(below?.code == .notConnectedToInternet)")
          heard.append(response.error?.errorDescription ?? "")
        }
    }
    #expect(
      heard == [
        "true true", "https://example.com/a?page=1", "true",
        "URLSessionTask failed with error: The Internet connection appears to be offline.",
      ])
  }

  @Test func `an answer is decoded, read as JSON and as text`() throws {
    let address =
      "data:application/json,{\"text\":\"Hi\"}"
      .addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
    var quote: Quote?
    var words: [String] = []
    var kind: AFError?
    try play {
      AF.request(address).responseDecodable(of: Quote.self) { quote = $0.value }
      AF.request(address).responseString { words.append($0.value ?? "") }
      AF.request(address).responseJSON { response in
        if case .success(let value) = response.result {
          words.append(JSON(value)["text"].stringValue)
        }
      }
      AF.request(address).responseDecodable(of: [Int].self) { kind = $0.error }
    }
    #expect(quote == Quote(text: "Hi"))
    #expect(words == ["{\"text\":\"Hi\"}", "Hi"])
    #expect(kind?.isResponseSerializationError == true)
  }

  @Test func `parameters go into the query or into the body`() throws {
    let url = try #require(URL(string: "https://example.com/?z=1"))
    let query = try URLEncoding.default.encode(
      URLRequest(url: url), with: ["b": true, "a": ["x y", "&"]])
    #expect(query.url?.absoluteString == "https://example.com/?z=1&a%5B%5D=x%20y&a%5B%5D=%26&b=1")
    var post = URLRequest(url: url)
    post.httpMethod = "POST"
    let form = try URLEncoding.default.encode(post, with: ["a": 1])
    #expect(form.httpBody == Data("a=1".utf8))
    let body = try JSONEncoding.default.encode(post, with: ["a": 1])
    #expect(body.value(forHTTPHeaderField: "Content-Type") == "application/json")
    #expect(body.httpBody == Data("{\"a\":1}".utf8))
    #expect(throws: AFError.self) { try "".asURL() }
    // A dictionary has another order in each process.
    let letters = ["e": 5, "c": 3, "a": 1, "d": 4, "b": 2]
    let sorted = try JSONParameterEncoder.default.encode(letters, into: post)
    #expect(sorted.httpBody == Data("{\"a\":1,\"b\":2,\"c\":3,\"d\":4,\"e\":5}".utf8))
  }

  @Test func `JSON is asked for parts that may not be there`() throws {
    let json = JSON(
      parseJSON: "{\"list\":[{\"name\":\"A\",\"n\":2,\"on\":true}],\"half\":0.5,\"nothing\":null}")
    #expect(json["list"][0]["name"].string == "A")
    #expect(json["list", 0, "n"].intValue == 2)
    #expect(json["list"][0]["on"].bool == true && json["list"][0]["n"].bool == nil)
    #expect(json["half"].doubleValue == 0.5 && json["half"].stringValue == "0.5")
    #expect(!json["list"][3].exists() && json["list"][3].error == .indexOutOfBounds)
    #expect(json["nobody"]["deep"].string == nil && json["nobody"].stringValue == "")
    #expect(json["nothing"].type == .null)
    #expect(json["list"].arrayValue.map { $0["n"].int } == [2])
    #expect(json.map(\.0) == ["half", "list", "nothing"])
    #expect(JSON(parseJSON: "no").type == .null)
    #expect("\(json["half"]) \(json["list"][0]["name"]) \(json["nothing"])" == "0.5 A null")
    #expect(json["list"].rawString(options: []) == "[{\"n\":2,\"name\":\"A\",\"on\":true}]")
  }
}
