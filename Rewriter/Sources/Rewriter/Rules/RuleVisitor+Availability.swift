import SwiftSyntax

/// Questions for the version of the system, which on Linux are always true.
extension RuleVisitor {
  /// Answers `#available(iOS 26, *)` and `#unavailable(…)` for the system of the scenes.
  func answerAvailability(_ node: AvailabilityConditionSyntax) {
    let asked = node.availabilityArguments.compactMap { argument -> (major: Int, minor: Int)? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        platformsOfPhones.contains(restriction.platform.text), let version = restriction.version
      else { return nil }
      let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
      return Int(version.major.text).map { ($0, minor) }
    }
    let parts = lastVersions[declarations.system] ?? (declarations.system, 0)
    let isThere = asked.allSatisfy { $0 <= parts }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    draft.replace(node, with: isThere != isNegated ? "true" : "false")
  }

  /// Lets `ProcessInfo` tell of the system of the scenes.
  ///
  /// - Returns: false for other members.
  func nameSystem(_ node: MemberAccessExprSyntax) -> Bool {
    guard versionMembers.contains(node.declName.baseName.text),
      let base = node.base?.onOneLine, base.hasSuffix("rocessInfo") || base.hasSuffix(".current")
    else { return false }
    draft.replace(node.declName.baseName, with: "_\(node.declName.baseName.text)")
    return true
  }
}

/// What `#available` calls a phone's system.
private let platformsOfPhones: Set<String> = ["iOS", "iOSApplicationExtension"]

/// The members of `ProcessInfo` that tell of the system.
private let versionMembers: Set<String> = [
  "operatingSystemVersion", "operatingSystemVersionString", "isOperatingSystemAtLeast",
]

/// The last version of each system that scenes know, as UIKit's `SystemVersion` has it.
private let lastVersions: [Int: (major: Int, minor: Int)] = [17: (17, 7), 18: (18, 6), 26: (26, 0)]
