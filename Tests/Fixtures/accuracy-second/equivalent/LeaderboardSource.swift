import Foundation

struct LeaderboardEntry: Decodable, Equatable {
    let rank: Int
    let playerID: String
    let score: Int64

    enum CodingKeys: String, CodingKey {
        case rank
        case playerID = "player_id"
        case score
    }
}

struct LeaderboardPage: Decodable {
    let entries: [LeaderboardEntry]
    let cursor: String?
}

protocol LeaderboardSourceProtocol {
    func entries(board: String, limit: Int) -> AsyncThrowingStream<[LeaderboardEntry], Error>
    func entry(of playerID: String, board: String) async throws -> LeaderboardEntry?
}

struct LeaderboardSource: LeaderboardSourceProtocol {
    static let pageSize = 100

    let api: LeaderboardAPIProtocol

    /// Pages are requested one at a time, when the consumer asks for them.
    func entries(board: String, limit: Int = .max) -> AsyncThrowingStream<[LeaderboardEntry], Error> {
        var cursor: String?
        var remaining = limit
        var finished = limit <= 0

        return AsyncThrowingStream {
            while !finished {
                let page = try await api.page(board: board, cursor: cursor, size: min(Self.pageSize, remaining))
                let entries = Array(page.entries.prefix(remaining))
                remaining -= entries.count
                cursor = page.cursor
                finished = remaining == 0 || page.cursor == nil || page.cursor?.isEmpty == true
                if !entries.isEmpty {
                    return entries
                }
            }
            return nil
        }
    }

    func entry(of playerID: String, board: String) async throws -> LeaderboardEntry? {
        for try await page in entries(board: board, limit: 1000) {
            if let match = page.first(where: { $0.playerID == playerID }) {
                return match
            }
        }
        return nil
    }
}
