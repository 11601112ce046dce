final class Pager {
    private var items: [String] = []
    private(set) var position = 0
    private(set) var volume = 0

    func move(to index: Int) {
        guard !items.isEmpty else { return }
        position = max(0, min(index, items.count - 1))
        redraw()
    }

    func jump(to index: Int) {
        position = max(0, min(index, items.count - 1))
    }

    func turn(to level: Int) {
        volume = max(0, min(level, 100))
    }
}
