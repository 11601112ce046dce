import Foundation

struct Contact: Equatable {
    let id: Int64
    let displayName: String
    let isFavorite: Bool
    let phone: String?
}

struct ContactSection: Equatable {
    let title: String
    let contacts: [Contact]
}

struct ContactListBuilder {
    var showsOnlyReachable = false

    func sections(for contacts: [Contact]) -> [ContactSection] {
        var visible = contacts.filter { !showsOnlyReachable || $0.phone != nil }
        visible.sort { lhs, rhs in
            let left = lhs.displayName.lowercased()
            let right = rhs.displayName.lowercased()
            return left != right ? left < right : lhs.id < rhs.id
        }

        var sections: [ContactSection] = []
        let favorites = visible.filter { $0.isFavorite }
        if !favorites.isEmpty {
            sections.append(ContactSection(title: "Favorites", contacts: favorites))
        }
        let others = visible.filter { !$0.isFavorite }
        let grouped = Dictionary(grouping: others) { sectionTitle(for: $0) }
        for title in grouped.keys.sorted() {
            sections.append(ContactSection(title: title, contacts: grouped[title] ?? []))
        }
        return sections
    }

    private func sectionTitle(for contact: Contact) -> String {
        guard let first = contact.displayName.unicodeScalars.first else { return "#" }
        switch first {
        case "A"..."Z": return String(first)
        case "a"..."z": return String(first).uppercased()
        default: return "#"
        }
    }
}
