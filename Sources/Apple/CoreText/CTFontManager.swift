import Foundation
import UIKitGround

/// Whom a font is registered for.
///
/// Source: Apple, CTFontManagerScope.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Registers the fonts of a file; those in the app's bundle are known without it.
///
/// - Parameters:
///   - fontURL: the address of the file.
///   - scope: whom they are registered for.
///   - error: stays as it is.
/// - Returns: false for what is no font.
///
/// Source: Apple, CTFontManagerRegisterFontsForURL.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  fontURL.path.flatMap { FileManager.default.contents(atPath: $0) }.map(isFont) ?? false
}
