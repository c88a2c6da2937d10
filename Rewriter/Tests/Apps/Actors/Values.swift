// Types of an app as Xcode's Swift 5 mode takes them: what they conform to, what they inherit, and
// what is made of `Self`.
import Combine
import UIKit

struct Score: Codable, Hashable, Comparable, CustomStringConvertible {
  var name: String; var points = 0
  static func < (a: Score, b: Score) -> Bool { a.points < b.points }
  var description: String { "\(name) \(points)" }
  enum CodingKeys: String, CodingKey { case name, points }
  init(name: String) { self.name = name }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    name = try c.decode(String.self, forKey: .name)
  }
}

enum Suit: String, CaseIterable { case a, b }

enum Fault: Error, LocalizedError { case one; var errorDescription: String? { "x" } }

class Model: NSObject, NSCoding, NSCopying {
  var title = ""; @objc dynamic var n = 1
  override init() { super.init() }
  func encode(with coder: NSCoder) { coder.encode(title, forKey: "t") }
  required init?(coder: NSCoder) { title = coder.decodeObject(forKey: "t") as? String ?? "" }
  func copy(with zone: NSZone? = nil) -> Any { Model() }
}

class Person: Equatable {
  var name = ""; static func == (a: Person, b: Person) -> Bool { a.name == b.name }
  required init() {}; static func make() -> Self { self.init() }
  class func all() -> [Person] { [] }
}

final class Child: Person {}

class Shape {
  func area() -> Double { 0 }; deinit { NotificationCenter.default.removeObserver(self) }
}

class Circle: Shape { override func area() -> Double { 1 }; deinit { print(area()) } }

struct Countdown: Sequence, IteratorProtocol {
  var n: Int; mutating func next() -> Int? { n -= 1; return n < 0 ? nil : n }
}

class Box<T> {
  var listener: ((T) -> Void)?; var value: T { didSet { listener?(value) } }
  init(_ v: T) { value = v }
}

func helper() -> Int { 3 }

@propertyWrapper struct Clamped {
  var v = 0
  var wrappedValue: Int {
    get { v }
    set { v = min(newValue, 3) }
  }; init(wrappedValue: Int) { v = wrappedValue }
}

@propertyWrapper struct Stored<T> {
  let key: String; let d: T
  var wrappedValue: T {
    get { UserDefaults.standard.object(forKey: key) as? T ?? d }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

struct Settings { @Stored(key: "a", d: 1) static var level: Int; @Clamped var x = 2 }

extension Score: ExpressibleByStringLiteral { init(stringLiteral v: String) { self.init(name: v) } }

func generic<T: Comparable & Codable>(_ a: T, _ b: T) -> T { max(a, b) }

let g = generic(Score(name: "a"), Score(name: "b"))

nonisolated func free() -> Int { 3 }

struct Wrap<Base> { let base: Base; init(_ b: Base) { base = b } }

protocol Compat { associatedtype C; var my: C { get } }

extension Compat { var my: Wrap<Self> { Wrap(self) } }

extension UIView: Compat {}

extension Wrap where Base: UIView { func hide() { base.isHidden = true } }

class Cancel { let c: () -> Void; init(_ c: @escaping () -> Void) { self.c = c }; deinit { c() } }

class Cache<K: Hashable, V> {
  private var d: [K: V] = [:]
  subscript(k: K) -> V? {
    get { d[k] }
    set { d[k] = newValue }
  }
}

struct ID: Hashable {
  let v: Int; func hash(into h: inout Hasher) { h.combine(v) }
  static func == (a: ID, b: ID) -> Bool { a.v == b.v }
}
