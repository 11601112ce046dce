import Foundation

struct ContactHit: Equatable {
    let contactId: String
    let rank: Int
}

final class ContactSearch {

    private struct IndexedContact {
        let id: String
        let words: [String]
        let isFavorite: Bool
    }

    private var index: [IndexedContact] = []

    func rebuild(with contacts: [Contact]) {
        index = contacts.map { contact in
            IndexedContact(
                id: contact.id,
                words: words(in: contact.displayName),
                isFavorite: contact.isFavorite
            )
        }
    }

    func search(_ query: String, limit: Int = 20) -> [ContactHit] {
        let terms = words(in: query)
        guard !terms.isEmpty else { return [] }
        let hits = index.compactMap { contact -> ContactHit? in
            var rank = contact.isFavorite ? 5 : 0
            for term in terms {
                guard contact.words.contains(where: { $0.hasPrefix(term) }) else { return nil }
                rank += contact.words.contains(term) ? 10 : 3
            }
            return ContactHit(contactId: contact.id, rank: rank)
        }
        return Array(
            hits
                .sorted { $0.rank != $1.rank ? $0.rank > $1.rank : $0.contactId < $1.contactId }
                .prefix(limit)
        )
    }

    private func words(in text: String) -> [String] {
        text
            .folding(options: .diacriticInsensitive, locale: nil)
            .lowercased()
            .components(separatedBy: " ")
            .filter { !$0.isEmpty }
    }
}
