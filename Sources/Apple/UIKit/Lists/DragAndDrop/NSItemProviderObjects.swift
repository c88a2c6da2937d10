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
  /// The class of the texts that a string can be taken from.
  public static var itemClass: any NSItemProviderReading.Type { NSString.self }
  /// Takes the letters of a text; `nil` for an object of another class.
  public init?(item: any NSItemProviderReading) {
    guard let text = item as? NSString else { return nil }
    self = text.description
  }
}

extension URL: ItemValue {
  /// The class of the addresses that a URL can be taken from.
  public static var itemClass: any NSItemProviderReading.Type { NSURL.self }
  /// Takes an address; `nil` for an object of another class.
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
  /// One form: letters in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Letters in UTF-8, also where they are called plain text alone.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Hands the letters over at once in UTF-8, whatever form is asked for; returns `nil`, for
  /// nothing is waited for.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { hand(Data(description.utf8), to: completionHandler) }

  /// Makes a text of letters in UTF-8; bytes that are none become replacement characters.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    Self(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  /// A text with attributes, and letters in UTF-8; either gives the letters alone.
  public class var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.attributedstring", "public.utf8-plain-text"]
  }
  /// Letters in UTF-8; attributes are not read.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Hands the letters over at once in UTF-8, without the attributes; returns `nil`, for nothing is
  /// waited for.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { hand(Data(string.utf8), to: completionHandler) }

  /// Makes a text without attributes of letters in UTF-8.
  ///
  /// - Throws: an error for a class below `NSAttributedString`.
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
  /// One form: the address as text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// One form: the address as text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Hands the whole address over at once in UTF-8; returns `nil`, for nothing is waited for.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { hand(Data(absoluteString.utf8), to: completionHandler) }

  /// Makes an address of a text in UTF-8.
  ///
  /// - Throws: an error where the text is no address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw ItemProviderError.noObject(ofClass: "NSURL")
    }
    return url
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// One form: a PNG file.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// PNG and JPEG files.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// Hands a PNG file over at once, `nil` for an image without size; returns `nil`, for nothing is
  /// waited for.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { hand(pngData(), to: completionHandler) }

  /// Makes an image of a file's bytes.
  ///
  /// - Throws: an error where they are no image that can be read.
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
  /// One form: the colour's parts.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// One form: the colour's parts.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Hands the parts over at once as numbers of 0...1 between spaces, the alpha last; returns
  /// `nil`, for nothing is waited for.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let words = cgColor.values.map { "\($0)" }.joined(separator: " ")
    return hand(Data(words.utf8), to: completionHandler)
  }

  /// Makes a colour of its parts: red, green, blue and alpha, or a grey and alpha; opaque black
  /// where there are no numbers.
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
