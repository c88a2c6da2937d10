import SwiftSyntax

/// Members of classes that actions get, by class; what only these are asked for may come of any class
/// below.
private let membersOfSenders: [String: Set<String>] = [
  "UIGestureRecognizer": [
    "addTarget", "cancelsTouchesInView", "delegate", "isEnabled", "location", "numberOfTouches",
    "removeTarget", "require", "state", "view",
  ],
  "UIView": [
    "addSubview", "alpha", "backgroundColor", "bounds", "center", "convert", "frame",
    "isHidden", "layer", "removeFromSuperview", "superview", "tag", "tintColor", "transform",
    "window",
  ],
  "UIControl": [
    "isEnabled", "isHighlighted", "isSelected", "sendActions",
  ],
]

/// Classes that actions say they get.
private let classesOfSenders: Set<String> = [
  "UIBarButtonItem", "UIButton", "UIControl", "UIDatePicker", "UIImageView", "UILabel",
  "UIPageControl", "UIRefreshControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
  "UITextField",
]

/// What an `AnyObject` is that is asked for a member which no other class of UIKit's has.
private let classesByMember: [String: String] = [
  "currentPage": "UIPageControl", "currentTitle": "UIButton", "isOn": "UISwitch",
  "isSelected": "UIControl", "location": "UIGestureRecognizer",
  "rotation": "UIRotationGestureRecognizer",
  "selectedSegmentIndex": "UISegmentedControl", "setImage": "UIButton", "setOn": "UISwitch",
  "setTitle": "UIButton", "setTitleColor": "UIButton",
  "tag": "UIView", "titleLabel": "UIButton", "translation": "UIPanGestureRecognizer",
  "velocity": "UIPanGestureRecognizer",
]

extension RuleVisitor {
  /// Lets an action take an object of another class than it says, as Objective-C hands it over, where
  /// nothing is asked of it that only its own class has: `moved(_ swipe: UISwipeGestureRecognizer)` of a
  /// pan takes a `UIGestureRecognizer`, and what is not looked at is any object.
  func widenSender(_ node: FunctionDeclSyntax) {
    guard node.isAction, let body = node.body, let type = LexicalTypes(around: node).innermost,
      let parameter = node.signature.parameterClause.parameters.first
    else { return }
    let method = Method(node)
    guard !method.isOverride, !method.isStatic, !declarations.isOverridden(method, of: type),
      declarations.methods(method.baseName, labels: nil, in: type).count == 1,
      !declarations.isRequired(method)
    else { return }
    let isOptional = parameter.type.is(OptionalTypeSyntax.self)
    let written = parameter.type.plainName
    let isRecognizer = written.hasPrefix("UI") && written.hasSuffix("GestureRecognizer")
    guard isRecognizer || classesOfSenders.contains(written) else { return }
    let uses = SenderUses(of: (parameter.secondName ?? parameter.firstName).text)
    uses.walk(body)
    guard let wider = uses.widerClass(isRecognizer: isRecognizer), wider != written else { return }
    draft.replace(parameter.type, with: isOptional ? "\(wider)?" : wider)
  }

  /// Casts an `AnyObject` to the class that has a member.
  ///
  /// - Returns: false for members that several classes have, or none.
  func castToClass(_ base: ExprSyntax, for node: MemberAccessExprSyntax) -> Bool {
    let member = node.declName.baseName.text
    let isOwn = declarations.propertyNames.contains(member)
    guard let type = isOwn ? declarations.classOfProperty(member) : classesByMember[member],
      !declarations.methodNames.contains(member)
    else { return false }
    let isChain = base.is(OptionalChainingExprSyntax.self)
    if let cast = base.castToAnyObject {
      draft.replace(cast, with: isChain ? "as? \(type)" : "as! \(type)")
    } else {
      let object = base.withoutMarks
      draft.insert("(", at: object.bytes.lowerBound)
      draft.insert(" as\(isChain ? "?" : "!") \(type))", at: object.bytes.upperBound)
      if base.is(ForceUnwrapExprSyntax.self), let mark = base.lastToken(viewMode: .sourceAccurate) {
        draft.blank(mark)
      }
    }
    if let mark = node.markOfCall { draft.blank(mark) }
    return true
  }
}

extension FunctionDeclSyntax {
  /// Whether Objective-C may call it with a sender.
  fileprivate var isAction: Bool {
    attributes.named("objc") != nil || attributes.named("IBAction") != nil
  }
}

extension Declarations {
  /// Returns the only class of the files that has a property of a name, or the only protocol that asks for one.
  fileprivate func classOfProperty(_ name: String) -> String? {
    let owners = propertyTypes.keys.filter { propertyTypes[$0]?[name] != nil }
    let protocols = owners.filter { types[$0]?.isProtocol == true }
    if protocols.count == 1 { return protocols[0] }
    guard owners.count == 1, let owner = owners.first, types[owner]?.isClass == true else {
      return nil
    }
    return owner
  }

  /// Returns whether a protocol of the files requires a method.
  fileprivate func isRequired(_ method: Method) -> Bool {
    methods.contains { type, candidates in
      types[type]?.isProtocol == true
        && candidates.contains { $0.fullName == method.fullName }
    }
  }
}

/// Finds what of a parameter is used.
private final class SenderUses: SyntaxVisitor {
  private let name: String
  private var members: Set<String> = []
  /// Whether it is handed on, compared, or stored.
  private var isTaken = false

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the highest class that has all that is used; `nil` where more is done with it.
  func widerClass(isRecognizer: Bool) -> String? {
    guard !isTaken else { return nil }
    guard !members.isEmpty else { return "Any" }
    let views = membersOfSenders["UIView"] ?? []
    func has(_ type: String) -> Bool { members.isSubset(of: membersOfSenders[type] ?? []) }
    if isRecognizer { return has("UIGestureRecognizer") ? "UIGestureRecognizer" : nil }
    if has("UIView") { return "UIView" }
    return members.isSubset(of: views.union(membersOfSenders["UIControl"] ?? []))
      ? "UIControl" : nil
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .visitChildren }
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    guard !isMember else { return .visitChildren }
    var outer = Syntax(node)
    while let parent = outer.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      outer = parent
    }
    if let member = outer.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == outer.as(ExprSyntax.self)?.id
    {
      members.insert(member.declName.baseName.text)
    } else {
      isTaken = true
    }
    return .visitChildren
  }

  // A name may be bound anew, and mean something else.
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text == name { isTaken = true }
    return .visitChildren
  }
}
