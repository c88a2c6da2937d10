import Foundation
import Staging
import Testing

@testable import Filming

private func row(
  frame: Int = 1, view: String = "square", x: Double = 160, angle: Double = 0
) -> TrajectoryRow {
  TrajectoryRow(
    frame: frame, time: Double(frame) / 60, view: view, center: CGPoint(x: x, y: 284.25),
    size: CGSize(width: 40, height: 30), angle: angle, alpha: 0.1)
}

@Suite struct TrajectoryTextTests {
  @Test func `a table has a header and a line for each row`() {
    #expect(
      TrajectoryText.csv([row()]) == """
        frame,time,view,x,y,width,height,angle,alpha,scaleX,scaleY,shear,tiltX,tiltY,cornerRadius,\
        borderWidth,shadowRadius,shadowOpacity,hidden,background,cornerCurve,border,text,textColor,font,\
        fontSize,shadow,mask,image,gradient,clip,perspective,tilt,inside,over,content,others
        1,0.016666666666666666,square,160.0,284.25,40.0,30.0,0.0,0.1,1.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,\
        ,,,,,,,,,,,,,,,,,,

        """)
  }

  @Test func `a table of nothing is its header`() {
    #expect(TrajectoryText.csv([]) == TrajectoryText.columns.joined(separator: ",") + "\n")
  }

  @Test(arguments: [0.1, 1.0 / 3, 379.58139038085938, 1e-17, -0.0, .pi, 1e300])
  func `every number reads back as it was`(number: Double) throws {
    let line = try #require(TrajectoryText.csv([row(x: number)]).split(separator: "\n").last)
    #expect(Double(line.split(separator: ",")[3]) == number)
    let data = Data(try TrajectoryText.json([row(x: number)]).utf8)
    let objects = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(objects.first?["x"] as? Double == number)
  }

  @Test func `a name with commas and quotes stays one column`() {
    let line = TrajectoryText.csv([row(view: "a, \"b\"")]).split(separator: "\n").last
    #expect(line?.contains(",\"a, \"\"b\"\"\",160.0") == true)
  }

  @Test(arguments: ["plain", "a \"b\" \\ c", "line\nbreak\t\r", "\u{1}\u{1F}", "Größe 🟧"])
  func `JSON says names as they are`(name: String) throws {
    let data = Data(try TrajectoryText.json([row(view: name), row(frame: 2)]).utf8)
    let objects = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(objects.map { $0["view"] as? String } == [name, "square"])
    #expect(objects.first?.keys.sorted() == TrajectoryText.columns.sorted())
  }

  @Test func `JSON of nothing is an empty array`() throws {
    #expect(try TrajectoryText.json([]) == "[]\n")
  }
}
