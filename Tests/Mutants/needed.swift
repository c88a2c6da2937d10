// Appended to the package's manifest, below `needs`: only what the tests of a family need is built
// for a fault. A test target has the files and folders that are named, and all where none is.
var needed = needs.keys.sorted()
var next = 0
while next < needed.count {
  for target in package.targets where target.name == needed[next] {
    if let parts = needs[target.name], !parts.isEmpty {
      target.sources = parts
      target.dependencies.removeAll {
        if case .byNameItem("HostileInput", _) = $0 { true } else { false }
      }
    }
    for case .byNameItem(let name, _) in target.dependencies where !needed.contains(name) {
      needed.append(name)
    }
  }
  next += 1
}
package.targets.removeAll { !needed.contains($0.name) }
package.products = []
package.dependencies = []
