import Foundation

/// Who gets a slot when somebody cancels: first come, first served, and nobody twice.
class WaitingList {
    private var players: [String] = []

    func join(player: String) -> Bool {
        if players.contains(player) {
            return false
        }
        players.append(player)
        return true
    }

    func next() -> String? {
        return players.isEmpty ? nil : players.removeFirst()
    }
}
