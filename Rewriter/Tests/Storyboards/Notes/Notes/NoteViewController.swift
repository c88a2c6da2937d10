import UIKit

class NoteViewController: UIViewController {

    var note: Note!

    @IBOutlet var textView: UITextView!
    @IBOutlet var progress: UIProgressView!
    @IBOutlet var likeSwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = note.title
        textView.text = note.text
        progress.progress = 0.25
    }

    @IBAction func likeChanged(_ sender: UISwitch) {
        UIView.animate(withDuration: 0.4) {
            self.progress.setProgress(sender.isOn ? 1 : 0.25, animated: true)
            self.textView.backgroundColor = sender.isOn ? .systemYellow : .systemBackground
        }
    }
}
