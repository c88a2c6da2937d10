import Foundation
import Testing
import UIKit

/// What a session's delegates are told, of an address that holds its answer and of one that has none.
@MainActor @Suite struct SessionDelegateTests {
  private final class Hearing: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    nonisolated(unsafe) var heard: [String] = []

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      heard.append("head")
      completionHandler(.allow)
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      heard.append("bytes \(data.count)")
    }
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) { heard.append("end \(error == nil)") }
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask,
      didFinishDownloadingTo location: URL
    ) { heard.append("file \((try? Data(contentsOf: location).count) ?? -1)") }
  }

  private func heard(_ start: (URLSession) -> Void) throws -> [String] {
    let hearing = Hearing()
    try onStage { stage in
      let session = URLSession(configuration: .default, delegate: hearing, delegateQueue: nil)
      start(session)
      stage.run(frames: 10)
    }
    return hearing.heard
  }

  private let answer = URL(string: "data:text/plain,hello") ?? URL(filePath: "/")
  private let far = URL(string: "https://example.com/a") ?? URL(filePath: "/")

  @Test func `a data delegate gets the head, the bytes and the end`() throws {
    let told = try heard { session in
      let task: URLSessionDataTask = session.dataTask(with: answer)
      let listener: (any URLSessionDelegate)? = session.delegate
      #expect(listener is any URLSessionTaskDelegate)
      task.resume()
    }
    #expect(told == ["head", "bytes 5", "end true"])
  }

  @Test func `a download delegate gets a file before the end`() throws {
    let told = try heard { session in
      let task: URLSessionDownloadTask = session.downloadTask(with: answer)
      task.resume()
    }
    #expect(told == ["file 5", "end true"])
  }

  @Test func `without a network there is the end alone`() throws {
    let told = try heard { session in
      session.dataTask(with: far).resume()
    }
    #expect(told == ["end false"])
  }

  @Test func `who gives a closure is told there, and the delegate is not`() throws {
    nonisolated(unsafe) var errors: [Bool] = []
    let told = try heard { session in
      let upload: URLSessionUploadTask = session.uploadTask(
        with: URLRequest(url: far), from: Data("x".utf8)
      ) { data, _, error in errors.append(data == nil && error != nil) }
      upload.resume()
    }
    #expect(told.isEmpty && errors == [true])
  }
}
