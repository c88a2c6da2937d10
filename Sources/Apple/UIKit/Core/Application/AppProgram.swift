import CClocks

/// What a program does whose `@main` is the delegate of an app.
///
/// The library Flipbook brings it, which stands above UIKit.
package final class AppProgram: Sendable {
  /// Runs the command line for the app of a delegate, and ends the process.
  fileprivate let run: @MainActor (any UIApplicationDelegate.Type) async -> Void

  /// Makes what a program does.
  package init(run: @escaping @MainActor (any UIApplicationDelegate.Type) async -> Void) {
    self.run = run
  }

  /// What this program does; `nil` in a program without the library.
  fileprivate static var ofThisProcess: AppProgram? {
    clocks_app_program().map { Unmanaged<AppProgram>.fromOpaque($0).takeRetainedValue() }
  }
}

extension UIApplicationDelegate {
  /// Films the app: what `@main` before the delegate's class calls.
  ///
  /// The program then has the commands of a gallery with one scene, which is named as its module is
  /// and launches the app as a phone does.
  @preconcurrency @MainActor
  public static func main() async {
    guard let program = AppProgram.ofThisProcess else {
      raise(
        .internalInconsistency,
        "A program that imports UIKit alone cannot film \(Self.self). Let its target depend on the "
          + "product Flipbook, too")
    }
    await program.run(Self.self)
  }
}
