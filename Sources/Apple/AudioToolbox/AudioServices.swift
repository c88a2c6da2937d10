import Foundation
import UIKit
import UIKitCore

/// The number of a sound of the system's, or of one that a file has.
///
/// Source: Apple, SystemSoundID.
public typealias SystemSoundID = UInt32

/// An address under its name in Core Foundation.
public typealias CFURL = NSURL

/// The sound that lets a phone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The results of the functions for sounds.
///
/// Source: Apple, Audio Services, “Result Codes”.
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501

/// Plays a sound: a film has none, so that a line in the log says which it would be.
///
/// Source: Apple, AudioServicesPlaySystemSound.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.note(inSystemSoundID)
}

/// Plays a sound, or lets the phone vibrate; a line in the log says so.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.note(inSystemSoundID)
}

/// Plays a sound and calls a block at its end, which comes at once for one that is not heard.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.note(inSystemSoundID)
  guard let inCompletionBlock else { return }
  DispatchQueue.main.async { inCompletionBlock() }
}

/// Plays a sound or lets the phone vibrate, and calls a block at the end.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// Gives a file's sound a number.
///
/// - Returns: 0, whether the file is there or not: nobody reads it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = SystemSounds.current.add(inFileURL.lastPathComponent ?? "")
  return 0
}

/// Forgets the number of a file's sound.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.current.names[inSystemSoundID] = nil
  return 0
}

/// The sounds of a scene that files have.
@MainActor
final class SystemSounds {
  /// The names of files, by the numbers of their sounds.
  var names: [SystemSoundID: String] = [:]
  private var last: SystemSoundID = 0x1000

  /// The sounds of the scene that runs now.
  static var current: SystemSounds { LayerRuntime.current.stage.part { SystemSounds() } }

  func add(_ name: String) -> SystemSoundID {
    last += 1
    names[last] = name
    return last
  }

  /// Writes into the log which sound would be heard.
  static func note(_ id: SystemSoundID) {
    let name = current.names[id].map { "The sound “\($0)”" }
    let system = id == kSystemSoundID_Vibrate ? "A vibration" : "The system's sound \(id)"
    Log.once("\(name ?? system) is played: a film has none.")
  }
}
