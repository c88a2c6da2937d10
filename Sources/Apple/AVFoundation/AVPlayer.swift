import UIKit

/// Plays a film that nobody sees, as long as it takes in virtual time.
///
/// Films of films are not made: a dark rectangle stands where it would be. Its time goes on, its
/// observers are told, and its end comes when the file says.
///
/// Source: Apple, AVPlayer.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether the player's item could be read.
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }
  /// Whether time goes on; nothing waits for a network, so that it is paused or playing.
  public enum TimeControlStatus: Int, Sendable {
    case paused
    case waitingToPlayAtSpecifiedRate
    case playing
  }
  /// What a player does when its item has ended.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance
    case pause
    case none
  }

  /// The item that plays; observers are told when another one takes its place.
  open private(set) var currentItem: AVPlayerItem? { didSet { tellObservers(of: self) } }
  /// What happens at the end of the item; a pause by default, and the next item in a queue.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// *Units*: 0...1.
  open var volume: Float = 1
  /// Whether nobody would hear it; recorded only, for nobody does.
  open var isMuted = false
  /// Whether playing waits for enough data; recorded only, for the whole file is there.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether another screen may show the film; recorded only.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on while the film is played; recorded only.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// How fast it is played; 0 while it is paused.
  open var rate: Float = 0 {
    willSet { hold() }
    didSet {
      timeControlStatus = rate == 0 ? .paused : .playing
      if rate != oldValue { tellObservers(of: self) }
      wait()
    }
  }
  /// `.paused` at a rate of 0, `.playing` at any other one, also without an item.
  open private(set) var timeControlStatus = TimeControlStatus.paused
  /// That of the item.
  open private(set) var status = Status.unknown
  /// When it was last started.
  private var start: TimeInterval = 0
  private var end: UIKit.Timer?
  private var observers: [ObjectIdentifier: UIKit.Timer] = [:]

  /// Makes a player, paused at the item's place; nil for nothing to play.
  ///
  /// It knows the status of an item that was loaded before in the next turn of the main queue.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    item?.player = self
    if let item, item.status != .unknown { DispatchQueue.main.async { self.takeStatus() } }
  }

  public override convenience init() { self.init(playerItem: nil) }
  /// Makes a player, paused, of a film or a sound in a file.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Why the item cannot be played; nil while it can, or is not known yet.
  open var error: (any Error)? { currentItem?.error }

  /// Plays another item at the same rate, or nothing for nil; the old one keeps its place.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    hold()
    currentItem?.player = nil
    currentItem = item
    item?.player = self
    takeStatus()
    wait()
  }

  /// Plays forward at a rate of 1, from the item's place.
  open func play() { rate = 1 }
  /// Sets the rate to 0; the item keeps its place.
  open func pause() { rate = 0 }
  /// Sets the rate, as nothing is waited for.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Returns where the item is, in parts of 1/600 s; zero without an item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Moves the item to a time between its start and its end; playing goes on from there.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  /// Moves the item, and calls the handler on the main queue: with false where there is no item.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    guard let currentItem else { return DispatchQueue.main.async { completionHandler(false) } }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }

  /// Moves the item exactly to a time, whatever is tolerated.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Moves the item exactly to a time, whatever is tolerated, and then calls the handler on the
  /// main queue.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Calls a block again and again while the film is played.
  ///
  /// - Returns: what `removeTimeObserver(_:)` takes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let token = NSObject()
    observers[ObjectIdentifier(token)] = UIKit.Timer.scheduledTimer(
      withTimeInterval: max(0.001, interval.isNumeric ? interval.seconds : 1), repeats: true
    ) { [weak self] _ in
      guard let self, rate != 0 else { return }
      block(currentTime())
    }
    return token
  }

  /// Ends the calls of a block.
  ///
  /// - Parameter observer: what `addPeriodicTimeObserver(forInterval:queue:using:)` returned;
  ///   another one changes nothing.
  open func removeTimeObserver(_ observer: Any) {
    guard let token = observer as? NSObject else { return }
    observers.removeValue(forKey: ObjectIdentifier(token))?.invalidate()
  }

  /// Takes what became of the item.
  func takeStatus() {
    status =
      switch currentItem?.status {
      case .readyToPlay: .readyToPlay
      case .failed: .failed
      case .unknown, nil: .unknown
      }
    tellObservers(of: self)
  }

  // MARK: Time

  /// Returns where an item is.
  ///
  /// *Units*: seconds.
  func time(of item: AVPlayerItem) -> TimeInterval {
    guard item === currentItem, rate != 0 else { return item.position }
    let end = item.duration.isNumeric ? item.duration.seconds : .infinity
    return min(max(0, item.position + (CACurrentMediaTime() - start) * Double(rate)), end)
  }

  /// Goes on from the item's place.
  func restart() {
    start = CACurrentMediaTime()
    wait()
  }

  /// Keeps where the item is.
  private func hold() {
    if let currentItem { currentItem.position = time(of: currentItem) }
    start = CACurrentMediaTime()
  }

  /// Waits for the end of the item.
  private func wait() {
    end?.invalidate()
    end = nil
    guard let item = currentItem, rate > 0, item.duration.isNumeric else { return }
    let rest = (item.duration.seconds - item.position) / Double(rate)
    end = UIKit.Timer.scheduledTimer(withTimeInterval: max(0, rest), repeats: false) {
      [weak self, weak item] _ in
      if let self, let item { finish(item) }
    }
  }

  private func finish(_ item: AVPlayerItem) {
    hold()
    item.position = item.duration.seconds
    if actionAtItemEnd == .pause { rate = 0 }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    if actionAtItemEnd == .advance { advance(from: item) }
  }

  /// Goes on with what comes behind an item; nothing does.
  func advance(from item: AVPlayerItem) { rate = 0 }
}

/// Plays some films, one after the other.
///
/// Source: Apple, AVQueuePlayer.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem]
  /// Says which item is played again at its end.
  weak var looper: AVPlayerLooper?

  /// Makes a player of the items in their order, paused; it goes on by itself at the end of each.
  public init(items: [AVPlayerItem]) {
    waiting = Array(items.dropFirst())
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  public override convenience init(playerItem item: AVPlayerItem?) {
    self.init(items: item.map { [$0] } ?? [])
  }

  /// Makes a player without items.
  public convenience init() { self.init(items: []) }

  /// Returns the item that is played, then those that wait; those that were played are gone.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  /// Puts an item behind another one; at the end of the queue for nil, and where the other one is
  /// not in it.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    if currentItem == nil { return replaceCurrentItem(with: item) }
    let place = afterItem.flatMap { after in waiting.firstIndex { $0 === after }.map { $0 + 1 } }
    waiting.insert(item, at: place ?? (afterItem === currentItem ? 0 : waiting.count))
  }
  /// Plays the next item that waits, and forgets this one; nothing where none waits.
  ///
  /// An item that is looped is followed by itself.
  open func advanceToNextItem() {
    if let currentItem, currentItem === looper?.item { return currentItem.seek(to: .zero) }
    replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst())
  }
  /// Empties the queue, also of the item that is played.
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }

  override func advance(from item: AVPlayerItem) { advanceToNextItem() }

  /// Puts an item in front of the one that is played, which waits from then on.
  func putFirst(_ item: AVPlayerItem) {
    if let currentItem { waiting.insert(currentItem, at: 0) }
    replaceCurrentItem(with: item)
  }
}

/// Lets a player play an item for ever, as long as somebody keeps the looper.
///
/// Source: Apple, AVPlayerLooper.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// The item that begins again at its end; nil once looping was ended.
  private(set) var item: AVPlayerItem?

  /// Lets a player loop an item, in front of the items that the player has.
  ///
  /// On a phone copies of the item follow each other; here it is the item itself that goes back to
  /// its start. One that waits in the queue stays there, and a copy of it is looped.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    let waits = player.items().dropFirst().contains { $0 === itemToLoop }
    let item = waits ? AVPlayerItem(asset: itemToLoop.asset) : itemToLoop
    self.item = item
    super.init()
    player.looper = self
    if player.currentItem !== item { player.putFirst(item) }
  }

  /// Lets the item play to its end once more, after which the queue goes on.
  open func disableLooping() { item = nil }
}
