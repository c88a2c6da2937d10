import CCairo

/// The fonts of the machine, of which texts know nothing but the system font's own files.
package enum InstalledFonts {
  /// Keeps Pango from having fontconfig look for all fonts and settings of the machine when it is
  /// first used, which takes longer than drawing a frame.
  ///
  /// It holds for all that the process does with fontconfig; call it in a program, not in a library,
  /// before anything is drawn.
  package static func leaveUnread() {
    let none = FcConfigCreate()
    FcConfigSetCurrent(none)
    FcConfigDestroy(none)
  }
}
