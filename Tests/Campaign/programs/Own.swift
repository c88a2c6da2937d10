import UIKit

final class Token: NSObject {
  let number: Int
  init(_ number: Int) { self.number = number }
}

final class Plain {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// A class that is hashed as many apps do it.
final class Node: Hashable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (one: Node, other: Node) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Registry {
  static let shared = Registry()
  let tokens = Set((0..<12).map(Token.init))
}

/// Sets of an app's own classes.
final class Own: UIViewController {
  override func viewDidLoad() {
    let tokens = (0..<12).map(Token.init)
    print(Set(tokens).map(\.number), Registry.shared.tokens.map(\.number))
    print(Set((0..<12).map(Node.init)).map(\.number))
    let plain = (0..<12).map(Plain.init)
    let places = Dictionary(uniqueKeysWithValues: plain.map { (ObjectIdentifier($0), $0.number) })
    print(places.values.map { $0 })
    print(NSSet(array: tokens).allObjects.compactMap { ($0 as? Token)?.number })
    let set = NSMutableSet()
    for token in tokens { set.add(token) }
    print(set.compactMap { ($0 as? Token)?.number })
    print(Set(tokens.map { AnyHashable($0) }).compactMap { ($0.base as? Token)?.number })
    let orders = NSMutableDictionary()
    for token in tokens { orders[NSNumber(value: token.hash)] = token.number }
    print(orders.allKeys.count, tokens[4], plain[4], tokens[5].hash, tokens[6].hashValue)
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 300, height: 200))
    label.numberOfLines = 0
    label.text = Set(tokens).map { "\($0.number)" }.joined(separator: " ") + "\n\(tokens[7])"
    view.addSubview(label)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      let made = (0..<200).map(Token.init)
      print(Set(made).first?.number ?? 0)
      if made[0].hash % 3 == 0 { timer.invalidate() }
    }
  }
}
