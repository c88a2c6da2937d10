import UIKit

/// The pages that a view has shown.
struct WebHistory {
  /// What is loaded now, unless it was stopped.
  weak var loading: WKNavigation?

  private var requests: [URLRequest] = []
  private var place = -1
  /// Whether the next visit is one of those that were made.
  private var isReturning = false

  var back: URLRequest? { place > 0 ? requests[place - 1] : nil }
  var forward: URLRequest? { place + 1 < requests.count ? requests[place + 1] : nil }

  /// Notes a visit; what lay before it is forgotten, unless it is one of the same page.
  mutating func visit(_ request: URLRequest) {
    if isReturning {
      isReturning = false
      return
    }
    if place >= 0, requests[place].url == request.url { return }
    requests.removeSubrange((place + 1)...)
    requests.append(request)
    place += 1
  }

  mutating func goBack() -> URLRequest? {
    guard let back else { return nil }
    place -= 1
    isReturning = true
    return back
  }

  mutating func goForward() -> URLRequest? {
    guard let forward else { return nil }
    place += 1
    isReturning = true
    return forward
  }
}
