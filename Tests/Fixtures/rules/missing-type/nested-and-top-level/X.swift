import Foundation

/// What the player does next.
struct PlayQueue {
    enum RepeatMode {
        case none
        case one
        case all
    }

    struct Entry {
        let episodeId: String
        let seconds: Int
    }

    let entries: [Entry]
    let mode: RepeatMode

    var isEmpty: Bool {
        return entries.isEmpty
    }

    func total() -> Int {
        var total = 0
        for entry in entries {
            total += entry.seconds
        }
        return total
    }
}
