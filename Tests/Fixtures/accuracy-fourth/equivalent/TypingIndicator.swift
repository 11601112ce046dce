import Combine

/// Who is typing in the open conversation. Call it on the main queue only.
final class TypingIndicator {

    private struct Typist {
        let userId: Int64
        var name: String
        var expiresAt: Int64
    }

    private let timeout: Int64
    private var typists: [Typist] = []
    private let subject = CurrentValueSubject<String, Never>("")

    var label: AnyPublisher<String, Never> {
        subject.removeDuplicates().eraseToAnyPublisher()
    }

    init(timeout: Int64 = 6_000) {
        self.timeout = timeout
    }

    func didType(userId: Int64, name: String, at now: Int64) {
        if let index = typists.firstIndex(where: { $0.userId == userId }) {
            typists[index].name = name
            typists[index].expiresAt = now + timeout
        } else {
            typists.append(Typist(userId: userId, name: name, expiresAt: now + timeout))
        }
        refresh(at: now)
    }

    func didSend(userId: Int64, at now: Int64) {
        typists.removeAll { $0.userId == userId }
        refresh(at: now)
    }

    func tick(at now: Int64) {
        refresh(at: now)
    }

    private func refresh(at now: Int64) {
        typists.removeAll { $0.expiresAt <= now }
        subject.send(Self.describe(typists.map(\.name)))
    }

    private static func describe(_ names: [String]) -> String {
        switch names.count {
        case 0: return ""
        case 1: return "\(names[0]) is typing…"
        case 2: return "\(names[0]) and \(names[1]) are typing…"
        default: return "\(names[0]) and \(names.count - 1) others are typing…"
        }
    }
}
