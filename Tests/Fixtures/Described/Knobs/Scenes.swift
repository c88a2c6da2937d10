import Flipbook

let fingers = [
  Finger.touch("quick", at: 0.2).move(to: .point(x: 270, y: 180), over: 0.6).lift(),
  Finger.touch("slow", at: 0.2).move(to: .point(x: 270, y: 380), over: 0.6).lift(),
]
