import Foundation

struct Party: Equatable {
    let leaderId: Int
    let memberIds: [Int]
    let averageRating: Int

    var size: Int { memberIds.count + 1 }
}

enum QueueError: Error, Equatable {
    case closed
    case alreadyQueued
    case partyTooLarge
    case ratingOutOfRange
    case notQueued
}

actor MatchmakingQueue {
    private let maxPartySize: Int
    private let ratings: ClosedRange<Int>
    private var waiting: [Party] = []
    private(set) var isOpen = true

    init(maxPartySize: Int = 4, ratings: ClosedRange<Int> = 0...5000) {
        self.maxPartySize = maxPartySize
        self.ratings = ratings
    }

    func join(_ party: Party) throws {
        guard isOpen else { throw QueueError.closed }
        guard party.size <= maxPartySize else { throw QueueError.partyTooLarge }
        guard ratings.contains(party.averageRating) else { throw QueueError.ratingOutOfRange }
        guard !waiting.contains(where: { $0.leaderId == party.leaderId }) else {
            throw QueueError.alreadyQueued
        }
        waiting.append(party)
    }

    func leave(leaderId: Int) throws {
        guard let index = waiting.firstIndex(where: { $0.leaderId == leaderId }) else {
            throw QueueError.notQueued
        }
        waiting.remove(at: index)
    }

    /// Takes the longest waiting party and the closest opponent of the same size.
    func nextMatch(maxGap: Int) -> (Party, Party)? {
        for (index, party) in waiting.enumerated() {
            let opponent = waiting[(index + 1)...]
                .filter { $0.size == party.size }
                .min { gap($0, party) < gap($1, party) }
            guard let opponent, gap(opponent, party) <= maxGap else { continue }
            waiting.removeAll { $0.leaderId == party.leaderId || $0.leaderId == opponent.leaderId }
            return (party, opponent)
        }
        return nil
    }

    func close() {
        isOpen = false
        waiting.removeAll()
    }

    private func gap(_ lhs: Party, _ rhs: Party) -> Int {
        abs(lhs.averageRating - rhs.averageRating)
    }
}
