import SwiftSyntax

/// Names of Foundation and UIKit that are not here, by their module: an app whose one screen uses them loses what
/// needs them, and no more, as with a module that is not here.
///
/// A name of an author's own is not meant. Source: Apple, the pages of those frameworks.
package let absentNames: [(module: String, names: NamesOfModule)] = [
  (
    "Foundation",
    words(
      """
      CFHost CFNotificationCenter CFNotificationCenterGetDarwinNotifyCenter CFReadStream
      LocalizedStringResource NSAppleScript NSBackgroundActivityScheduler NSBundleResourceRequest NSDataDetector
      NSExtensionContext NSExtensionItem NSExtensionRequestHandling NSFileCoordinator NSFilePresenter
      NSFileProviderService NSFileVersion NSInvocation NSLinguisticTagger NSMetadataItem NSMetadataQuery
      NSMethodSignature NSMorphology NSPointerArray NSProxy NSPurgeableData NSURLConnection
      NSUbiquitousKeyValueStore NSXPCConnection NetService NetServiceBrowser ValueTransformer
      """)
  ),
  (
    "UIKit",
    words(
      """
      UIAccelerometer UIActivityItemsConfiguration UIBandSelectionInteraction UICanvasFeedbackGenerator
      UICloudSharingController UIDocumentBrowserViewController UIDocumentMenuViewController UIEventAttribution
      UIFocusDebugger UIFocusGuide UIFocusUpdateContext UIFontPickerViewController
      UIIndirectScribbleInteraction UIInputViewController UILargeContentViewerInteraction UILexicon
      UIManagedDocument UIPasteControl UIPencilInteraction UIPopoverController UIPrinter UIPrinterPickerController
      UIScreenshotService UIScribbleInteraction UISearchDisplayController UISpringLoadedInteraction
      UITextDragDelegate UITextDragPreviewRenderer UITextDragRequest UITextDraggable UITextDropDelegate
      UITextDropProposal UITextDropRequest UITextDroppable UITextFormattingCoordinator UITextInputMode UITextItem
      UITextInputStringTokenizer UITextSelectionDisplayInteraction UIToolTipInteraction UIWritingToolsCoordinator
      """)
  ),
]

/// Members of UIKit's types that are not here, of names that nothing else there has.
///
/// Source: Apple, the pages of those types.
let absentMembers = Set(
  """
  activateSceneSession activityItemsConfiguration additionalOverflowItems allowedWritingToolsResultOptions
  captureTextFromCamera centerItemGroups contentHuggingElements customizationIdentifier didUpdateFocus
  documentProperties editingInteractionConfiguration extraLargeTitle extraLargeTitle2 findInteraction
  focusGroupPriority focusItemContainer hidesSharedBackground imageRestrictingHeadroom
  inputAccessoryViewController inputDashboard inputViewController interactionActivityTrackingBaseName
  isTextDragActive largeSubtitleView leadingItemGroups listAccompaniedSidebarCell pasteConfiguration
  pasteDelegate pinnedTrailingGroup preferredFocusEnvironments preferredSearchBarPlacement
  prefersPointerLocked renameDelegate requiresUserActivity searchBarPlacementBarButtonItem
  setNeedsFocusUpdate setNeedsUpdateOfPrefersPointerLocked sharesBackground shouldUpdateFocus
  textDragDelegate textDragInteraction textDropDelegate textFormattingConfiguration
  textHighlightAttributes textInputMode titleMenuProvider topEdgeEffect trailingItemGroups
  uniformAcrossSiblings updateFocusIfNeeded withScrollIndicatorsShown writingToolsBehavior
  """.split { $0 == " " || $0 == "\n" }.map(String.init))

private func words(_ text: String) -> NamesOfModule {
  .words(Set(text.split { $0 == " " || $0 == "\n" }.map(String.init)))
}

extension RuleVisitor {
  /// Notes what a file uses of Foundation and UIKit that is not here, so that it can be left out.
  func noteAbsentNames(in file: SourceFileSyntax) {
    for (module, names) in absentNames {
      let uses = UsedNames(of: names, besides: declarations.globalNames, in: declarations)
      uses.walk(file)
      guard !uses.all.isEmpty else { continue }
      draft.absentNames.formUnion(uses.all)
      draft.absentModules.insert(module)
    }
    let members = UsedMembers(declarations)
    members.walk(file)
    guard !members.found.isEmpty else { return }
    draft.absentNames.formUnion(members.found)
    draft.absentModules.insert("UIKit")
  }
}

/// Finds members of UIKit's that are not here, asked for or overridden, and that the files do not declare themselves.
private final class UsedMembers: SyntaxVisitor {
  private(set) var found: Set<String> = []
  private let declarations: Declarations

  init(_ declarations: Declarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if absentMembers.contains(name), !declarations.propertyNames.contains(name),
      !declarations.methodNames.contains(name), !declarations.globalNames.contains(name)
    {
      found.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("override"), let name = node.bindings.first?.pattern.onOneLine,
      absentMembers.contains(name)
    {
      found.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("override"), absentMembers.contains(node.name.text) {
      found.insert(node.name.text)
    }
    return .visitChildren
  }
}
