import Foundation

struct TypingParticipant: Equatable {
    let userId: String
    let displayName: String
    let lastKeystroke: Date
}

/// Builds the line shown above the composer while others are writing.
struct TypingIndicatorFormatter {

    static let expiry: TimeInterval = 6
    static let maxNamed = 2

    let ownUserId: String

    func text(for participants: [TypingParticipant], now: Date) -> String? {
        let names = active(participants, now: now).map(Self.name)

        switch names.count {
        case 0:
            return nil
        case 1:
            return "\(names[0]) is typing…"
        case 2:
            return "\(names[0]) and \(names[1]) are typing…"
        case 3:
            return "\(names[0]), \(names[1]) and \(names[2]) are typing…"
        default:
            let named = names.prefix(Self.maxNamed).joined(separator: ", ")
            return "\(named) and \(names.count - Self.maxNamed) others are typing…"
        }
    }

    /// Moment at which the text has to be computed again, or nil when nobody is typing.
    func nextRefresh(for participants: [TypingParticipant], now: Date) -> Date? {
        active(participants, now: now)
            .map { $0.lastKeystroke.addingTimeInterval(Self.expiry) }
            .min()
    }

    private func active(_ participants: [TypingParticipant], now: Date) -> [TypingParticipant] {
        participants
            .filter { $0.userId != ownUserId }
            .filter { now.timeIntervalSince($0.lastKeystroke) < Self.expiry }
            .sorted {
                ($0.lastKeystroke, $0.userId) < ($1.lastKeystroke, $1.userId)
            }
    }

    private static func name(of participant: TypingParticipant) -> String {
        let trimmed = participant.displayName.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? "Someone" : trimmed
    }
}
