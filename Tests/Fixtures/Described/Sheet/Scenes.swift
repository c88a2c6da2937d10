import Flipbook

let fingers = [Finger.touch("show", at: 0.3).wait(0.1).lift()]
