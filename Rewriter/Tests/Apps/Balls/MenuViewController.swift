import UIKit

enum Demo: Int {
    case gravity, snap, spring
    static let count: Int = {
        var max: Int = 0
        while let _ = Demo(rawValue: max) { max += 1 }
        return max
    }()
    var title: String {
        switch self {
        case .gravity: return "Gravity"
        case .snap: return "Snap"
        case .spring: return "Spring"
        }
    }
}

class MenuViewController: UITableViewController {
    let cellIdentifier = "Cell"

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Demos"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        tableView.rowHeight = UITableViewAutomaticDimension
        tableView.estimatedRowHeight = 44
        tableView.tableFooterView = UIView()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(MenuViewController.refresh(_:)))
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        // Dispose of any resources that can be recreated.
    }

    func refresh(_ sender: UIBarButtonItem) {
        tableView.reloadSections(NSIndexSet(index: 0) as IndexSet, with: .automatic)
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Demo.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        cell.textLabel?.text = Demo(rawValue: indexPath.row)?.title
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let demo = Demo(rawValue: indexPath.row) else { return }
        let vc = GravityVC()
        vc.demo = demo
        self.navigationController?.pushViewController(vc, animated: true)
    }
}
