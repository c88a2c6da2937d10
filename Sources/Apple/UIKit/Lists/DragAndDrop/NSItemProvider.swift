import Foundation

/// Objects that are handed from one place to another, in one or several forms.
///
/// Source: Apple, NSItemProvider.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  /// The objects that can be handed over, in the order in which they were registered.
  package private(set) var objects: [any NSItemProviderWriting] = []
  /// The forms whose data are made when somebody asks, in the order in which they were registered.
  package private(set) var forms: [DataForm] = []

  /// A name for a file of the data.
  open var suggestedName: String?

  /// Makes a provider of nothing, such as for items that never leave the app.
  public override init() { super.init() }

  /// Makes a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    objects = [object]
  }

  /// Makes a provider of the contents of a file; `nil` where there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    objects =
      UIImage(contentsOfFile: fileURL.path).map { [$0] } ?? [NSURL(fileURLWithPath: fileURL.path)]
  }

  /// Adds an object; what is asked for is looked for in the first that has it.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) { objects.append(object) }

  /// Adds data in a form, which are asked for when somebody wants them.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataForm.Loading
  ) { forms.append(DataForm(name: typeIdentifier, load: loadHandler)) }

  /// Adds data in a form, which are asked for when somebody wants them.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataForm.Loading
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// The names of the forms that there are, of the data and then of the objects.
  open var registeredTypeIdentifiers: [String] {
    forms.map(\.name) + objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
  }

  /// Returns true when there is a form of that name, or one that is of that kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { DataForm.isOfKind($0, typeIdentifier) }
  }

  /// Returns true when an object of a class can be had.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    source(of: aClass) != nil
  }

  /// Calls a handler later with the data of a form, or with why there are none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let delivery = DataDelivery(progress, to: completionHandler)
    if let form = forms.first(where: { DataForm.isOfKind($0.name, typeIdentifier) }) {
      _ = form.load { data, error in MainActor.assumeIsolated { delivery.take(data, error) } }
      return progress
    }
    for object in objects {
      let names = type(of: object).writableTypeIdentifiersForItemProvider
      guard let name = names.first(where: { DataForm.isOfKind($0, typeIdentifier) }) else {
        continue
      }
      _ = object.loadData(withTypeIdentifier: name) { data, error in
        MainActor.assumeIsolated { delivery.take(data, error) }
      }
      return progress
    }
    delivery.take(nil, ItemProviderError.noData(form: typeIdentifier))
    return progress
  }

  /// Calls a handler later with an object of a class, or with why there is none.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let source = source(of: aClass) else {
      DispatchQueue.main.async {
        completionHandler(nil, ItemProviderError.noObject(ofClass: "\(aClass)"))
      }
      return progress
    }
    source { found, error in
      DispatchQueue.main.async {
        progress.completedUnitCount = 1
        completionHandler(found, error)
      }
    }
    return progress
  }

  /// Calls a handler later with a value such as a `String` or a `URL`.
  @discardableResult
  public func loadObject<Value: ItemValue>(
    ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: aClass.itemClass) { object, error in
      completionHandler(object.flatMap { Value(item: $0) }, error)
    }
  }

  /// Returns true when a value such as a `String` or a `URL` can be had.
  public func canLoadObject<Value: ItemValue>(ofClass aClass: Value.Type) -> Bool {
    canLoadObject(ofClass: aClass.itemClass)
  }

  private typealias Source = (
    @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Void

  /// Returns what makes an object of a class out of the first object or data that can be read as
  /// one; `nil` where none can.
  private func source(of aClass: any NSItemProviderReading.Type) -> Source? {
    for object in objects {
      if let source = source(of: object, as: aClass) { return source }
    }
    let readable = aClass.readableTypeIdentifiersForItemProvider
    guard
      let form = forms.first(where: { form in
        readable.contains { DataForm.isOfKind(form.name, $0) }
      })
    else { return nil }
    return { handler in
      let delivery = ItemDelivery(of: aClass, in: form.name, to: handler)
      _ = form.load { data, error in
        MainActor.assumeIsolated { delivery.take(data, error) }
      }
    }
  }

  /// Returns what makes an object of a class out of another one; `nil` where nothing can.
  private func source(
    of object: any NSItemProviderWriting, as aClass: any NSItemProviderReading.Type
  ) -> Source? {
    if type(of: object) == aClass || aClass.takes(object),
      let same = object as? any NSItemProviderReading
    {
      return { $0(same, nil) }
    }
    let forms = type(of: object).writableTypeIdentifiersForItemProvider
    guard let form = aClass.readableTypeIdentifiersForItemProvider.first(where: forms.contains)
    else { return nil }
    return { handler in
      let delivery = ItemDelivery(of: aClass, in: form, to: handler)
      _ = object.loadData(withTypeIdentifier: form) { data, error in
        MainActor.assumeIsolated { delivery.take(data, error) }
      }
    }
  }
}

/// Makes an object out of the data that another one gives.
@MainActor
private final class ItemDelivery {
  private let aClass: any NSItemProviderReading.Type
  private let form: String
  private let handler: ((any NSItemProviderReading)?, (any Error)?) -> Void

  init(
    of aClass: any NSItemProviderReading.Type, in form: String,
    to handler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) {
    (self.aClass, self.form, self.handler) = (aClass, form, handler)
  }

  func take(_ data: Data?, _ error: (any Error)?) {
    guard let data else { return handler(nil, error) }
    do {
      handler(try aClass.object(withItemProviderData: data, typeIdentifier: form), nil)
    } catch {
      handler(nil, error)
    }
  }
}

/// Who may have an object: everybody, for there is one app.
///
/// Source: Apple, NSItemProviderRepresentationVisibility.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// Why an object was not handed over.
enum ItemProviderError: Error, Hashable, CustomStringConvertible {
  case noData(form: String)
  case noObject(ofClass: String)

  var description: String {
    switch self {
    case .noData(let form):
      "The item provider has nothing in the form \(form). Ask hasItemConformingToTypeIdentifier(_:) first."
    case .noObject(let name):
      "The item provider has nothing that can be read as \(name). Ask canLoadObject(ofClass:) first."
    }
  }
}
