final class Pager {
    private var items: [String] = []
    private(set) var position = 0

    func move(to index: Int) {
        position = max(0, min(index, items.count - 1))
        redraw()
    }

    func fill(_ width: Int, _ used: Int) {
        for _ in 0..<(width - used) {
            items.append("")
        }
    }
}
