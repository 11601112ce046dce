struct Match {
    let day: Int
    let court: String
}

final class Schedule {
    func ordered(matches: [Match]) -> [Match] {
        return matches.sorted { $0.day < $1.day }
    }

    func names(matches: [Match]) -> [String] {
        return matches.map { $0.court }.sorted()
    }
}
