import UIKit

/// A page that is asked for.
struct WebVisit {
  let request: URLRequest
  /// Its place among the pages that were shown, for one that is gone back or forward to, or asked
  /// for again.
  var place: Int?
}

/// The pages that a view has shown.
struct WebHistory {
  /// What is loaded now, unless it was stopped.
  weak var loading: WKNavigation?

  private var requests: [URLRequest] = []
  private var place = -1

  var back: WebVisit? { visit(at: place - 1) }
  var forward: WebVisit? { visit(at: place + 1) }

  /// Returns a visit that takes the place of the page that is there.
  func again(_ request: URLRequest) -> WebVisit { WebVisit(request: request, place: place) }

  private func visit(at place: Int) -> WebVisit? {
    requests.indices.contains(place) ? WebVisit(request: requests[place], place: place) : nil
  }

  /// Notes a page that is there now.
  ///
  /// What lay before the one it follows is forgotten, unless it is the same page again.
  mutating func note(_ visit: WebVisit) {
    if let known = visit.place {
      place = known
      return
    }
    if place >= 0, requests[place].url == visit.request.url { return }
    requests.removeSubrange((place + 1)...)
    requests.append(visit.request)
    place += 1
  }
}
