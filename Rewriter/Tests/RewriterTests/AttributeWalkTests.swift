import Foundation
import Testing

import Rewriter

/// Attributes as they occur in storyboards of others: each is read, or named in a warning.
@Suite struct AttributeWalkTests {
  /// An element in its place, with an attribute that occurs there.
  private struct Place: CustomStringConvertible {
    let chain: [(name: String, key: String)]
    let attribute: String

    var description: String {
      chain.map { $0.key.isEmpty ? $0.name : "\($0.name).\($0.key)" }.joined(separator: "/")
        + " \(attribute)"
    }
  }

  /// Returns the lines of a file of facts.
  private static func facts(_ name: String) -> [Substring] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../Attributes/\(name).tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private static let places: [Place] = {
    facts("attributes").flatMap { line in
      let columns = line.split(separator: "\t")
      let chain = columns[0].split(separator: "/").map { part in
        let words = part.split(separator: ".", maxSplits: 1)
        return (name: String(words[0]), key: words.count > 1 ? String(words[1]) : "")
      }
      return columns[1].split(separator: " ").map { Place(chain: chain, attribute: String($0)) }
    }
  }()

  /// What an element needs beside an attribute, to be read at all.
  private static let company: [String: String] = [
    "color": "red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"0.4\" colorSpace=\"custom\""
      + " customColorSpace=\"sRGB\"",
    "fontDescription": "type=\"system\" pointSize=\"17\"",
    "font": "metaFont=\"system\" size=\"17\"",
    "rect": "x=\"1\" y=\"2\" width=\"3\" height=\"4\"",
    "frame": "minX=\"1\" minY=\"2\" width=\"3\" height=\"4\"",
    "size": "width=\"3\" height=\"4\"", "inset": "minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"",
    "offsetWrapper": "horizontal=\"1\" vertical=\"2\"", "imageReference": "image=\"a\"",
    "action": "selector=\"tap:\" destination=\"a-0\" eventType=\"touchUpInside\"",
    "outlet": "property=\"label\" destination=\"a-0\"",
    "outletCollection": "property=\"all\" destination=\"a-0\"",
    "segue": "destination=\"a-0\" kind=\"show\" identifier=\"go\"",
    "constraint": "firstItem=\"a-1\" firstAttribute=\"width\" constant=\"9\"",
    "tableViewCell": "reuseIdentifier=\"r\"", "collectionViewCell": "reuseIdentifier=\"r\"",
    "collectionReusableView": "reuseIdentifier=\"r\"", "segment": "title=\"a\"",
    "userDefinedRuntimeAttribute": "type=\"boolean\" keyPath=\"hidden\" value=\"YES\"",
  ]

  /// Values of which one is another than what an attribute is without being named.
  private static let values = [
    "odd", "YES", "NO", "7", "0.6", "a-1", "a-0", "top", "sRGB", "calibratedWhite",
    "systemRedColor", "number", "clear", "show", "x.png", "large", "small", "template", "bold",
    "center", "always", "browser", "capsule", "disclosureIndicator", "blue", "value1", "fullScreen",
    "crossDissolve", "no", "yes", "words", "emailAddress", "search", "favorites", "Menlo",
  ]

  /// Elements that concern Interface Builder, or say what no picture shows, whole.
  private static let silentElements: Set<String> = [
    "accessibilityTraits", "audiovisualMediaTypes", "bool", "nil", "popoverArrowDirection",
    "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "userLayoutGuide",
    "viewControllerLayoutGuide",
  ]

  private static func made(_ place: Place, _ value: String?) -> [String] {
    var text = ""
    for (number, element) in place.chain.enumerated() {
      let isLast = number == place.chain.count - 1
      var attributes = company[element.name] ?? ""
      if isLast {
        // The attribute itself stands once.
        attributes = attributes.split(separator: " ")
          .filter { !$0.hasPrefix("\(place.attribute)=") }.joined(separator: " ")
        if let value { attributes += " \(place.attribute)=\"\(value)\"" }
      }
      let key = element.key.isEmpty ? "" : " key=\"\(element.key)\""
      let member = number == 0 ? " sceneMemberID=\"viewController\" customClass=\"Home\"" : ""
      let own = isLast && number == 0 && ["sceneMemberID", "customClass"].contains(place.attribute)
      text += "<\(element.name)\(key) id=\"a-\(number)\"\(own ? "" : member) \(attributes)>\n"
    }
    for element in place.chain.reversed() { text += "</\(element.name)>\n" }
    let file = rewrite([
      SourceFile(
        name: "Home.swift",
        text: "class Home: UIViewController {\n@IBOutlet var label: UIView!\n"
          + "@IBOutlet var all: [UIView]!\n@objc func tap(_ sender: Any) {}\n}"),
      SourceFile(
        name: "Main.storyboard",
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a-0">
          <scenes><scene sceneID="s"><objects>
          \(text)</objects></scene></scenes></document>
          """),
    ]).last
    return [file?.text ?? ""] + (file?.findings.map(\.description) ?? [])
  }

  @Test func `every attribute that occurs is read, named in a warning, or known to change nothing`()
  {
    #expect(Self.places.count > 2000)
    let lost = Self.places.filter { place in
      guard !silentAttributes.contains(place.attribute),
        !Self.silentElements.contains(place.chain.last?.name ?? "")
      else { return false }
      let without = Self.made(place, nil)
      return !Self.values.contains { Self.made(place, $0) != without }
    }
    #expect(lost.map(\.description) == Self.facts("silent").map(String.init))
  }
}
