import UIKit

class PartsViewController: UIViewController {

    @IBOutlet var scroll: UIScrollView!
    @IBOutlet var picker: UIPickerView!
    @IBOutlet var search: UISearchBar!
    @IBOutlet weak var saveButton: UIBarButtonItem!
    @IBOutlet var recognizers: [UIGestureRecognizer]!
    private let days = ["Monday", "Tuesday", "Wednesday"]

    override func awakeFromNib() {
        super.awakeFromNib()
        saveButton.isEnabled = false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        precondition(recognizers.count == 2)
    }

    @IBSegueAction private func makeDetail(_ coder: NSCoder) -> DetailViewController? {
        return DetailViewController(coder: coder, name: "made by a segue action")
    }

    @IBSegueAction func makeOther(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailViewController? {
        return DetailViewController(coder: coder, name: segueIdentifier ?? "")
    }

    @IBAction func showSecond() {
        let second = UIStoryboard(name: "Second", bundle: .main).instantiateViewController(withIdentifier: "Gallery")
        show(second, sender: self)
    }
}

private extension PartsViewController {
    @IBAction func sortBy(_ command: UICommand) { title = command.title }
    @IBAction func dateChanged(_ sender: UIDatePicker) { title = sender.date.description }
    @IBAction func tapped(_ sender: UITapGestureRecognizer) { search.resignFirstResponder() }
}

extension PartsViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { return 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { return days.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { return days[row] }
}

final class DetailViewController: UIViewController {
    let name: String

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("made by segue actions alone") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
    }
}

class FadeSegue: UIStoryboardSegue {
    override func perform() {
        destination.modalTransitionStyle = .crossDissolve
        destination.modalPresentationStyle = .fullScreen
        source.present(destination, animated: true)
    }
}

@IBDesignable class CardView: UIControl {
    @IBInspectable var ink: UIColor?
    @IBInspectable var isRound: Bool = false
    @IBInspectable var words: String = ""
    @IBInspectable var inset: CGSize = .zero
}

extension UIView {
    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

class GalleryViewController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 12 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Picture", for: indexPath)
        cell.contentView.alpha = 1 - CGFloat(indexPath.item) / 20
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    }
}

class ScaledConstraint: NSLayoutConstraint {
    @IBInspectable var phoneScale: CGFloat = 1

    override func awakeFromNib() {
        super.awakeFromNib()
        constant *= phoneScale
    }
}
