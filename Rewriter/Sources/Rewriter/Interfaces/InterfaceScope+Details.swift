extension InterfaceScope {
  /// What only some classes have.
  func details(of element: InterfaceElement, _ uikit: String, _ v: String) -> [String] {
    switch uikit {
    case "UIButton": button(element, v)
    case "UISegmentedControl": segments(element, v)
    case "UITextField": traits(element, v)
    case "UITextView": traits(element, v) + detectedData(in: element, v)
    case "UISearchBar": traits(element, v) + scopes(element, v)
    case "UIActivityIndicatorView":
      element["animating"] == "YES" ? ["\(v).startAnimating()"] : []
    case "UIToolbar":
      ["\(v).items = [\(element.list("items").map(barButton).joined(separator: ", "))]"]
        + appearances(of: element, v)
    case "UINavigationBar": navigationBar(element, v) + appearances(of: element, v)
    case "UITabBar": appearances(of: element, v)
    case "UIVisualEffectView": effect(element, v)
    case "UITableView": table(element, v)
    case "UITableViewCell": cell(element, v)
    case "UICollectionView": collection(element, v)
    case "UICollectionViewCell":
      element.value("contentView").map { existing($0, "UIView", "\(v).contentView") } ?? []
    case "UIDatePicker": dates(element, v)
    case "UIImageView":
      symbolConfiguration(element.value("preferredSymbolConfiguration")).map {
        ["\(v).preferredSymbolConfiguration = \($0)"]
      } ?? []
    case "UIStackView":
      element["spacingType"] == "standard" ? ["\(v).spacing = UIStackView.spacingUseSystem"] : []
    case "WKWebView":
      sayConfiguration(of: element)
    default: []
    }
  }

  /// Names what a view of the web is told beyond what Interface Builder writes for every one; it would only be
  /// recorded, and the view's own configuration cannot be changed behind its initializer.
  private func sayConfiguration(of element: InterfaceElement) -> [String] {
    element.value("configuration")?.forEach { part in
      for attribute in part.attributes.keys.sorted()
      where !["id", "key", "none"].contains(attribute) {
        document.say(.unreadAttribute(attribute, element: part.name), at: part)
      }
    }
    return []
  }

  private func button(_ element: InterfaceElement, _ v: String) -> [String] {
    var lines = configuration(element, v)
    if let menu = element.child("menu") { lines.append("\(v).menu = \(self.menu(menu))") }
    for state in element.children where state.name == "state" {
      guard let key = state["key"], ["normal", "highlighted", "disabled", "selected"].contains(key)
      else { continue }
      // A configuration has its own title, which the state repeats.
      let isTitled = key == "normal" && element.child("buttonConfiguration") != nil
      if let title = state["title"] ?? state.value("title")?.text, !isTitled {
        let words = document.words(title, of: element, "\(key)Title")
        lines.append("\(v).setTitle(\(words), for: .\(key))")
      }
      if let text = state.value("attributedTitle") {
        lines.append("\(v).setAttributedTitle(\(attributedText(text)), for: .\(key))")
      }
      if let color = state.value("titleColor").flatMap(document.color) {
        lines.append("\(v).setTitleColor(\(color), for: .\(key))")
      }
      // Without an offset, as Xcode 4 wrote it for every button, a shadow lies behind its letters.
      if let color = state.value("titleShadowColor").flatMap(document.color),
        let offset = element.value("titleShadowOffset").flatMap(InterfaceValue.size),
        offset != "CGSize(width: 0, height: 0)"
      {
        lines.append("\(v).setTitleShadowColor(\(color), for: .\(key))")
      }
      for (attribute, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")]
      {
        let reference = state.value(attribute)
        guard let name = state[attribute] ?? reference?["image"] else { continue }
        let image =
          reference.map { shownImage(name, $0) } ?? document.image(name, catalog: state["catalog"])
        lines.append("\(v).\(method)(\(image), for: .\(key))")
      }
    }
    if let mode = element["lineBreakMode"], let swift = titleBreaks[mode] {
      lines.append("\(v).titleLabel?.lineBreakMode = .\(swift)")
    }
    return lines
  }

  private func configuration(_ element: InterfaceElement, _ v: String) -> [String] {
    guard let given = element.child("buttonConfiguration") else { return [] }
    let style = given["style"] ?? "plain"
    let isKnown = buttonStyles.contains(style)
    if !isKnown {
      document.say(
        .unreadValue(style, attribute: "style", element: "buttonConfiguration"), at: given)
    }
    var lines = ["var configuration = UIButton.Configuration.\(isKnown ? style : "plain")()"]
    func set(_ property: String, _ value: String?) {
      if let value { lines.append("configuration.\(property) = \(value)") }
    }
    set(
      "title",
      (given["title"] ?? given.value("title")?.text)
        .map { document.words($0, of: element, "configuration.title") })
    set("subtitle", (given["subtitle"] ?? given.value("subtitle")?.text).map(InterfaceValue.string))
    let reference = given.value("image")
    set(
      "image",
      (given["image"] ?? reference?["image"]).map { name in
        reference.map { shownImage(name, $0) } ?? document.image(name, catalog: given["catalog"])
      })
    set(
      "preferredSymbolConfigurationForImage",
      symbolConfiguration(given.value("preferredSymbolConfigurationForImage")))
    // The size has insets of its own, which others below replace.
    set("buttonSize", given["buttonSize"].flatMap { buttonSizes.contains($0) ? ".\($0)" : nil })
    if given["showsActivityIndicator"] == "YES" { set("showsActivityIndicator", "true") }
    set("imagePadding", InterfaceValue.number(given["imagePadding"]))
    set("titlePadding", InterfaceValue.number(given["titlePadding"]))
    for (attribute, names) in [
      ("imagePlacement", ["top", "leading", "bottom", "trailing"]),
      ("cornerStyle", ["fixed", "dynamic", "small", "medium", "large", "capsule"]),
      ("titleAlignment", ["automatic", "leading", "center", "trailing"]),
    ] {
      guard let value = given[attribute], names.contains(value) else { continue }
      set(attribute, ".\(value)")
    }
    set("baseForegroundColor", given.value("baseForegroundColor").flatMap(document.color))
    set("baseBackgroundColor", given.value("baseBackgroundColor").flatMap(document.color))
    lines += configurationParts(of: given)
    lines.append("\(v).configuration = configuration")
    for attribute in given.unasked where !["key", "style", "title"].contains(attribute) {
      document.say(.unreadAttribute(attribute, element: given.name), at: given)
    }
    return lines
  }

  private func segments(_ element: InterfaceElement, _ v: String) -> [String] {
    var lines = element.list("segments").enumerated().map { index, segment in
      if let image = segment["image"] {
        let expression = document.image(image, catalog: segment["catalog"])
        return "\(v).insertSegment(with: \(expression), at: \(index), animated: false)"
      }
      let title = document.words(
        segment["title"] ?? "", of: element, "segmentTitles[\(index)]")
      return "\(v).insertSegment(withTitle: \(title), at: \(index), animated: false)"
    }
    if let index = InterfaceValue.number(element["selectedSegmentIndex"]) {
      lines.append("\(v).selectedSegmentIndex = \(index)")
    }
    return lines
  }

  private func traits(_ element: InterfaceElement, _ v: String) -> [String] {
    guard let traits = element.child("textInputTraits"), element.name != "searchBar" else {
      return []
    }
    var lines: [String] = []
    let names = [
      "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
      "spellCheckingType",
    ]
    for name in names {
      guard let value = traits[name], traitNames[name]?.contains(value) == true else { continue }
      lines.append("\(v).\(name) = .\(value)")
    }
    if element.name == "textField", let isSecure = traits["secureTextEntry"] {
      lines.append("\(v).isSecureTextEntry = \(isSecure == "YES")")
    }
    return lines
  }

  /// What a text view finds in its text and makes links of.
  private func detectedData(in element: InterfaceElement, _ v: String) -> [String] {
    guard let kinds = element.child("dataDetectorType") else { return [] }
    let found = dataKinds.filter { kinds[$0] == "YES" }.map { ".\($0)" }
    return found.isEmpty ? [] : ["\(v).dataDetectorTypes = [\(found.joined(separator: ", "))]"]
  }

  private func scopes(_ element: InterfaceElement, _ v: String) -> [String] {
    let titles = element.list("scopeButtonTitles").map { InterfaceValue.string($0.text) }
    return titles.isEmpty ? [] : ["\(v).scopeButtonTitles = [\(titles.joined(separator: ", "))]"]
  }

  private func effect(_ element: InterfaceElement, _ v: String) -> [String] {
    var lines: [String] = []
    if let blur = element.child("blurEffect") {
      lines.append("\(v).effect = \(blurEffect(blur))")
    } else if let vibrancy = element.child("vibrancyEffect") {
      let blur = vibrancy.child("blurEffect").map(blurEffect) ?? "UIBlurEffect(style: .regular)"
      lines.append("\(v).effect = UIVibrancyEffect(blurEffect: \(blur))")
    }
    if let content = element.value("contentView") {
      lines += existing(content, "UIView", "\(v).contentView")
    }
    return lines
  }

  func blurEffect(_ element: InterfaceElement) -> String {
    let style = element["style"] ?? "regular"
    if blurStyles.contains(style) { return "UIBlurEffect(style: .\(style))" }
    document.say(.unreadValue(style, attribute: "style", element: element.name), at: element)
    return "UIBlurEffect(style: .regular)"
  }

  private func dates(_ element: InterfaceElement, _ v: String) -> [String] {
    let locale = element.value("locale")?["localeIdentifier"].map {
      "\(v).locale = Locale(identifier: \(InterfaceValue.string($0)))"
    }
    return (locale.map { [$0] } ?? [])
      + [("date", "date"), ("minimumDate", "minimumDate"), ("maximumDate", "maximumDate")]
      .compactMap { key, property in
        element.value(key)
          .flatMap { InterfaceValue.number($0["timeIntervalSinceReferenceDate"]) }
          .map { "\(v).\(property) = Date.init(timeIntervalSinceReferenceDate: \($0))" }
      }
  }
}

private let blurStyles: Set<String> = {
  let kinds = ["UltraThin", "Thin", "", "Thick", "Chrome"].map { "system\($0)Material" }
  return Set(["extraLight", "light", "dark", "regular", "prominent"])
    .union(kinds).union(kinds.map { "\($0)Light" }).union(kinds.map { "\($0)Dark" })
}()

private let titleBreaks: [String: String] = [
  "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
  "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
]

private let traitNames: [String: Set<String>] = [
  "keyboardType": [
    "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
    "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
  ],
  "returnKeyType": [
    "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
    "continue",
  ],
  "autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
  "autocorrectionType": ["no", "yes"], "spellCheckingType": ["no", "yes"],
]

private let dataKinds = [
  "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
]

private let buttonSizes: Set<String> = ["mini", "small", "medium", "large"]
private let buttonStyles: Set<String> = [
  "plain", "filled", "tinted", "gray", "borderless", "bordered", "borderedTinted",
  "borderedProminent",
]
