import Filming
import Foundation
import Rasterizer
import Synchronization

/// A page that shows a scene, on the other end of a WebSocket.
///
/// One thread hears what the page says, another one draws for it. A page that paints slowly is
/// shown fewer pictures.
final class PlayedPage: Sendable {
  private struct Mail {
    var texts: [String] = []
    /// The picture that was not sent yet, and the number of the message that it answers.
    var picture: (PlayedPicture, answering: Int)?
    /// How many pictures were sent that the page has not painted.
    var unpainted = 0
    var isOver = false
  }

  private let socket: WebSocket
  private let screen: PlayScreen
  private let mail = Mutex(Mail())
  private let bell = DispatchSemaphore(value: 0)

  init(_ socket: WebSocket, _ screen: PlayScreen) { (self.socket, self.screen) = (socket, screen) }

  /// Hears and draws until the page is closed.
  ///
  /// - Parameter take: called with each message.
  func run(_ take: (PageMessage) -> Void) {
    let done = DispatchSemaphore(value: 0)
    let drawing = Thread { [self] in
      draw()
      // What still listens need not wait any longer.
      socket.shutDown()
      done.signal()
    }
    drawing.stackSize = Self.stackSize
    drawing.start()
    while let bytes = socket.receive() {
      guard let message = PageMessage(bytes) else { continue }
      if message.content == .painted {
        mail.withLock { $0.unpainted -= 1 }
        bell.signal()
      } else {
        take(message)
      }
    }
    end()
    done.wait()
  }

  /// Tells the page something.
  func tell(_ text: String) {
    mail.withLock { $0.texts.append(text) }
    bell.signal()
  }

  /// Shows a picture in place of one that was not sent yet.
  func show(_ picture: PlayedPicture, answering number: Int) {
    mail.withLock { $0.picture = (picture, number) }
    bell.signal()
  }

  /// Ends the connection when everything was told.
  func end() {
    mail.withLock { $0.isOver = true }
    bell.signal()
  }

  /// Draws and sends until the connection ends.
  private func draw() {
    do throws(RasterizerError) {
      var painter = try LivePainter(size: screen.size, scale: screen.scale)
      guard socket.send(screen.words(painter.size)) else { return }
      while true {
        bell.wait()
        let (texts, picture, isOver) = mail.withLock { mail in
          let picture = mail.unpainted < Self.mostUnpainted ? mail.picture : nil
          if picture != nil { (mail.picture, mail.unpainted) = (nil, mail.unpainted + 1) }
          defer { mail.texts = [] }
          return (mail.texts, picture, mail.isOver)
        }
        for text in texts {
          guard socket.send(text) else { return }
        }
        if isOver { return }
        guard let (picture, number) = picture else { continue }
        let head = [picture.frame, number].map { UInt32(truncatingIfNeeded: $0) }
        guard socket.send(head + (try painter.next(picture.picture))) else { return }
      }
    } catch {
      _ = socket.send(PlayScreen.trouble("The picture cannot be drawn: \(error)."))
    }
  }

  /// How many pictures may be on their way to the page.
  private static let mostUnpainted = 2
  /// As much as the main thread has, for drawings within drawings.
  ///
  /// *Units*: bytes.
  private static let stackSize = 8 << 20
}
