import CCairo
import Foundation

/// FreeType, which each thread starts for itself.
enum FreeType {
  /// Finds or starts FreeType for this thread; it is freed when the thread ends.
  ///
  /// - Throws: `TypographyError.drawing` where no memory is left.
  static func ofThisThread() throws(TypographyError) -> FT_Library {
    if let known = pthread_getspecific(key) { return FT_Library(known) }
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .drawing(status: "FreeType does not start")
    }
    pthread_setspecific(key, UnsafeMutableRawPointer(library))
    return library
  }

  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { FT_Done_FreeType(FT_Library($0)) }
    return key
  }()
}
