import Confetti
import SpriteKit
import SwiftUI
import UIKit

struct Badge: View { var body: some View { Text("SwiftUI") } }

final class GameScene: SKScene, SKPhysicsContactDelegate {
  let node = SKSpriteNode(color: .red, size: .zero)
  override func didMove(to view: SKView) { addChild(node) }
}

class GameView: SKView {
  override func layoutSubviews() {
    super.layoutSubviews()
    ignoresSiblingOrder = true
  }
}

struct Level {
  let name: String
  let scene: SKScene?
}

protocol Player: AnyObject {
  func play(_ scene: SKScene)
  func stop()
}

final class Screen: UIViewController, Player {
  let game = GameView(frame: CGRect(x: 20, y: 60, width: 280, height: 120))
  let confetti = ConfettiView(colors: [.red])
  private lazy var host = UIHostingController(rootView: Badge().padding())
  private let page: UIWebView = {
    let page = UIWebView(frame: .zero)
    page.scalesPageToFit = true
    return page
  }()
  var levels = [Level(name: "a", scene: nil)]
  let label = UILabel()
  var scene: GameScene? { didSet { label.text = scene?.name } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(game)
    let scene = GameScene(size: game.bounds.size)
    scene.scaleMode = .resizeFill
    game.presentScene(scene)
    view.addSubview(confetti)
    confetti.start(Confetti.Style.rain)
    addChild(host)
    view.addSubview(host.view)
    page.delegate = self
    view.addSubview(page)
    page.loadRequest(URLRequest(url: URL(fileURLWithPath: "/")))
    label.frame = CGRect(x: 20, y: 400, width: 280, height: 30)
    label.text = "\(levels.count) \(count())"
    if let first = levels.first, let scene = first.scene { play(scene) }
    print(currentNode() as Any)
  }

  func play(_ scene: SKScene) { scene.isPaused = false }
  func stop() { scene?.isPaused = true }
  func count() -> Int { scene?.children.count ?? 0 }
  func currentNode() -> SKNode? { game.scene?.children.first }
}

extension Screen: UIWebViewDelegate {
  func webViewDidFinishLoad(_ webView: UIWebView) {}
}
