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
      UIFocusDebugger UIFocusGuide UIFocusUpdateContext UIFontPickerViewController UIHostingConfiguration
      UIIndirectScribbleInteraction UIInputViewController UILargeContentViewerInteraction UILexicon
      UIManagedDocument UIPasteControl UIPencilInteraction UIPopoverController UIPrinter UIPrinterPickerController
      UIScreenshotService UIScribbleInteraction UISearchDisplayController UISpringLoadedInteraction
      UITextDragPreviewRenderer UITextDropProposal UITextFormattingCoordinator UITextInputMode
      UITextInputStringTokenizer UITextSelectionDisplayInteraction UIToolTipInteraction UIWritingToolsCoordinator
      """)
  ),
]

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
  }
}
