final class Feed {
    func top(titles: [String], limit: Int) -> [String] {
        return Array(titles.prefix(limit))
    }

    func rest(titles: [String], limit: Int) -> [String] {
        return Array(titles.dropFirst(limit))
    }

    func parts(path: String) -> [String] {
        return path.components(separatedBy: "/")
    }

    func find(titles: [String], wanted: String) -> String? {
        return titles.first { $0 == wanted }
    }

    func length(titles: [Int]) -> Int {
        return titles.reduce(0) { sum, title in sum + title }
    }

    func evens(limit: Int) -> [Int] {
        var result: [Int] = []
        for number in stride(from: 0, through: limit, by: 2) {
            result.append(number)
        }
        return result
    }
}
