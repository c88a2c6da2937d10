import CConformances
import Testing

protocol Spoken { func word() -> String }
protocol Holder { associatedtype Held }

struct Cat: Spoken { func word() -> String { "meow" } }
enum Bird: Spoken {
  case crow(Int)
  func word() -> String { "caw" }
}
struct Stone {}
struct Box<Content>: Spoken { func word() -> String { "box" } }
struct Pair<Content> {}
extension Pair: Spoken where Content: Spoken { func word() -> String { "pair" } }
struct Shelf<Content>: Holder { typealias Held = [Content] }
final class Dog: Spoken { func word() -> String { "woof" } }

/// Tests the quick answer of a program's start against what the compiler put into existentials.
@Suite struct ConformanceTests {
  /// What the table says.
  private enum Answer: Equatable {
    case witnesses(UInt), none, unknown
  }

  private func answer(_ type: Any.Type, _ existential: Any.Type) -> Answer {
    // The metadata of an existential: its kind, its flags, its first protocol.
    let metadata = unsafeBitCast(existential, to: UnsafePointer<UInt>.self)
    var isKnown = false
    let found = conformances_find(
      unsafeBitCast(type, to: UnsafeRawPointer.self), UnsafeRawPointer(bitPattern: metadata[2]),
      &isKnown)
    guard isKnown else { return .unknown }
    return found.map { .witnesses(UInt(bitPattern: $0)) } ?? .none
  }

  /// Returns the witness table of an existential: three words of value and one of type come before.
  private func witnesses<Existential>(_ value: Existential) -> Answer {
    withUnsafeBytes(of: value) { .witnesses($0.load(fromByteOffset: 32, as: UInt.self)) }
  }

  @Test func `structs and enums that conform have the compiler's witness tables`() {
    #expect(answer(Cat.self, (any Spoken).self) == witnesses(Cat() as any Spoken))
    #expect(answer(Bird.self, (any Spoken).self) == witnesses(Bird.crow(1) as any Spoken))
    #expect(answer(Box<Int>.self, (any Spoken).self) == witnesses(Box<Int>() as any Spoken))
    #expect(answer(Box<Cat>.self, (any Spoken).self) == witnesses(Box<Cat>() as any Spoken))
  }

  @Test func `witnesses that are made for each type are those of the runtime`() {
    #expect(answer(Shelf<Int>.self, (any Holder).self) == witnesses(Shelf<Int>() as any Holder))
    #expect(answer(Shelf<Cat>.self, (any Holder).self) == witnesses(Shelf<Cat>() as any Holder))
    #expect(
      answer(Shelf<Int>.self, (any Holder).self) != answer(Shelf<Cat>.self, (any Holder).self))
  }

  @Test func `a type that does not conform is known not to`() {
    #expect(answer(Stone.self, (any Spoken).self) == .none)
    #expect(answer(Cat.self, (any Holder).self) == .none)
    #expect(answer(Int?.self, (any Spoken).self) == .none)
  }

  @Test func `the runtime is asked about conditions, classes and types that are no nominal ones`() {
    #expect(answer(Pair<Cat>.self, (any Spoken).self) == .unknown)
    #expect(answer(Pair<Int>.self, (any Spoken).self) == .unknown)
    #expect(answer(Dog.self, (any Spoken).self) == .unknown)
    #expect(answer((Int, Int).self, (any Spoken).self) == .unknown)
    #expect(answer((any Spoken).self, (any Spoken).self) == .unknown)
    #expect(answer((() -> Void).self, (any Spoken).self) == .unknown)
  }
}
