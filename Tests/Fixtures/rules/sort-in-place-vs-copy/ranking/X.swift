final class Ranking {
    var scores: [Int] = []

    func best() -> Int? {
        var ordered = scores
        ordered.sort()
        return ordered.last
    }

    func refresh() {
        scores.sort()
        publish(scores)
    }

    private func publish(_ scores: [Int]) { print(scores.count) }
}
