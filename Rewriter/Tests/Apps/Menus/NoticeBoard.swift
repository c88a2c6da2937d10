import Foundation
import UIKit

final class NoticeBoard: NSObject {
    static let changed = Notification.Name("NoticeBoardChanged")
    private var notices: [String] = []

    @objc static let shared = NoticeBoard()

    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(enteredBackground), name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(changed(_:)), name: NoticeBoard.changed, object: nil)
    }

    @objc private func enteredBackground() { notices.removeAll() }

    @objc private func changed(_ note: Notification) {
        if let text = note.userInfo?["text"] as? String { notices.append(text) }
    }

    func post(_ text: String) {
        NotificationCenter.default.post(name: NoticeBoard.changed, object: self, userInfo: ["text": text])
    }
}
