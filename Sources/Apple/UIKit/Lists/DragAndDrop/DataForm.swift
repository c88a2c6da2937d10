import Foundation

/// Data in a form with a name, which are made when somebody asks for them.
@preconcurrency @MainActor
public struct DataForm {
  /// Makes the data and hands them to the closure that it is called with.
  public typealias Loading = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// The name of the form, such as `public.png`.
  package let name: String
  /// Makes the data, and hands them over.
  package let load: Loading

  /// Returns true for the form itself, and for a kind that it is besides.
  static func isOfKind(_ form: String, _ kind: String) -> Bool {
    if form == kind { return true }
    let type = UTType(form) ?? UTType(exportedAs: form)
    return UTType(kind).map(type.conforms) ?? false
  }
}

/// Hands data on, later.
@MainActor
final class DataDelivery {
  private let progress: Progress
  private let handler: (Data?, (any Error)?) -> Void

  init(_ progress: Progress, to handler: @escaping (Data?, (any Error)?) -> Void) {
    (self.progress, self.handler) = (progress, handler)
  }

  func take(_ data: Data?, _ error: (any Error)?) {
    DispatchQueue.main.async {
      self.progress.completedUnitCount = 1
      self.handler(data, error)
    }
  }
}
