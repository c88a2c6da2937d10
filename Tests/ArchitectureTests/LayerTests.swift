import Testing

/// The layers of the folders inside a large room.
@Suite struct LayerTests {
  @Test(arguments: layerPlans)
  func `nothing points up that is not listed`(plan: LayerPlan) throws {
    let files = try files(of: plan.room)
    #expect(files.count > 5, "the sources were not found")
    let wrong = plan.upward(folderUses(in: files, of: plan.room)).filter { !plan.allows($0) }
    #expect(wrong.isEmpty, "\(wrong.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: layerPlans)
  func `all that is listed points up`(plan: LayerPlan) throws {
    let upward = plan.upward(folderUses(in: try files(of: plan.room), of: plan.room))
    for exception in plan.pointingUp {
      #expect(
        upward.contains { $0.from == exception.folder && $0.name == exception.name },
        "\(exception.folder) does not use \(exception.name) any more")
    }
  }

  @Test(arguments: layerPlans)
  func `every folder stands in one layer`(plan: LayerPlan) throws {
    let found = Set(try files(of: plan.room).compactMap { folder(of: $0.path, in: plan.room) })
    #expect(found.sorted() == plan.layers.joined().sorted())
  }
}

/// The check above, over files made up.
@Suite struct LayerPlanTests {
  private let plan = LayerPlan(
    "Sources/Room", layers: [["Ground"], ["Walls", "Stairs"], ["Roof"]],
    pointingUp: [("Ground", "Lightning", "it ends there")])

  private func wrong(_ folder: String, _ text: String) -> [FolderUse] {
    let files = [
      ("Sources/Room/Ground/Stone.swift", "struct Stone {}"),
      ("Sources/Room/Stairs/Step.swift", "struct Step {}"),
      ("Sources/Room/Roof/Tile.swift", "struct Tile {}\nstruct Lightning {}"),
      ("Sources/Room/\(folder)/More.swift", text),
    ]
    return plan.upward(folderUses(in: files, of: plan.room)).filter { !plan.allows($0) }
  }

  @Test(arguments: [
    ("Ground", "let tile: Tile"), ("Ground", "let step: Step"), ("Walls", "let tile: Tile"),
    ("Walls", "let lightning: Lightning"), ("Cellar", "let stone: Stone"),
  ])
  func `a use that points up is found`(folder: String, text: String) {
    #expect(wrong(folder, text).map(\.file) == ["Sources/Room/\(folder)/More.swift"])
  }

  @Test(arguments: [
    ("Roof", "let step: Step"), ("Walls", "let step: Step"), ("Walls", "let stone: Stone"),
    ("Ground", "let lightning: Lightning"),
  ])
  func `uses downward, in the layer and of what is listed are let through`(
    folder: String, text: String
  ) {
    #expect(wrong(folder, text).isEmpty)
  }
}
