import Foundation

struct BracketMatch: Equatable {
    let round: Int
    let slot: Int
    var home: String?
    var away: String?
    var winner: String?

    var isPlayable: Bool {
        home != nil && away != nil && winner == nil
    }
}

enum BracketError: Error, Equatable {
    case notEnoughPlayers
    case matchNotPlayable
    case unknownPlayer(String)
}

final class TournamentBracket {
    private(set) var rounds: [[BracketMatch]] = []

    init(seeds: [String]) throws {
        guard seeds.count >= 2 else { throw BracketError.notEnoughPlayers }
        var size = 2
        while size < seeds.count {
            size *= 2
        }

        var first: [BracketMatch] = []
        for slot in 0..<(size / 2) {
            let opponent = size - 1 - slot
            let away = opponent < seeds.count ? seeds[opponent] : nil
            first.append(BracketMatch(round: 0, slot: slot, home: seeds[slot], away: away))
        }
        rounds.append(first)

        var matches = size / 4
        while matches >= 1 {
            let round = rounds.count
            rounds.append((0..<matches).map { BracketMatch(round: round, slot: $0) })
            matches /= 2
        }

        for match in first where match.away == nil {
            advance(match.home, round: 0, slot: match.slot)
        }
    }

    var playable: [BracketMatch] {
        rounds.flatMap { $0 }.filter { $0.isPlayable }
    }

    var champion: String? {
        rounds.last?.first?.winner
    }

    func report(winner: String, round: Int, slot: Int) throws {
        guard rounds.indices.contains(round),
              rounds[round].indices.contains(slot),
              rounds[round][slot].isPlayable else {
            throw BracketError.matchNotPlayable
        }
        let match = rounds[round][slot]
        guard match.home == winner || match.away == winner else {
            throw BracketError.unknownPlayer(winner)
        }
        advance(winner, round: round, slot: slot)
    }

    private func advance(_ player: String?, round: Int, slot: Int) {
        rounds[round][slot].winner = player
        guard round + 1 < rounds.count else { return }
        if slot % 2 == 0 {
            rounds[round + 1][slot / 2].home = player
        } else {
            rounds[round + 1][slot / 2].away = player
        }
    }
}
