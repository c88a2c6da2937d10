import QuartzCore
import SystemWorld
import Testing

/// Worlds of stages that show nothing.
@MainActor @Suite struct WorldTests {
  /// A variable of the process, as code of any thread may have one.
  private final class Variable {
    var text = "nobody's"
  }

  /// What a world has in its place.
  private final class Word: PartInPlace {
    private let variable: Variable
    private var other: String

    init(_ text: String, in variable: Variable) { (other, self.variable) = (text, variable) }

    func takePlace() { swap(&other, &variable.text) }
    func leavePlace() { swap(&other, &variable.text) }
  }

  private final class Shelf {
    var things: [Int] = []
  }

  private func world(_ parts: [any PartInPlace] = []) -> World {
    World(over: LayerRuntime(), isOfStage: true, with: parts)
  }

  @Test func `a part stands in its place while its world is the current one`() {
    let before = World.current
    defer { World.current = before }
    let variable = Variable()
    let first = world([Word("first", in: variable)])
    let second = world([Word("second", in: variable)])
    #expect(variable.text == "nobody's")
    World.current = first
    #expect(variable.text == "first")
    variable.text += " and changed"
    World.current = second
    #expect(variable.text == "second")
    World.current = first
    #expect(variable.text == "first and changed")
    World.current = first
    #expect(variable.text == "first and changed", "the world is the current one already")
    World.current = before
    #expect(variable.text == "nobody's")
  }

  @Test func `each world has one object of a class`() {
    let (first, second) = (world(), world())
    first.part { Shelf() }.things.append(1)
    #expect(first.part { Shelf() }.things == [1])
    #expect(second.part { Shelf() }.things.isEmpty)
  }

  @Test func `random numbers of a stage go on where they were behind those of another`() {
    let before = World.current
    defer { World.current = before }
    func three() -> [Int] { (0..<3).map { _ in Int.random(in: 0..<1_000_000) } }
    let (first, second) = (world(), world())
    World.current = first
    let start = three()
    World.current = second
    #expect(three() == start)
    World.current = first
    let rest = three()
    #expect(rest != start)
    World.current = second
    #expect(three() == rest)
  }

  @Test func `a call comes at its moment though nothing is shown`() {
    let world = world()
    var moments: [TimeInterval] = []
    world.schedule(after: 0.5) { moments.append(world.time) }
    world.advanceClock(to: 0.4)
    #expect(world.makeDueCalls() == 0)
    world.advanceClock(to: 0.6)
    #expect(world.makeDueCalls() == 1)
    #expect(moments == [0.5])
    #expect(world.time == 0.6)
  }
}
