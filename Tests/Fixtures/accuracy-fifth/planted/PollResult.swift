import Foundation

struct PollOption: Equatable {
    let title: String
    let votes: Int
}

/// Read-only view of a poll inside a message.
struct PollResult {
    let question: String
    let options: [PollOption]
    var isClosed = false

    private var totalVotes: Int { options.reduce(0) { $0 + $1.votes } }

    func percent(at index: Int) -> Int {
        guard options.indices.contains(index), totalVotes > 0 else { return 0 }
        let share = Double(options[index].votes) * 100 / Double(totalVotes)
        return Int(share.rounded())
    }

    /// Options with the most votes; nobody leads without votes.
    var leaders: [String] {
        guard let top = options.map(\.votes).max(), top > 0 else { return [] }
        return options.filter { $0.votes == top }.map(\.title)
    }

    var summary: String {
        let rows = options.indices.map { "\(options[$0].title): \(percent(at: $0)) %" }
        return ([question] + rows + [footer]).joined(separator: "\n")
    }

    private var footer: String {
        let votes = totalVotes == 1 ? "1 vote" : "\(totalVotes) votes"
        guard isClosed else { return votes }
        switch leaders.count {
        case 0: return "\(votes), closed"
        case 1: return "\(votes), \(leaders[0]) wins"
        default: return "\(votes), draw"
        }
    }
}
