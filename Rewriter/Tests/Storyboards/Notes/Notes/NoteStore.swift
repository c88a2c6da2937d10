import Foundation

struct Note {
    var title: String
    var text: String
}

final class NoteStore {
    var notes: [Note]

    init(titles: [String]) {
        notes = titles.map { Note(title: $0, text: "\($0), before the weekend.") }
    }
}
