import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct URLSessionTests {
  @Test func `a request fails before the next frame, as without a network`() throws {
    try onStage { stage in
      var codes: [URLError.Code] = []
      let url = try #require(URL(string: "https://example.com/a.png"))
      let task = URLSession.shared.dataTask(with: url) { data, response, error in
        #expect(data == nil && response == nil)
        if let error = error as? URLError { codes.append(error.code) }
      }
      #expect(task.state == .suspended)
      stage.at(0.1)
      #expect(codes.isEmpty)
      task.resume()
      #expect(task.state == .running && codes.isEmpty)
      stage.at(0.2)
      #expect(codes == [.notConnectedToInternet] && task.state == .completed)
    }
  }

  @Test func `a request that is given up says so`() throws {
    try onStage { stage in
      var code: URLError.Code?
      let url = try #require(URL(string: "https://example.com"))
      let task = URLSession(configuration: .ephemeral).downloadTask(with: url) { _, _, error in
        code = (error as? URLError)?.code
      }
      task.resume()
      task.cancel()
      stage.at(0.1)
      #expect(code == .cancelled)
    }
  }

  @Test func `a request keeps its headers`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "Accept")
    #expect(request.value(forHTTPHeaderField: "Accept") == "a,b" && request.httpMethod == "GET")
  }
}
