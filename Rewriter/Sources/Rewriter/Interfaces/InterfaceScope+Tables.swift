extension InterfaceScope {
  /// The header, footer, prototypes and fixed cells of a table.
  func table(_ element: InterfaceElement, _ v: String) -> [String] {
    var lines: [String] = []
    for key in ["tableHeaderView", "tableFooterView", "backgroundView"] {
      if let view = element.value(key) { lines.append("\(v).\(key) = \(makeView(view))") }
    }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      lines.append(self.prototype(prototype, "\(InterfaceValue.string(identifier)), of: \(v)"))
    }
    let sections = element.list("sections")
    guard !sections.isEmpty else { return lines }
    let made = sections.map { section in
      let cells = section.list("cells")
      let heights = cells.map { InterfaceValue.number($0["rowHeight"]) ?? "-1" }
      return "InterfaceSection(header: \(title(of: section, "headerTitle")),"
        + " footer: \(title(of: section, "footerTitle")),"
        + " cells: [\(cells.map(makeView).joined(separator: ", "))],"
        + " heights: [\(heights.joined(separator: ", "))])"
    }
    lines.append("self.load.sections([\(made.joined(separator: ", "))], of: \(v))")
    return lines
  }

  private func title(of section: InterfaceElement, _ key: String) -> String {
    let text = section[key] ?? section.value(key)?.text
    return text.map { document.words($0, of: section, key) } ?? "nil"
  }

  /// The content of a cell, whose own labels stand in it like others.
  func cell(_ element: InterfaceElement, _ v: String) -> [String] {
    var lines: [String] = []
    for key in [
      "accessoryView", "backgroundView", "selectedBackgroundView", "editingAccessoryView",
    ] {
      if let view = element.value(key) { lines.append("\(v).\(key) = \(makeView(view))") }
    }
    guard let content = element.value("contentView") else { return lines }
    let own = ["textLabel", "detailTextLabel", "imageView"].compactMap { property in
      element[property].map { (id: $0, property: property) }
    }
    if content["preservesSuperviewLayoutMargins"] == "YES" {
      // What the table says of its cells' margins on a phone.
      lines.append(
        "\(v).contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)")
    }
    guard !own.isEmpty else { return lines + existing(content, "UIView", "\(v).contentView") }
    for view in content.list("subviews") {
      guard let part = own.first(where: { $0.id == view.id }) else { continue }
      let name = identifier(view)
      let uikit = part.property == "imageView" ? "UIImageView" : "UILabel"
      keep(view, as: InterfaceObject(expression: "o\(name)", type: uikit, uikit: uikit))
      lines.append("self.o\(name) = \(v).\(part.property)")
      lines += assignments(of: view, uikit, to: "self.o\(name)?")
      lines += values(of: view, "self.o\(name)?")
    }
    let others = content.list("subviews").filter { view in !own.contains { $0.id == view.id } }
    guard !others.isEmpty else { return lines }
    // Views beside those of the style, such as a switch behind a title.
    let name = identifier(content)
    keep(content, as: InterfaceObject(expression: "o\(name)", type: "UIView", uikit: "UIView"))
    connected.append(content)
    lines.append("self.o\(name) = \(v).contentView")
    if let rect = InterfaceValue.frame(of: content) {
      lines.append("self.o\(name).frame = \(rect)")
    }
    return lines + others.map { "self.o\(name).addSubview(\(makeView($0)))" }
  }

  /// The layout, cells and headers of a collection view.
  func collection(_ element: InterfaceElement, _ v: String) -> [String] {
    var lines: [String] = []
    if let view = element.value("backgroundView") {
      lines.append("\(v).backgroundView = \(makeView(view))")
    }
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      lines.append(self.prototype(prototype, "\(InterfaceValue.string(identifier)), of: \(v)"))
    }
    for (key, kind) in [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")] {
      guard let view = element.value(key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      lines.append(
        prototype(
          view,
          "\(InterfaceValue.string(identifier)), kind: UICollectionView.elementKindSection\(kind),"
            + " of: \(v)"))
    }
    return lines
  }

  /// Returns the expression of a collection view's layout; `nil` for that of UIKit.
  func layout(of element: InterfaceElement) -> String? {
    guard let layout = element.value("collectionViewLayout") else { return nil }
    let uikit =
      layout.name == "collectionViewFlowLayout"
      ? "UICollectionViewFlowLayout" : "UICollectionViewLayout"
    let type = type(of: layout, uikit)
    let name = identifier(layout)
    keep(layout, as: InterfaceObject(expression: "o\(name)", type: type.name, uikit: type.uikit))
    var lines = assignments(of: layout, uikit, to: "layout")
    for key in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
      guard let size = layout.value(key).flatMap(InterfaceValue.size) else { continue }
      lines.append("layout.\(key) = \(size)")
    }
    if let insets = layout.value("sectionInset").flatMap(InterfaceValue.insets) {
      lines.append("layout.sectionInset = \(insets)")
    }
    // A cell without constraints keeps the size that the layout gives it.
    let cells = element.list("cells")
    if cells.contains(where: { $0.value("contentView")?.child("constraints") != nil }) {
      let size = layout.value("estimatedItemSize").flatMap(InterfaceValue.size)
      if layout["automaticEstimatedItemSize"] == "YES" {
        lines.append("layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
      } else if let size {
        lines.append("layout.estimatedItemSize = \(size)")
      }
    }
    add(
      method: [place(layout), "func v\(name)() -> \(type.name) {"]
        + ["  let layout = load.object({ \(type.name)(coder: $0) })", "  o\(name) = layout"]
        + lines.map { "  \($0)" } + ["  return layout", "}"])
    return "self.v\(name)()"
  }

  /// Writes the class that makes a cell again and again.
  ///
  /// - Parameters:
  ///   - element: the cell.
  ///   - arguments: what its list knows it by.
  /// - Returns: the call that lets the list make it.
  private func prototype(_ element: InterfaceElement, _ arguments: String) -> String {
    let cell = InterfaceScope(document, "\(name)_\(identifier(element))")
    cell.add(property: "let load: InterfaceLoad")
    let controller = objects[controllerKey]
    if let controller {
      cell.add(property: "unowned var c: \(controller.type)!")
      cell.know(controllerKey, as: controller)
      for (id, object) in objects where object.expression == "c" { cell.know(id, as: object) }
    }
    let parameter = controller.map { ", _ c: \($0.type)" } ?? ""
    cell.add(
      method: ["init(_ load: InterfaceLoad\(parameter)) {", "  self.load = load"]
        + (controller == nil ? [] : ["  self.c = c"]) + ["}"])
    let made = cell.makeView(element)
    cell.add(
      method: ["func make() -> \(cell.objects[element.id]?.type ?? "UIView") {"]
        + ["  let made = \(made)", "  connect()", "  load.awaken()", "  return made", "}"])
    cell.writeConnections()
    add(inner: cell)
    guard controller != nil else {
      return "self.load.prototype(\(arguments)) { [load = self.load] in"
        + " \(cell.name)(load.again()).make() }"
    }
    return "self.load.prototype(\(arguments)) { [weak c = self.c, load = self.load] in"
      + " c.map { \(cell.name)(load.again(), $0).make() } }"
  }
}

/// What the scope's controller is called, whatever the file calls it.
let controllerKey = " controller"
