import Files
import FilmFiles
import Foundation
import Synchronization

/// Where pages and the stage meet: pages lay down what a person does, the stage its pictures.
final class PlayDesk: Sendable {
  /// What came since it was asked last.
  struct Mail: Sendable {
    var orders: [PageMessage.Order] = []
    /// What hands did, with the page that says so and its number of the message.
    var inputs: [(input: HandInput, page: Int, number: Int)] = []
    /// Whether a page came that has seen nothing yet.
    var hasNewPage = false
  }

  private struct State {
    var mail = Mail()
    var pages: [Int: PlayedPage] = [:]
    var lastPage = 0
    var words = ""
    /// The files of films, by where pages find them.
    var films: [String: String] = [:]
  }

  private let state = Mutex(State())
  /// Rings when a page orders something.
  private let bell = DispatchSemaphore(value: 0)
  private let secret: PageSecret
  /// The path of the page, which nobody can guess.
  var path: String { secret.path }
  private let page: String
  private let screen: PlayScreen

  /// Opens a desk.
  ///
  /// - Parameters:
  ///   - page: the HTML of the page.
  ///   - screen: what pages show.
  /// - Throws: `FileError` where the system gives no random numbers.
  init(page: String, screen: PlayScreen) throws(FileError) {
    self.page = page
    self.screen = screen
    secret = try PageSecret()
  }

  // MARK: For the server

  /// Answers a request of a browser.
  func answer(_ request: PageRequest) -> PageAnswer? {
    guard let rest = secret.rest(of: request.path) else { return nil }
    if rest.isEmpty {
      let host = request.value(of: "host").map { [$0] } ?? []
      return .page(Array(page.utf8), PagePolicy.play(at: host))
    }
    guard let file = state.withLock({ $0.films[rest] }) else { return nil }
    do {
      let bytes = try SourceFile.bytes(of: file)
      let type = Self.type(of: file)
      return type == "text/html"
        ? .page(bytes, PagePolicy.film) : PageAnswer(type: type, bytes: bytes)
    } catch {
      return nil
    }
  }

  /// Speaks with a page until it is closed.
  func partner(_ path: String) -> (@Sendable (WebSocket) -> Void)? {
    guard secret.rest(of: path) == "live" else { return nil }
    return { [self] socket in
      let page = PlayedPage(socket, screen)
      let number = state.withLock { state in
        state.lastPage += 1
        state.pages[state.lastPage] = page
        state.mail.hasNewPage = true
        if !state.words.isEmpty { page.tell(state.words) }
        return state.lastPage
      }
      bell.signal()
      page.run { [self] message in take(message, of: number) }
      state.withLock { state in
        state.pages[number] = nil
        state.mail.inputs.append((.release, number, 0))
      }
      bell.signal()
    }
  }

  private func take(_ message: PageMessage, of page: Int) {
    switch message.content {
    case .hands(let input):
      state.withLock { $0.mail.inputs.append((input, page, message.number)) }
    case .order(let order):
      state.withLock { $0.mail.orders.append(order) }
      bell.signal()
    case .painted: break
    }
  }

  // MARK: For the stage

  /// Whether somebody looks on.
  var hasPages: Bool { state.withLock { !$0.pages.isEmpty } }

  /// Returns what came, and whether hands did something is kept for the next step.
  func takeOrders() -> (orders: [PageMessage.Order], hasNewPage: Bool) {
    state.withLock { state in
      defer { (state.mail.orders, state.mail.hasNewPage) = ([], false) }
      return (state.mail.orders, state.mail.hasNewPage)
    }
  }

  /// Returns what hands did since it was asked last.
  func takeInputs() -> [(input: HandInput, page: Int, number: Int)] {
    state.withLock { state in
      defer { state.mail.inputs = [] }
      return state.mail.inputs
    }
  }

  /// Waits until a page orders something, or for some time.
  func wait(_ duration: Duration) {
    let nanoseconds = Int(duration / .nanoseconds(1))
    _ = bell.wait(timeout: .now() + .nanoseconds(max(0, nanoseconds)))
  }

  /// Shows a picture to every page, as soon as the page has painted those before.
  func show(_ picture: PlayedPicture) {
    let pages = state.withLock { $0.pages }
    for (number, page) in pages { page.show(picture, answering: picture.answered[number] ?? 0) }
  }

  /// Tells every page how things stand, also those that come later.
  func tell(_ words: PlayState) throws {
    let text = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
    let pages = state.withLock { state in
      state.words = text
      return Array(state.pages.values)
    }
    for page in pages { page.tell(text) }
  }

  /// Lets pages see a file.
  ///
  /// - Returns: where it stands below the page; nil for a folder.
  func publish(_ file: String) -> String? {
    guard !file.hasSuffix("/") else { return nil }
    return state.withLock { state in
      let address = "films/\(state.films.count + 1).\(Self.ending(of: file))"
      state.films[address] = file
      return address
    }
  }

  /// Says farewell to every page.
  func close() {
    for page in state.withLock({ Array($0.pages.values) }) { page.end() }
  }

  // MARK: Words

  private static func ending(of file: String) -> String {
    (file.split(separator: ".").last ?? "").lowercased()
  }

  /// Returns what a browser is told that a film is.
  static func type(of file: String) -> String {
    FilmFormat(rawValue: ending(of: file))?.traits.mediaType ?? "application/octet-stream"
  }
}
