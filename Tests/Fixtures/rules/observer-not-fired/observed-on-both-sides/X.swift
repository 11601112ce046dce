final class Player {
    var volume: Int = 5 {
        didSet { apply() }
    }
    var queue: [String] = [] {
        didSet { apply() }
    }
    var title: String = "" {
        didSet { print(title) }
    }

    func enqueue(song: String) {
        queue = queue + [song]
    }

    func apply() { print(volume) }
}
