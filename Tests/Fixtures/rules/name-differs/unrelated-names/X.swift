import Foundation

/// Points that a player has won.
struct Scoreboard {
    private var points: [String: Int] = [:]

    mutating func register(player: String) {
        points[player] = 0
    }

    mutating func award(points count: Int, to player: String) {
        let before = points[player] ?? 0
        points[player] = before + count
    }

    func leadingPlayer() -> String? {
        var best: String?
        var highest = -1
        for (player, count) in points {
            if count > highest {
                highest = count
                best = player
            }
        }
        return best
    }
}
