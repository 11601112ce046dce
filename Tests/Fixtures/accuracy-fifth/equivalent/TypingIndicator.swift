import Foundation

final class TypingIndicator {
    private struct Typist {
        let userID: String
        let name: String
        var lastSignal: TimeInterval
    }

    private let timeout: TimeInterval
    private let clock: () -> TimeInterval
    private var typists: [Typist] = []

    init(timeout: TimeInterval = 6, clock: @escaping () -> TimeInterval = { Date().timeIntervalSince1970 }) {
        self.timeout = timeout
        self.clock = clock
    }

    /// A user who keeps typing keeps the position in the label.
    func userIsTyping(id userID: String, name: String) {
        let now = clock()
        removeExpired(now)
        if let index = typists.firstIndex(where: { $0.userID == userID }) {
            typists[index].lastSignal = now
        } else {
            typists.append(Typist(userID: userID, name: name, lastSignal: now))
        }
    }

    func userStopped(id userID: String) {
        typists.removeAll { $0.userID == userID }
    }

    /// `nil` hides the row.
    var label: String? {
        removeExpired(clock())
        let names = typists.map(\.name)

        switch names.count {
        case 0:
            return nil
        case 1:
            return "\(names[0]) is typing…"
        case 2, 3:
            let head = names.dropLast().joined(separator: ", ")
            return "\(head) and \(names[names.count - 1]) are typing…"
        default:
            return "\(names[0]) and \(names.count - 1) others are typing…"
        }
    }

    private func removeExpired(_ now: TimeInterval) {
        typists.removeAll { now - $0.lastSignal >= timeout }
    }
}
