import Foundation

struct SetScore: Equatable {
    let home: Int
    let away: Int

    var isComplete: Bool {
        let high = max(home, away)
        let low = min(home, away)
        return (high == 6 && low <= 4) || (high == 7 && (low == 5 || low == 6))
    }
}

enum ReportError: Error, Equatable {
    case incompleteSet(index: Int)
    case noWinner
    case alreadyReported
}

final class MatchResultReporter {
    private let api: ApiClient
    private var reported: Set<String> = []

    init(api: ApiClient) {
        self.api = api
    }

    func winner(of sets: [SetScore]) -> Side? {
        let homeSets = sets.filter { $0.home > $0.away }.count
        let awaySets = sets.filter { $0.away > $0.home }.count
        if homeSets == 2 { return .home }
        if awaySets == 2 { return .away }
        return nil
    }

    func report(matchId: String, sets: [SetScore]) async throws {
        guard !reported.contains(matchId) else {
            throw ReportError.alreadyReported
        }
        if let index = sets.firstIndex(where: { !$0.isComplete }) {
            throw ReportError.incompleteSet(index: index)
        }
        guard let winner = self.winner(of: sets) else {
            throw ReportError.noWinner
        }
        try await api.post("v2/matches/\(matchId)/result", body: [
            "winner": winner == .home ? "home" : "away",
            "sets": sets.map { "\($0.home):\($0.away)" }.joined(separator: ",")
        ])
        reported.insert(matchId)
    }

    func withdraw(matchId: String, side: Side) async throws {
        try await api.post("v2/matches/\(matchId)/withdrawals", body: [
            "side": side == .home ? "home" : "away"
        ])
        reported.insert(matchId)
    }
}
