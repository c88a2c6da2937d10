import Foundation
import FoundationNames
import Testing

private final class Tour {
  let stops: [String]
  let name: String
  init(_ name: String, stops: [String]) { (self.name, self.stops) = (name, stops) }
}

@Suite struct PredicateListTests {
  private let tours = [
    Tour("North", stops: ["Oslo", "Bergen"]), Tour("south", stops: ["Rome"]),
    Tour("Round", stops: ["Rome", "Oslo"]),
  ]

  @Test(arguments: [
    ("ANY stops == 'Rome'", ["south", "Round"]), ("ALL stops == 'Rome'", ["south"]),
    ("NONE stops == 'Rome'", ["North"]), ("SOME stops BEGINSWITH[c] 'o'", ["North", "Round"]),
    ("name CONTAINS[cd] 'O' AND ANY stops == 'Bergen'", ["North"]),
  ])
  func `a predicate asks for some, all or none of a list`(format: String, found: [String]) {
    let predicate = FoundationNames.NSPredicate(format: format)
    #expect(tours.filter { predicate.evaluate(with: $0) }.map(\.name) == found)
  }

  @Test func `descriptors sort by keys, by properties, and the other way round`() throws {
    func names(_ descriptors: FoundationNames.NSSortDescriptor...) -> [String] {
      FoundationNames.NSSortDescriptor.sorted(tours, by: descriptors).map(\.name)
    }
    let byName = FoundationNames.NSSortDescriptor(key: "name", ascending: true)
    #expect(names(byName) == ["North", "Round", "south"])
    let reversed = try #require(byName.reversedSortDescriptor as? FoundationNames.NSSortDescriptor)
    #expect(names(reversed) == ["south", "Round", "North"])
    let byCount = FoundationNames.NSSortDescriptor(keyPath: \Tour.stops.count, ascending: true)
    #expect(names(byCount, byName) == ["south", "North", "Round"])
    let byLength = FoundationNames.NSSortDescriptor(key: "name", ascending: false) {
      first, second in
      let lengths = [first, second].map { ($0 as? String)?.count ?? 0 }
      return lengths[0] == lengths[1]
        ? .orderedSame : lengths[0] < lengths[1] ? .orderedAscending : .orderedDescending
    }
    #expect(names(byLength) == ["North", "south", "Round"])
  }
}
