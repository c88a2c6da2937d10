import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet weak var soundSwitch: UISwitch!
    @IBOutlet weak var volumeCell: UITableViewCell!
    @IBOutlet var volume: UIStepper!

    override func viewDidLoad() {
        super.viewDidLoad()
        volumeCell.detailTextLabel?.text = "5"
    }

    @IBAction func soundChanged(_ sender: UISwitch) {
        volume.isEnabled = sender.isOn
        volumeCell.textLabel?.isEnabled = sender.isOn
    }

    @IBAction func volumeChanged(_ sender: UIStepper, forEvent event: UIEvent) {
        volumeCell.detailTextLabel?.text = "\(Int(sender.value))"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1 else { return }
        let about = AboutViewController()
        present(about, animated: true)
    }
}
