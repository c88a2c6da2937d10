// Appended to the package's manifest: only what the tests of motion and of the clocks need is
// built for a fault.
var needed = ["PhysicsTests", "UIKitTests", "StagingTests"]
var next = 0
while next < needed.count {
  for target in package.targets where target.name == needed[next] {
    if target.name == "UIKitTests" {
      target.sources = [
        "Dynamics", "Animation", "ScrollView", "Transitions", "TestStage.swift",
      ]
      target.dependencies.removeAll {
        if case .byNameItem("HostileInput", _) = $0 { true } else { false }
      }
    }
    if target.name == "StagingTests" { target.sources = ["Clocks"] }
    for case .byNameItem(let name, _) in target.dependencies where !needed.contains(name) {
      needed.append(name)
    }
  }
  next += 1
}
package.targets.removeAll { !needed.contains($0.name) }
package.products = []
package.dependencies = []
