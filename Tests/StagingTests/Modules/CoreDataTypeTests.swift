import CoreData
import Testing
import UIKit

/// Core Data's descriptions of models and stores, as code makes them that has no editor.
@MainActor @Suite struct CoreDataTypeTests {
  @Test func `kinds, rules and results have Apple's numbers`() {
    let kinds: [NSAttributeType] = [
      .undefinedAttributeType, .integer16AttributeType, .stringAttributeType, .UUIDAttributeType,
      .transformableAttributeType, .objectIDAttributeType,
    ]
    #expect(kinds.map(\.rawValue) == [0, 100, 700, 1100, 1800, 2000])
    #expect(NSDeleteRule.cascadeDeleteRule.rawValue == 2)
    #expect(NSDeleteRule.denyDeleteRule.rawValue == 3)
    #expect(NSFetchRequestResultType.managedObjectResultType.rawValue == 0)
    #expect(NSFetchRequestResultType.dictionaryResultType.rawValue == 2)
    #expect(NSFetchRequestResultType.countResultType.rawValue == 4)
    #expect(NSBatchDeleteRequestResultType.resultTypeCount.rawValue == 2)
    #expect(NSMergePolicyType.overwriteMergePolicyType.rawValue == 3)
    #expect(NSManagedObjectContext.ConcurrencyType.privateQueue.rawValue == 1)
    #expect(NSManagedObjectContext.ConcurrencyType.mainQueue == .mainQueueConcurrencyType)
  }

  @Test func `a model that code makes keeps objects`() throws {
    let name = NSAttributeDescription()
    (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, true)
    name.defaultValue = "Nobody"
    let friend = NSRelationshipDescription()
    friend.name = "friend"
    friend.maxCount = 1
    let person = NSEntityDescription()
    person.name = "Person"
    person.properties = [name, friend]
    friend.destinationEntity = person
    let model = NSManagedObjectModel()
    model.entities = [person]

    #expect(person.managedObjectModel === model && model.entitiesByName["Person"] === person)
    #expect(person.managedObjectClassName == "NSManagedObject" && !person.isAbstract)
    #expect(person.attributesByName["name"] === name && person.attributesByName.count == 1)
    #expect(person.relationshipsByName["friend"]?.destinationEntity === person)
    #expect(!friend.isToMany && friend.deleteRule == NSDeleteRule.nullifyDeleteRule)
    #expect(NSRelationshipDescription().isToMany && NSPropertyDescription().isOptional)

    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    let made = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
    #expect(made.value(forKey: "name") as? String == "Nobody")
    made.setValue("Ann", forKey: "name")
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    #expect(try context.fetch(request).map { $0.value(forKey: "name") as? String } == ["Ann"])
  }

  @Test func `an object that no context makes has its class's name and no properties`() {
    final class Note: NSManagedObject {}
    let note = Note()
    #expect(note.entity.name == "Note" && note.entity.properties.isEmpty)
    #expect(note.managedObjectContext == nil && !note.isInserted)
  }

  @Test func `a derived entity has its superentity's properties first`() {
    let (name, pages) = (NSAttributeDescription(), NSAttributeDescription())
    (name.name, pages.name) = ("name", "pages")
    let (thing, book) = (NSEntityDescription(), NSEntityDescription())
    (thing.name, book.name) = ("Thing", "Book")
    thing.properties = [name]
    book.properties = [pages]
    let model = NSManagedObjectModel()
    model.entities = [thing, book]
    thing.subentities = [book]
    #expect(book.superentity === thing && thing.subentities == [book])
    #expect(book.properties.map(\.name) == ["name", "pages"])
    #expect(thing.properties.map(\.name) == ["name"])
  }

  @Test func `a store keeps what was asked for, and belongs to its coordinator`() throws {
    let description = NSPersistentStoreDescription()
    #expect(description.type == NSSQLiteStoreType && !description.isReadOnly)
    #expect(
      description.shouldMigrateStoreAutomatically && !description.shouldAddStoreAsynchronously)
    description.type = NSInMemoryStoreType
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    #expect(description.options.keys.sorted() == [NSPersistentHistoryTrackingKey])

    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    var added: [String] = []
    coordinator.addPersistentStore(with: description) { added.append("\($0.type) \($1 == nil)") }
    #expect(added == ["InMemory true"])
    let store: NSPersistentStore = try #require(coordinator.persistentStores.first)
    #expect(store.type == "InMemory" && store.persistentStoreCoordinator === coordinator)
    try coordinator.remove(store)
    #expect(coordinator.persistentStores.isEmpty)
  }

  @Test func `a container for several devices is one of this device`() {
    ModelSketch.add("Shared", [ModelSketch.Entity("Note", NSManagedObject.self, properties: [])])
    let container = NSPersistentCloudKitContainer(name: "Shared")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    #expect(container.managedObjectModel.entities.map(\.name) == ["Note"])
    #expect(container.viewContext.persistentStoreCoordinator != nil)
  }

  @Test func `a request asks for objects of all stores unless it says otherwise`() {
    let request: NSPersistentStoreRequest = NSFetchRequest<NSManagedObject>(entityName: "Note")
    #expect(request.affectedStores == nil)
    let fetch = NSFetchRequest<NSManagedObject>(entityName: "Note")
    #expect(fetch.resultType == NSFetchRequestResultType.managedObjectResultType)
    #expect(fetch.includesSubentities && fetch.fetchLimit == 0 && !fetch.returnsDistinctResults)
  }
}
