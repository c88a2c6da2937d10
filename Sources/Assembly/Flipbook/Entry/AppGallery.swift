import Filming
import Foundation
import Staging
import Streams
import UIKit

/// Gives UIKit what films the app of a program whose `@main` is an app's delegate.
///
/// - Returns: a retained `AppProgram`.
@_cdecl("flipbook_app_program")
func appProgram() -> UnsafeMutableRawPointer {
  let program = AppProgram { type in
    StandardStreams.openClosed()
    Surroundings.pin()
    let module = String(reflecting: type).prefix { $0 != "." }
    let scene = Scene(sceneName(of: String(module)), "The app \(module).", app: type)
    var program = CommandLineProgram(scenes: [scene])
    await program.run(Program.words)
  }
  return Unmanaged.passRetained(program).toOpaque()
}

/// Returns the name of a module as that of a scene: `my-app` for `MyApp`.
///
/// - Parameter module: the name of a module.
/// - Returns: its words in small letters with hyphens between.
func sceneName(of module: String) -> String {
  var name = ""
  var last: Character?
  for letter in module {
    let follows = last.map { $0.isLowercase || $0.isNumber } ?? false
    name += (letter.isUppercase && follows ? "-" : "") + letter.lowercased()
    last = letter
  }
  return name
}
