import Testing
import UIKit

@MainActor @Suite struct PickerRowTests {
  private final class Faces: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      3
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let view = UIView()
      view.accessibilityIdentifier = "face \(row)"
      return view
    }
  }

  @Test func `rows show the views that the delegate gives`() throws {
    try onStage { stage in
      let faces = Faces()
      let picker = UIPickerView(frame: CGRect(0, 0, 320, 216))
      (picker.dataSource, picker.delegate) = (faces, faces)
      stage.window.addSubview(picker)
      stage.run(frames: 2)
      func names(_ view: UIView) -> [String] {
        [view.accessibilityIdentifier].compactMap(\.self) + view.subviews.flatMap(names)
      }
      #expect(Set(names(picker)).isSuperset(of: ["face 0", "face 1"]))
    }
  }
}
