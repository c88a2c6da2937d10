import UIKit

class NotesViewController: UITableViewController {

    var store: NoteStore!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    @IBAction func addNote(_ sender: UIBarButtonItem) {
        store.notes.append(Note(title: "Note \(store.notes.count + 1)", text: "Written just now."))
        tableView.insertRows(at: [IndexPath(row: store.notes.count - 1, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return store.notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath) as! NoteCell
        cell.titleLabel.text = store.notes[indexPath.row].title
        cell.detail.text = "Row \(indexPath.row + 1)"
        return cell
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showNote",
            let detail = segue.destination as? NoteViewController,
            let cell = sender as? NoteCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        detail.note = store.notes[indexPath.row]
    }
}

class NoteCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var detail: UILabel!
    @IBOutlet private weak var dot: UIView!

    override func awakeFromNib() {
        super.awakeFromNib()
        dot.layer.cornerRadius = dot.bounds.width / 2
    }
}
