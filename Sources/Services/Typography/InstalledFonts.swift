import CCairo

/// The fonts of the machine; texts are set in the files of the system font alone.
package enum InstalledFonts {
  /// Keeps fontconfig from reading all fonts and settings of the machine when Pango is first used.
  ///
  /// Reading them takes longer than drawing a frame. This changes fontconfig for the whole process:
  /// call it in a program, not in a library, before anything is drawn.
  package static func leaveUnread() {
    let none = FcConfigCreate()
    FcConfigSetCurrent(none)
    FcConfigDestroy(none)
    // Before a scene can change the environment.
    _ = LetterFolders.folders
  }
}
