import Foundation

/// An object that can be handed over in forms with names.
///
/// Source: Apple, NSItemProviderWriting.
@preconcurrency @MainActor
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The names of the forms, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Calls a handler with the data of a form.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made out of data in forms with names.
///
/// Source: Apple, NSItemProviderReading.
@preconcurrency @MainActor
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The names of the forms, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object out of data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// Returns true for an object of the class or of one below it.
  static func takes(_ object: Any) -> Bool { object is Self }
}

/// A value of Swift's that stands for an object when it is handed over.
@preconcurrency @MainActor
public protocol ItemValue {
  /// The class of the object.
  static var itemClass: any NSItemProviderReading.Type { get }
  /// Takes the value of an object; `nil` for one of another class.
  init?(item: any NSItemProviderReading)
}

extension String: ItemValue {
  public static var itemClass: any NSItemProviderReading.Type { NSString.self }
  public init?(item: any NSItemProviderReading) {
    guard let text = item as? NSString else { return nil }
    self = text.description
  }
}

extension URL: ItemValue {
  public static var itemClass: any NSItemProviderReading.Type { NSURL.self }
  public init?(item: any NSItemProviderReading) {
    guard let address = (item as? NSURL)?.absoluteString else { return nil }
    self.init(string: address)
  }
}

extension NSItemProviderWriting {
  fileprivate func hand(
    _ data: Data?, to handler: (Data?, (any Error)?) -> Void
  ) -> Progress? {
    handler(data, nil)
    return nil
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { hand(Data(description.utf8), to: completionHandler) }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    Self(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  public class var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.attributedstring", "public.utf8-plain-text"]
  }
  public class var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { hand(Data(string.utf8), to: completionHandler) }

  public class func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = NSAttributedString(string: String(decoding: data, as: UTF8.self))
    guard let text = text as? Self else {
      throw ItemProviderError.noObject(ofClass: "NSAttributedString")
    }
    return text
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { hand(Data(absoluteString.utf8), to: completionHandler) }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw ItemProviderError.noObject(ofClass: "NSURL")
    }
    return url
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { hand(pngData(), to: completionHandler) }

  public class func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw ItemProviderError.noObject(ofClass: "UIImage")
    }
    return image
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public class var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let words = cgColor.values.map { "\($0)" }.joined(separator: " ")
    return hand(Data(words.utf8), to: completionHandler)
  }

  public class func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
      Double($0).map { CGFloat($0) }
    }
    let color =
      numbers.count == 4
      ? UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      : UIColor(white: numbers.first ?? 0, alpha: numbers.last ?? 1)
    guard let color = color as? Self else { throw ItemProviderError.noObject(ofClass: "UIColor") }
    return color
  }
}
