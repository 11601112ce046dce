final class Queue {
    private var order: [String] = []
    private var marks: [String: Bool] = [:]

    func drop(_ key: String) {
        if let position = order.firstIndex(of: key) {
            order.remove(at: position)
        }
    }

    func forget(_ id: String) {
        if let index = rows.firstIndex(where: { $0.id == id }) {
            rows.remove(at: index)
        }
    }

    func isLast(_ key: String) -> Bool {
        key == order[order.count - 1]
    }

    func mark(_ value: Bool?, for key: String) {
        marks[key] = value
    }

    func latest(_ rows: [Row]) -> Int? {
        rows.map { $0.time }.max()
    }
}
