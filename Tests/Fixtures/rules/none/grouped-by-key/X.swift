struct Player {
    let club: String
}

final class League {
    func clubs(players: [Player]) -> [String: [Player]] {
        return Dictionary(grouping: players, by: { $0.club })
    }

    func size(players: [Player], club: String) -> Int {
        let groups = Dictionary(grouping: players, by: { $0.club })
        return groups[club]?.count ?? 0
    }
}
