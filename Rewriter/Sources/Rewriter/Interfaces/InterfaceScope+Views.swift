extension InterfaceScope {
  /// Writes the method that makes a view with all views in it.
  ///
  /// - Returns: the call of the method.
  func makeView(_ element: InterfaceElement) -> String {
    let drawn = uikitClass(of: element)
    let type = type(of: element, drawn)
    // The class is made whatever it was drawn as: a header may be drawn as a cell.
    let made = chain(of: type.uikit)
    let uikit = made.contains(drawn) || !made.contains("UIView") ? drawn : type.uikit
    let name = identifier(element)
    keep(element, as: InterfaceObject(expression: "o\(name)", type: type.name, uikit: type.uikit))
    connected.append(element)
    var arguments = ["\(type.uikit).self"]
    if let rect = InterfaceValue.frame(of: element) {
      arguments.append("frame: \(rect)")
    }
    arguments += makingArguments(of: element, uikit)
    let lines = ["self.o\(name) = v"] + filling(element, uikit, "v")
    arguments.append("{ \(type.name)(coder: $0) }")
    // As on iOS, what the author names by key paths comes behind all of `init(coder:)`.
    let named = runtimeAttributes(of: element, "v")
    add(
      method: [place(element), "func v\(name)() -> \(type.name) {"]
        + ["  let v = load.make(\(arguments.joined(separator: ", "))) { v in"]
        + lines.map { "    \($0)" } + ["  }"] + named.map { "  \($0)" } + ["  return v", "}"])
    return "self.v\(name)()"
  }

  private func uikitClass(of element: InterfaceElement) -> String {
    if document.isWebKit(element) { return "WKWebView" }
    if let known = viewClasses[element.name] { return known }
    document.say(.standIn(element: element.name, type: "UIView"), at: element)
    return "UIView"
  }

  /// What a view has to know when it is made.
  private func makingArguments(of element: InterfaceElement, _ uikit: String) -> [String] {
    switch uikit {
    case "UITableView":
      let style = element["style"] ?? "plain"
      return ["plain", "grouped", "insetGrouped"].contains(style) ? ["tableStyle: .\(style)"] : []
    case "UITableViewCell":
      let styles = [
        "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
        "IBUITableViewCellStyleSubtitle": "subtitle",
      ]
      let style = styles[element["style"] ?? ""] ?? "default"
      return ["cellStyle: .\(style)"] + identifier(of: element)
    case "UICollectionViewCell", "UICollectionReusableView": return identifier(of: element)
    case "UIButton":
      let type = element["buttonType"] ?? "custom"
      let types = [
        "custom", "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark",
        "contactAdd", "close",
      ]
      guard types.contains(type) else {
        document.say(.unreadValue(type, attribute: "buttonType", element: "button"), at: element)
        return ["buttonType: .custom"]
      }
      return ["buttonType: .\(type)"]
    case "UICollectionView": return layout(of: element).map { ["layout: \($0)"] } ?? []
    default: return []
    }
  }

  private func identifier(of element: InterfaceElement) -> [String] {
    element["reuseIdentifier"].map { ["identifier: \(InterfaceValue.string($0))"] } ?? []
  }

  /// Returns what sets a view's properties and adds its subviews.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - uikit: UIKit's class for its kind.
  ///   - v: the expression of the view.
  /// - Returns: the statements, in their order.
  func filling(_ element: InterfaceElement, _ uikit: String, _ v: String) -> [String] {
    var lines: [String] = []
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO", element["fixedFrame"] != "YES"
    {
      lines.append("\(v).translatesAutoresizingMaskIntoConstraints = false")
    }
    // A cell keeps its content view as large as itself, whatever the file says.
    if element["key"] != "contentView", let mask = element.child("autoresizingMask") {
      lines.append("\(v).autoresizingMask = \(InterfaceValue.autoresizing(mask))")
    }
    lines += defaults(of: element, uikit).map { "\(v).\($0)" }
    lines += details(of: element, uikit, v)
    lines += assignments(of: element, uikit, to: v)
    lines += values(of: element, v)
    lines += subviews(of: element, uikit, v)
    var read = readChildren(uikit)
    if !["UITableViewCell", "UICollectionViewCell"].contains(uikit),
      ["tableViewCell", "collectionViewCell"].contains(element.name),
      let content = element.value("contentView")
    {
      lines += existing(content, "UIView", v)
      read.insert(content.name)
    }
    lines += accessibility(of: element, v)
    lines += priorities(of: element, v)
    sayUnread(element, read: read)
    return lines
  }

  /// What Interface Builder leaves out although UIKit's default is another.
  private func defaults(of element: InterfaceElement, _ uikit: String) -> [String] {
    switch uikit {
    case "UIActivityIndicatorView" where element["hidesWhenStopped"] == nil:
      ["hidesWhenStopped = false"]
    case "UIImageView" where element["userInteractionEnabled"] == nil:
      ["isUserInteractionEnabled = true"]
    case "UILabel":
      (element["userInteractionEnabled"] == nil ? ["isUserInteractionEnabled = true"] : [])
        + shrinking(element)
    case "UITextField": shrinking(element)
    default: []
    }
  }

  /// How small a text may be drawn to fit.
  ///
  /// Interface Builder writes that a text keeps its size; the least size alone says that it does not.
  private func shrinking(_ element: InterfaceElement) -> [String] {
    let isField = element.name == "textField"
    let share = element["minimumScaleFactor"]
    let least = InterfaceValue.number(element["minimumFontSize"])
    let fits = element["adjustsFontSizeToFit"]
    guard fits == "YES" || (fits == nil && (share != nil || least != nil)) else {
      return least.map { isField ? ["minimumFontSize = \($0)"] : [] } ?? []
    }
    let lines = ["adjustsFontSizeToFitWidth = true"]
    guard let least else { return lines }
    if isField { return lines + ["minimumFontSize = \(least)"] }
    let size = InterfaceValue.number(element.child("fontDescription")?["pointSize"]) ?? "17"
    return share == nil ? lines + ["minimumScaleFactor = \(least) / \(size)"] : lines
  }

  /// The children of a class that are read.
  private func readChildren(_ uikit: String) -> Set<String> {
    let all: Set<String> = [
      "autoresizingMask", "subviews", "constraints", "viewLayoutGuide", "accessibility",
      "gestureRecognizers", "fontDescription", "inset", "edgeInsets", "directionalEdgeInsets",
      "size", "attributedString",
    ]
    let own: [String: Set<String>] = [
      "UIButton": ["state", "buttonConfiguration", "preferredSymbolConfiguration", "menu"],
      "UISegmentedControl": ["segments"], "UITextField": ["textInputTraits"],
      "UITextView": ["textInputTraits", "dataDetectorType"],
      "UISearchBar": ["textInputTraits", "scopeButtonTitles"],
      "UIToolbar": ["items", "toolbarAppearance"],
      "UINavigationBar": ["items", "textAttributes", "navigationBarAppearance"],
      "UITabBar": ["items", "tabBarAppearance"],
      "UIImageView": ["imageReference", "preferredSymbolConfiguration"],
      "UIVisualEffectView": ["blurEffect", "vibrancyEffect", "view"],
      "UITableView": ["prototypes", "sections", "view"],
      "UITableViewCell": [
        "tableViewCellContentView", "view",
      ],
      "UICollectionView": [
        "collectionViewFlowLayout", "collectionViewLayout", "cells", "collectionReusableView",
      ],
      "UICollectionViewCell": ["view", "collectionViewCellContentView"],
      "UIDatePicker": ["date"], "WKWebView": ["wkWebViewConfiguration"],
    ]
    // These have views of any class under a key.
    let holdsAny = ["UITableView", "UITableViewCell", "UICollectionView"].contains(uikit)
    return all.union(own[uikit] ?? []).union(holdsAny ? Set(viewClasses.keys) : [])
  }

  /// The views in a view, which stands in the place of another's content view for some classes.
  private func subviews(of element: InterfaceElement, _ uikit: String, _ v: String) -> [String] {
    let add = uikit == "UIStackView" ? "addArrangedSubview" : "addSubview"
    return element.list("subviews").map { "\(v).\(add)(\(makeView($0)))" }
  }

  /// Sets up a view that another one has made, such as a content view.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - uikit: UIKit's class of the view.
  ///   - expression: how to get at it where the other view is filled.
  ///   - type: the app's own class of it; `nil` for UIKit's.
  /// - Returns: the statements, in their order.
  func existing(
    _ element: InterfaceElement, _ uikit: String, _ expression: String, as type: String? = nil
  ) -> [String] {
    let name = identifier(element)
    let type = type ?? uikit
    keep(element, as: InterfaceObject(expression: "o\(name)", type: type, uikit: uikit))
    connected.append(element)
    return ["self.o\(name) = \(expression)" + (type == uikit ? "" : " as? \(type)")]
      + (InterfaceValue.frame(of: element)
        .map { uikit == "UIView" ? ["self.o\(name).frame = \($0)"] : [] } ?? [])
      + filling(element, uikit, "self.o\(name)!")
      + runtimeAttributes(of: element, "self.o\(name)!")
  }
}
