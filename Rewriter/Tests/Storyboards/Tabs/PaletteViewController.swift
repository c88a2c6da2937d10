import UIKit

class PaletteViewController: UIViewController, UICollectionViewDataSource {

    @IBOutlet weak var collectionView: UICollectionView!

    private let colors: [(String, UIColor)] = [
        ("Red", .systemRed), ("Green", .systemGreen), ("Blue", .systemBlue), ("Teal", .systemTeal),
    ]
    private var chosen = UIColor.systemBackground

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UINib(nibName: "ColorCell", bundle: nil), forCellWithReuseIdentifier: "ColorCell")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return colors.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ColorCell", for: indexPath) as! ColorCell
        cell.show(colors[indexPath.item].0, colors[indexPath.item].1)
        return cell
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return identifier == "mix"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let mixer = segue.destination as? MixerViewController else { return }
        mixer.start = chosen
    }

    @IBAction func unwindToPalette(_ unwindSegue: UIStoryboardSegue) {
        guard let mixer = unwindSegue.source as? MixerViewController else { return }
        chosen = mixer.mixed
        view.backgroundColor = chosen
        collectionView.backgroundColor = .clear
    }
}
