/// What things that are read aloud are together.
///
/// Source: Apple, UIAccessibilityContainerType.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Whether things that are read aloud are passed one by one.
///
/// Source: Apple, UIAccessibilityNavigationStyle.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
