final class Ranking {
    private var rows: [Int] = []

    func mixed() -> [Int] {
        return rows.shuffled()
    }

    func ordered() -> [Int] {
        return rows.sorted()
    }

    func tidy() -> [Int] {
        rows.sort()
        return rows
    }

    func own() -> [Int] {
        return rows.sorted()
    }

    func kept() {
        rows.reverse()
    }
}
