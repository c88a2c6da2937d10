// Classes that work beside the main thread, with locks, queues, operations and delegates of Foundation's.
import Combine
import UIKit

class Service {
  static let shared = Service()
  private let queue = DispatchQueue(label: "q", attributes: .concurrent)
  var items: [Score] = []
  func load(_ done: @escaping (Result<[Score], Error>) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://a.b")!) { data, _, error in
      if let e = error { done(.failure(e)); return }
      do {
        let s = try JSONDecoder().decode([Score].self, from: data!); self.items = s.sorted()
        DispatchQueue.main.async { done(.success(s)) }
      } catch { done(.failure(Fault.one)) }
    }.resume()
  }
  func work() {
    DispatchQueue.global(qos: .background).async {
      let r = self.heavy(); DispatchQueue.main.async { self.items = r }
    }; queue.async(flags: .barrier) { self.items.removeAll() }
  }
  func heavy() -> [Score] { items.filter { $0.points > 1 }.sorted(by: >) }
}

final class Op: Operation {
  var out = 0; override func main() { if isCancelled { return }; out = compute();  }
  func compute() -> Int { helper() }
}

protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }

extension Coordinator { func add(_ c: Coordinator) { children.append(c) } }

class Main: Coordinator {
  var children: [Coordinator] = []
  func start() { children.forEach { $0.start() }; children = children.filter { $0 !== self } }
}

actor Bank { var n = 0; func add() { n += 1 } }

class Store: ObservableObject {
  @Published var n = 0; private var c: AnyCancellable?
  init() { c = $n.map { $0 + 1 }.sink { [weak self] in self?.log($0) } }; func log(_ n: Int) {}
}

class Del: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate, URLSessionDataDelegate,
  XMLParserDelegate
{
  var s = ""; func parser(_ p: XMLParser, foundCharacters string: String) { s += string }
  func urlSession(_ a: URLSession, dataTask d: URLSessionDataTask, didReceive x: Data) { s = "" }
  func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive t: UITouch) -> Bool { true }
}

class MyFormatter: NumberFormatter {
  override init() { super.init(); locale = Locale(identifier: "en") }
  required init?(coder: NSCoder) { fatalError() }; let shared = helper()
}

class Err: NSError {
  init() { super.init(domain: "", code: 1, userInfo: nil) }
  required init?(coder: NSCoder) { fatalError() }; func say() -> Int { helper() }
}

class Lock {
  let l = NSLock(); let r = NSRecursiveLock(); let sem = DispatchSemaphore(value: 1)
  let group = DispatchGroup()
  func f() {
    l.lock(); defer { l.unlock() }; group.enter(); group.notify(queue: .main) { self.f() }
    group.leave()
  }
}
