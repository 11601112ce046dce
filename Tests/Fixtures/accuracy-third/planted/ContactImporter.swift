import Foundation

struct ImportedContact: Equatable {
    let name: String
    let email: String?
    let phone: String?
    let company: String?

    /// Columns: name;email;phone;company. Trailing columns may be missing.
    init?(csvLine: String) {
        let columns = csvLine
            .split(separator: ";")
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }

        func value(_ index: Int) -> String? {
            guard columns.indices.contains(index), !columns[index].isEmpty else { return nil }
            return columns[index]
        }

        guard let name = value(0) else { return nil }
        self.name = name
        email = value(1)?.lowercased()
        phone = value(2)
        company = value(3)
    }

    var isReachable: Bool { email != nil || phone != nil }

    var subtitle: String {
        [company, email ?? phone].compactMap { $0 }.joined(separator: " · ")
    }
}

struct ContactImporter {
    struct Report: Equatable {
        let contacts: [ImportedContact]
        let skipped: Int
    }

    var hasHeader = true

    func run(lines: [String]) -> Report {
        let rows = hasHeader ? Array(lines.dropFirst()) : lines
        let contacts = rows.compactMap(ImportedContact.init(csvLine:)).filter(\.isReachable)
        return Report(contacts: contacts, skipped: rows.count - contacts.count)
    }
}

extension ContactImporter.Report: CustomStringConvertible {
    var description: String {
        skipped == 0
            ? "\(contacts.count) imported"
            : "\(contacts.count) imported, \(skipped) skipped"
    }
}
