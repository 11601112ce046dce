struct Player { let id: String; var wins: Int; var rating: Int }

final class Board {
    private var players: [String: Player] = [:]
    private var rows: [Player] = []
    private var best: Player?

    func record(_ id: String, over other: String) throws {
        guard var winner = players[id] else { throw BoardError.unknown(id) }
        guard var loser = players[other] else { throw BoardError.unknown(other) }
        winner.wins += 1
        winner.rating += 5
        loser.rating = max(0, loser.rating - 5)
        players[id] = winner
        players[other] = loser
    }

    func promote(_ rating: Int) {
        guard var current = best else { return }
        current.rating = rating
        publish(current)
    }

    func raise(at index: Int) {
        rows[index].rating = rows[index].rating + 1
    }

    func reset() {
        for index in rows.indices {
            rows[index].wins = 0
        }
        show(rows)
    }
}
