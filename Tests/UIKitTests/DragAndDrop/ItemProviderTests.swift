import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// A note that is handed over as data.
private final class Note: NSObject, NSItemProviderWriting, NSItemProviderReading {
  let text: String
  init(_ text: String) { self.text = text }

  static var writableTypeIdentifiersForItemProvider: [String] {
    ["app.note", "public.utf8-plain-text"]
  }
  static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(text.utf8), nil)
    return nil
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
    Note(String(decoding: data, as: UTF8.self))
  }
}

@MainActor
struct ItemProviderTests {
  @Test func `an attributed text is handed over as it is, and as a plain text`() throws {
    try onStage { stage in
      let text = NSAttributedString(string: "Ada", attributes: [.foregroundColor: UIColor.red])
      let provider = NSItemProvider(object: text)
      var (same, plain): (NSAttributedString?, String?)
      provider.loadObject(ofClass: NSAttributedString.self) { found, _ in
        same = found as? NSAttributedString
      }
      provider.loadObject(ofClass: String.self) { found, _ in plain = found }
      stage.run(frames: 2)
      #expect(same === text && plain == "Ada")
    }
  }

  @Test func `objects are handed over as they are, or made of their data`() throws {
    try onStage { stage in
      let provider = NSItemProvider(object: NSString(string: "Ada"))
      #expect(provider.canLoadObject(ofClass: String.self))
      #expect(!provider.canLoadObject(ofClass: UIImage.self))
      #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
      var text: String?
      var note: Note?
      provider.loadObject(ofClass: String.self) { found, _ in text = found }
      provider.loadObject(ofClass: Note.self) { found, _ in note = found as? Note }
      #expect(text == nil)
      stage.run(frames: 2)
      #expect(text == "Ada" && note?.text == "Ada")
    }
  }

  @Test func `what cannot be had is said to be so`() throws {
    try onStage { stage in
      let provider = NSItemProvider(object: UIColor.red)
      var message = ""
      provider.loadObject(ofClass: NSURL.self) { _, error in
        message = "\(error.map { "\($0)" } ?? "")"
      }
      stage.run(frames: 2)
      #expect(message.contains("NSURL"))
      var color: UIColor?
      provider.loadObject(ofClass: UIColor.self) { found, _ in color = found as? UIColor }
      stage.run(frames: 2)
      #expect(color == .red)
    }
  }

  @Test func `addresses and images are handed over, too`() throws {
    try onStage { stage in
      let url = try #require(NSURL(string: "https://a.example/b"))
      let provider = NSItemProvider(object: url)
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      provider.registerObject(picture)
      var found: URL?
      var image: UIImage?
      provider.loadObject(ofClass: URL.self) { address, _ in found = address }
      provider.loadObject(ofClass: UIImage.self) { object, _ in image = object as? UIImage }
      stage.run(frames: 2)
      #expect(found?.absoluteString == "https://a.example/b")
      #expect(image === picture)
    }
  }
}

@MainActor
struct DataKindTests {
  @Test func `a kind is found by its name, its ending and its media type, and knows what it is`() {
    #expect(UTType("public.png") == .png)
    #expect(UTTypeConformsTo(kUTTypeGIF, kUTTypeImage) && !UTTypeConformsTo("a.b", kUTTypeGIF))
    #expect(UTTypeConformsTo(NSString(string: "public.png"), NSString(string: "public.png")))
    #expect(UTTypeEqual("PUBLIC.png", kUTTypePNG) && !UTTypeEqual(kUTTypeGIF, kUTTypePNG))
    let ending = kUTTagClassFilenameExtension
    let named = UTTypeCreatePreferredIdentifierForTag(ending, "gif", nil)
    #expect(named?.takeRetainedValue() == NSString(string: "com.compuserve.gif"))
    #expect(UTTypeCreatePreferredIdentifierForTag(ending, "gif", kUTTypeMovie) == nil)
    let media = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(media?.takeRetainedValue() == NSString(string: "image/png"))
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypePNG, "no.class") == nil)
    #expect(UTType("no.such.kind") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "png", conformingTo: .audio) == nil)
    #expect(UTType(mimeType: "video/mp4")?.preferredFilenameExtension == "mp4")
    #expect(UTType.utf8PlainText.conforms(to: .text) && !UTType.text.conforms(to: .utf8PlainText))
    #expect(UTType.image.isSupertype(of: .png) && !UTType.png.isSupertype(of: .png))
    #expect(UTType.png.supertypes == [.image, .data, .item, .content])
    let own = UTType(exportedAs: "app.note", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.preferredMIMEType == nil)
    #expect(kUTTypeImage == "public.image")
  }

  @Test func `data in a form are made when they are asked for, and read as an object`() throws {
    try onStage { stage in
      let provider = NSItemProvider()
      var asked = 0
      provider.registerDataRepresentation(forTypeIdentifier: kUTTypePlainText) { hand in
        asked += 1
        hand(Data("Ada".utf8), nil)
        return nil
      }
      #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
      #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
      #expect(provider.canLoadObject(ofClass: NSString.self))
      #expect(!provider.canLoadObject(ofClass: UIImage.self) && asked == 0)
      var (text, data, error): (String?, Data?, (any Error)?)
      provider.loadObject(ofClass: String.self) { found, _ in text = found }
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { found, _ in data = found }
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, why in error = why }
      stage.run(frames: 3)
      #expect(text == "Ada" && data == Data("Ada".utf8) && asked == 2)
      #expect("\(error!)".contains("nothing in the form public.png"))
    }
  }
}
