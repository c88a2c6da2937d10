import SwiftSyntax

extension Remains {
  /// Returns the class that stands for a view or a controller that is not here, by its name; `nil` for
  /// all else.
  func box(for complaint: Complaint) -> Box? {
    guard let name = complaint.missingName,
      let file = files.first(where: { $0.name == complaint.file })
    else { return nil }
    let isOld = viewsOfOld.contains(name)
    guard isOld || !file.modules.isEmpty || names.contains(name), name.first?.isUppercase == true
    else { return nil }
    let isController =
      name.hasSuffix("ViewController") || controllersOfOtherNames.contains(name)
    let isView = name.hasSuffix("View") && name != "View"
    let kind = basesByEndings.first { name.hasSuffix($0.ending) }
    let base = kind?.ending == name ? nil : kind?.base
    guard isController || isView || base != nil else { return nil }
    return Box(
      name: name, modules: isOld ? [] : modules(of: name, in: file), isController: isController,
      base: isController || isView ? nil : base)
  }

  /// Returns the modules that may have a name: the one whose names begin so, or all that are not here.
  private func modules(of name: String, in file: File) -> [String] {
    let own = file.modules.isEmpty ? Set(files.flatMap(\.modules)).sorted() : file.modules
    let known = own.filter { missingModules[$0]?.contains(name) == true }
    return known.isEmpty ? own.filter { missingModules[$0] == nil } : Array(known.prefix(1))
  }

  /// Adds the names of classes that are derived from those that stand for others.
  mutating func addHeirs() {
    let trees = files.map { Draft(SourceFile(name: $0.name, text: $0.text)).tree }
    var isGrowing = true
    while isGrowing {
      let finder = HeirFinder(names)
      for tree in trees { finder.walk(tree) }
      isGrowing = !finder.found.isSubset(of: names)
      names.formUnion(finder.found)
    }
  }
}

extension Remains {
  /// The declarations of the classes that stand for others, for the program's entry.
  public var declarations: String {
    boxes.map { box in
      let isOurs = box.base?.hasPrefix("Absent") != false
      if let base = box.base, !isOurs { return "class \(box.name): UIKit.\(base) {}\n" }
      let base = box.base ?? (box.isController ? "AbsentViewController" : "AbsentView")
      let module = box.modules.joined(separator: " or ")
      return "class \(box.name): Flipbook.\(base) {"
        + " override class var module: String { \(InterfaceValue.string(module)) } }\n"
    }.joined()
  }
}

/// Classes of UIKit's that stand in for those of libraries, by how the names of these end: where something is known
/// to be a button, it shows and hears what a button does.
private let basesByEndings: [(ending: String, base: String)] = [
  ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
  ("HostingConfiguration", "AbsentContentConfiguration"), ("TableViewCell", "UITableViewCell"),
  ("TableCell", "UITableViewCell"), ("Button", "UIButton"),
  ("Label", "UILabel"), ("TextField", "UITextField"), ("Slider", "UISlider"),
  ("SegmentedControl", "UISegmentedControl"), ("Control", "UIControl"),
  ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
]

/// A view that UIKit no longer has.
private let viewsOfOld: Set<String> = ["UIWebView"]

/// Controllers of Apple's frameworks whose names do not end as all others do.
private let controllersOfOtherNames: Set<String> = [
  "EKCalendarChooser", "MPMediaPickerController", "QLPreviewController", "UIHostingController",
]

/// Finds classes that are derived from some.
private final class HeirFinder: SyntaxVisitor {
  private(set) var found: Set<String> = []
  private let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.inheritanceClause?.inheritedTypes.first?.type.plainName,
      names.contains(base)
    {
      found.insert(node.name.text)
    }
    return .visitChildren
  }
}
