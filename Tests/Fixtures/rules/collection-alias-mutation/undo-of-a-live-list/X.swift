final class Sketch {
    private var points: [Int] = []
    private var history: [[Int]] = []

    func add(_ point: Int) {
        remember()
        points.append(point)
    }

    func undo() -> Bool {
        guard let previous = history.popLast() else { return false }
        points = previous
        return true
    }

    private func remember() {
        history.append(points)
    }
}

/// What is kept is made anew at once: nobody changes the old list any more.
final class Batches {
    private var current: [Int] = []
    private var sent: [[Int]] = []

    func add(_ number: Int) {
        current.append(number)
    }

    func flush() {
        sent.append(current)
        reset()
    }

    private func reset() {
        current = []
    }
}
