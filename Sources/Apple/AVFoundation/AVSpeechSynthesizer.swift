import UIKit

/// Is told how a text is spoken.
///
/// Source: Apple, AVSpeechSynthesizerDelegate.
@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Called when a text begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)

  /// Called when a text has ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)

  /// Called when a text is held.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)

  /// Called when a text goes on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)

  /// Called when a text is broken off, and for each that would have come after it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)

  /// Called before each word, with its place in the text, in UTF-16 units.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing, for a delegate that need not know of the start.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing, for a delegate that need not know of the end.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing, for a delegate that need not know of a pause.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// Does nothing, for a delegate that need not know that a text goes on.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing, for a delegate that need not know what is broken off.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing, for a delegate that need not know of words.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Where a text is held or broken off.
///
/// Source: Apple, AVSpeechBoundary.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// Speaks texts that nobody hears, one after the other, as long as they take in virtual time.
///
/// Films have no sound. A word takes a third of a second at the default rate.
///
/// Source: Apple, AVSpeechSynthesizer.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
  /// Is told of each text and each of its words; held weakly.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  /// Whether a text is spoken or held.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// Whether a text is held.
  open private(set) var isPaused = false

  /// The texts to come, that which is spoken first.
  private var queue: [AVSpeechUtterance] = []
  /// The words of the first text that have not been spoken.
  private var words: [NSRange] = []
  private var timer: UIKit.Timer?

  public override init() { super.init() }

  /// Speaks a text after those that wait.
  open func speak(_ utterance: AVSpeechUtterance) {
    Log.once("“\(utterance.speechString)” is spoken: a film has no sound.")
    queue.append(utterance)
    if queue.count == 1 { wait(utterance.preUtteranceDelay) { $0.begin() } }
  }

  /// Breaks the text off, and forgets those that wait.
  ///
  /// - Returns: false where nothing is spoken.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    timer?.invalidate()
    let broken = queue
    (queue, words, isPaused) = ([], [], false)
    for utterance in broken { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Holds the text after the word that is spoken.
  ///
  /// - Returns: false where nothing is spoken.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    timer?.invalidate()
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// Goes on with a text that is held.
  ///
  /// - Returns: false where none is.
  @discardableResult open func continueSpeaking() -> Bool {
    guard let utterance = queue.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: utterance)
    speakWord()
    return true
  }

  private func begin() {
    guard let utterance = queue.first else { return }
    words = utterance.words
    delegate?.speechSynthesizer(self, didStart: utterance)
    speakWord()
  }

  private func speakWord() {
    guard let utterance = queue.first else { return }
    guard !words.isEmpty else { return end(utterance) }
    delegate?.speechSynthesizer(
      self, willSpeakRangeOfSpeechString: words.removeFirst(), utterance: utterance)
    wait(utterance.secondsOfWord) { $0.speakWord() }
  }

  private func end(_ utterance: AVSpeechUtterance) {
    queue.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: utterance)
    guard let next = queue.first else { return }
    wait(utterance.postUtteranceDelay + next.preUtteranceDelay) { $0.begin() }
  }

  private func wait(_ seconds: TimeInterval, _ action: @escaping (AVSpeechSynthesizer) -> Void) {
    timer = UIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
      if let self { action(self) }
    }
  }
}

/// Bounds and default of `AVSpeechUtterance.rate`; a word takes a third of a second at the default,
/// and a rate below 0.05 counts as 0.05.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text to be spoken.
///
/// Source: Apple, AVSpeechUtterance.
@preconcurrency @MainActor
open class AVSpeechUtterance: NSObject {
  /// The text; its words are what white space separates.
  public let speechString: String
  /// How fast it is spoken.
  ///
  /// *Units*: 0...1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high the voice would be.
  ///
  /// *Units*: 0.5...2.
  open var pitchMultiplier: Float = 1
  /// How loud the voice would be.
  ///
  /// *Units*: 0...1.
  open var volume: Float = 1
  /// The voice; nobody hears it.
  open var voice: AVSpeechSynthesisVoice?
  /// *Units*: seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// *Units*: seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// Makes a text to be spoken at the default rate, without delays.
  public init(string: String) {
    speechString = string
    super.init()
  }

  /// The places of the words, in UTF-16 units.
  var words: [NSRange] {
    speechString.split(whereSeparator: \.isWhitespace).map {
      NSRange($0.startIndex..<$0.endIndex, in: speechString)
    }
  }

  /// How long a word takes.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: a third of a second at the default rate.
  var secondsOfWord: TimeInterval {
    TimeInterval(AVSpeechUtteranceDefaultSpeechRate / max(rate, 0.05)) / 3
  }
}

/// A voice that nobody hears.
///
/// Source: Apple, AVSpeechSynthesisVoice.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language, such as `en-US`.
  public let language: String

  /// Makes the voice of a language; of the phone's for `nil`.
  public init?(language: String?) {
    self.language = language ?? "en-US"
    super.init()
  }

  /// Returns the phone's language.
  public static func currentLanguageCode() -> String { "en-US" }
}
