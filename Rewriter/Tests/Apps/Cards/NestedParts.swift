import UIKit

class Board: UIView {
    class Tile: UIControl {
        struct Style {
            var color = UIColor.blue
            static let action = #selector(Tile.highlight)
        }

        var style = Style()
        let press = UILongPressGestureRecognizer()

        override init(frame: CGRect) {
            super.init(frame: frame)
            press.addTarget(self, action: #selector(pressed(_:)))
            addTarget(self, action: Style.action, for: .touchDown)
            addTarget(self, action: #selector(self.unhighlight), for: .touchUpInside)
            addGestureRecognizer(press)
        }

        required init?(coder aDecoder: NSCoder) { fatalError() }

        @objc func highlight() { alpha = 0.5 }
        @objc func unhighlight() { alpha = 1 }
        @objc func pressed(_ sender: UILongPressGestureRecognizer) -> Bool { return sender.state == .began }
    }

    var tiles = [Tile]()
}

extension Board.Tile {
    func blink() {
        Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: #selector(unhighlight), userInfo: nil, repeats: false)
        highlight()
    }
}

func makeBoard() -> Board {
    final class Watcher: NSObject {
        @objc func look() {}
        lazy var link = CADisplayLink(target: self, selector: #selector(look))
    }
    let board = Board(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    _ = Watcher()
    return board
}
