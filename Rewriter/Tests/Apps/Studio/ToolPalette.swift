import UIKit

class ToolPalette: UIStackView {
    enum Tool: String, CaseIterable { case pen, brush, eraser }

    var onPick: ((Tool) -> Void)?
    private var buttons: [UIButton] = []

    convenience init(tools: [Tool] = Tool.allCases) {
        self.init(frame: .zero)
        axis = .horizontal
        spacing = 8
        for tool in tools {
            let button = UIButton(type: .system)
            button.setTitle(tool.rawValue, for: .normal)
            button.tag = buttons.count
            button.addTarget(self, action: #selector(pick(_:event:)), for: .touchUpInside)
            addArrangedSubview(button)
            buttons.append(button)
        }
    }

    @objc func pick(_ sender: UIButton, event: UIEvent?) {
        onPick?(Tool.allCases[sender.tag])
        buttons.forEach { $0.isSelected = $0 === sender }
    }
}

extension ToolPalette {
    override var intrinsicContentSize: CGSize {
        get { CGSize(width: 200, height: 44) }
    }
}
