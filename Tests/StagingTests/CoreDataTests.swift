import CoreData
import Staging
import Testing
import UIKit

private class Author: NSManagedObject {
  var name: String? {
    get { _managedIfAny("name") }
    set { _setManaged(newValue, "name") }
  }
  var age: Int16 {
    get { _managed("age") }
    set { _setManaged(newValue, "age") }
  }
  var books: NSSet? {
    get { _managedIfAny("books") }
    set { _setManaged(newValue, "books") }
  }
  class func fetchRequest() -> NSFetchRequest<Author> { NSFetchRequest(entityName: "Author") }
}

private class Book: NSManagedObject {
  var title: String? {
    get { _managedIfAny("title") }
    set { _setManaged(newValue, "title") }
  }
  var author: Author? {
    get { _managedIfAny("author") }
    set { _setManaged(newValue, "author") }
  }
}

/// Writes down what a delegate is told.
@MainActor private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
  var told: [String] = []

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { told.append("will") }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { told.append("did") }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let name = (anObject as? Author)?.name ?? "?"
    told.append("\(type) \(name) \(indexPath?.item ?? -1) \(newIndexPath?.item ?? -1)")
  }
}

@MainActor @Suite struct CoreDataTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() {
    ModelSketch.add(
      "Library",
      [
        .init(
          "Author", Author.self,
          properties: [
            .attribute("name", .stringAttributeType, isOptional: false),
            .attribute("age", .integer16AttributeType, standard: "30"),
            .relationship(
              "books", to: "Book", inverse: "author", isToMany: true, rule: .cascadeDeleteRule),
          ]),
        .init(
          "Book", Book.self,
          properties: [
            .attribute("title", .stringAttributeType),
            .relationship("author", to: "Author", inverse: "books"),
          ]),
      ])
    container = NSPersistentContainer(name: "Library")
    container.loadPersistentStores { _, error in #expect(error == nil) }
  }

  @discardableResult
  private func author(_ name: String?, age: Int16? = nil) -> Author {
    let author = Author(context: context)
    author.name = name
    if let age { author.age = age }
    return author
  }

  private func names(_ request: NSFetchRequest<Author>) throws -> [String] {
    try context.fetch(request).compactMap(\.name)
  }

  @Test func `a new object has the model's values, and is saved once`() throws {
    let author = author("Ann")
    #expect(author.age == 30)
    #expect(author.isInserted && context.hasChanges && author.objectID.isTemporaryID)
    try context.save()
    #expect(!author.hasChanges && !context.hasChanges && !author.objectID.isTemporaryID)
    author.age += 1
    #expect(author.isUpdated)
    #expect(author.changedValues()["age"] as? Int == 31)
    context.rollback()
    #expect(author.age == 30)
  }

  @Test func `a request finds by its predicate and keeps its order and limit`() throws {
    for (name, age) in [("Cleo", 50), ("Ann", 20), ("Ben", 40), ("Bea", 40)] {
      author(name, age: Int16(age))
    }
    let request = Author.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "age", ascending: false),
      NSSortDescriptor(key: "name", ascending: true),
    ]
    #expect(try names(request) == ["Cleo", "Bea", "Ben", "Ann"])
    request.predicate = NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 30, "b")
    #expect(try names(request) == ["Bea", "Ben"])
    request.fetchLimit = 1
    #expect(try names(request) == ["Bea"])
    request.fetchLimit = 0
    #expect(try context.count(for: request) == 2)
  }

  @Test func `relationships lead both ways, and a cascade takes what they lead to along`() throws {
    let author = author("Ann")
    let book = Book(context: context)
    book.title = "Sea"
    book.author = author
    #expect(author.books?.count == 1)
    let request = Author.fetchRequest()
    request.predicate = NSPredicate(format: "ANY books.title == %@", "Sea")
    #expect(try names(request) == ["Ann"])
    author._remove(book, "books")
    #expect(book.author == nil)
    author._add(book, "books")
    try context.save()
    context.delete(author)
    #expect(book.isDeleted)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
  }

  @Test func `a value that the model asks for is missed when it is saved`() throws {
    author(nil)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(context.hasChanges)
  }

  @Test func `what one context saves another one reads, and a child saves to its parent`() throws {
    author("Ann")
    try context.save()
    let other = container.newBackgroundContext()
    let found = try #require(try other.fetch(Author.fetchRequest()).first)
    #expect(found.name == "Ann" && found.managedObjectContext === other)
    found.name = "Anna"
    try other.save()
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let new = Author(context: child)
    new.name = "Ben"
    try child.save()
    #expect(context.hasChanges)
    let request = Author.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    #expect(try names(request).last == "Ben")
  }

  @Test func `a context that merges follows what another one saves`() throws {
    let author = author("Ann")
    try context.save()
    context.automaticallyMergesChangesFromParent = true
    let other = container.newBackgroundContext()
    try #require(try other.fetch(Author.fetchRequest()).first).name = "Zoe"
    try other.save()
    #expect(author.name == "Zoe")
  }

  @Test func `fetched results tell what came, moved, changed and went`() throws {
    let first = author("Ann", age: 1)
    let second = author("Ben", age: 2)
    author("Cleo", age: 3)
    try context.save()
    let request = Author.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.age, ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(controller.fetchedObjects?.map(\.age) == [1, 2, 3])
    #expect(controller.sections?.first?.numberOfObjects == 3)
    #expect(controller.indexPath(forObject: second) == IndexPath(item: 1, section: 0))
    first.age = 9
    second.name = "Benno"
    context.processPendingChanges()
    #expect(listener.told == ["will", "move Ann 0 2", "update Benno 1 0", "did"])
    listener.told = []
    context.delete(second)
    author("Dora", age: 4)
    try context.save()
    #expect(listener.told == ["will", "delete Benno 0 -1", "insert Dora -1 1", "did"])
    #expect(controller.object(at: IndexPath(item: 1, section: 0)).name == "Dora")
  }

  @Test func `sections are called by the value at their path`() throws {
    for (name, age) in [("Ann", 20), ("Ben", 20), ("Cleo", 7)] { author(name, age: Int16(age)) }
    let request = Author.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age",
      cacheName: nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["7", "20"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
  }

  @Test func `a batch deletes what is saved`() throws {
    author("Ann")
    try context.save()
    let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Author")
    let request = NSBatchDeleteRequest(fetchRequest: all)
    request.resultType = .resultTypeCount
    let result = try context.execute(request) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 1)
    context.reset()
    #expect(try context.count(for: Author.fetchRequest()) == 0)
  }
}
