import Foundation

struct SentMail {
    let recipients: [String]
    let sentAt: Int64
}

/// Proposes the most recently used recipients while the address field is edited.
struct RecipientSuggester {
    let ownAddress: String
    let limit: Int

    init(ownAddress: String, limit: Int = 4) {
        self.ownAddress = ownAddress
        self.limit = limit
    }

    func suggestions(from mails: [SentMail], typed: String) -> [String] {
        let matching = recentAddresses(mails)
            .filter { $0 != ownAddress }
            .filter { typed.isEmpty || $0.hasPrefix(typed.lowercased()) }
        return Array(matching.prefix(limit))
    }

    func hint(from mails: [SentMail]) -> String {
        switch suggestions(from: mails, typed: "").count {
        case 0: return "Type an address"
        case 1: return "1 suggestion"
        case let count: return "\(count) suggestions"
        }
    }

    private func recentAddresses(_ mails: [SentMail]) -> [String] {
        let ordered = mails
            .sorted { $0.sentAt > $1.sentAt }
            .flatMap(\.recipients)
            .map { $0.lowercased() }
        return Array(Set(ordered))
    }
}
