import UIKit

/// The entities of an app.
///
/// Models of `.xcdatamodeld` folders are known by their names; their files are not read again.
///
/// Source: Apple, NSManagedObjectModel.
@preconcurrency @MainActor
open class NSManagedObjectModel: NSObject {
  /// The entities, in the order of the model.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }

  private var lastSerial = 0

  /// Makes a model without entities.
  public override init() {
    super.init()
  }

  /// Makes the model that a file of a compiled model would hold; `nil` where no model is called so.
  public init?(contentsOf url: URL) {
    super.init()
    let name = url.deletingPathExtension().lastPathComponent
    guard let sketch = ModelSketch.named(name) else { return nil }
    sketch.fill(self)
  }

  init?(named name: String) {
    super.init()
    guard let sketch = ModelSketch.named(name) else { return nil }
    sketch.fill(self)
  }

  /// Returns the model of all `.xcdatamodeld` folders together; `nil` where there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let sketches = ModelSketch.all
    guard !sketches.isEmpty else { return nil }
    let model = NSManagedObjectModel()
    for sketch in sketches { sketch.fill(model) }
    return model
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Counts the objects that are made.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { $0.type == type }
  }
}
