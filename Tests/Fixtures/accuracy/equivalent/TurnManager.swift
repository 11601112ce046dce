import Foundation

/// Whose turn it is in a round-based game with reversals, skips and eliminations.
final class TurnManager {
    enum Direction { case clockwise, counterclockwise }

    enum Outcome: Equatable {
        case turn(player: String, round: Int)
        case winner(String)
    }

    private(set) var players: [String]
    private(set) var direction: Direction = .clockwise
    private(set) var round = 1
    private var index = 0
    private var turnsLeftInRound: Int
    private var skips: [String: Int] = [:]

    var currentPlayer: String { players[index] }

    init(players: [String]) {
        precondition(players.count >= 2, "a game needs two players")
        precondition(Set(players).count == players.count, "players must be distinct")
        self.players = players
        turnsLeftInRound = players.count
    }

    @discardableResult
    func endTurn() -> Outcome {
        step()
        while let pending = skips[currentPlayer] {
            skips[currentPlayer] = pending > 1 ? pending - 1 : nil
            step()
        }
        return .turn(player: currentPlayer, round: round)
    }

    /// With two players left a reversal changes nothing but the flag.
    func reverse() {
        direction = direction == .clockwise ? .counterclockwise : .clockwise
    }

    func addSkip(for player: String) {
        guard players.contains(player) else { return }
        skips[player, default: 0] += 1
    }

    func eliminate(_ player: String) -> Outcome {
        guard players.count > 1, let position = players.firstIndex(of: player) else {
            return outcome()
        }
        let wasCurrent = position == index
        players.remove(at: position)
        skips[player] = nil
        turnsLeftInRound = min(turnsLeftInRound, players.count)

        if position < index {
            index -= 1
        } else if wasCurrent {
            switch direction {
            case .clockwise:
                index = index % players.count
            case .counterclockwise:
                index = (index + players.count - 1) % players.count
            }
        }
        return outcome()
    }

    private func outcome() -> Outcome {
        players.count == 1 ? .winner(players[0]) : .turn(player: currentPlayer, round: round)
    }

    private func step() {
        let offset = direction == .clockwise ? 1 : players.count - 1
        index = (index + offset) % players.count
        turnsLeftInRound -= 1
        if turnsLeftInRound == 0 {
            round += 1
            turnsLeftInRound = players.count
        }
    }
}
