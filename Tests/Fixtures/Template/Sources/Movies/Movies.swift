import Flipbook

@main struct Movies: Gallery { static let scenes = [hello] }

let hello = Scene("hello", "A square falls.", limit: 1) { Hello() }
