import Foundation

struct ImportedContact: Equatable {
    let externalId: String
    let name: String
}

protocol ContactStore: AnyObject {
    func contains(externalId: String) -> Bool
    func insert(_ contact: ImportedContact)
}

struct ImportSummary: Equatable, CustomStringConvertible {
    let inserted: Int
    let duplicates: Int
    let rejected: Int

    var description: String {
        "\(inserted) new, \(duplicates) known, \(rejected) rejected"
    }
}

/// Imports one downloaded page of contacts into the local store.
final class ContactImporter {

    private enum Outcome {
        case inserted, duplicate, rejected
    }

    private let store: ContactStore

    init(store: ContactStore) {
        self.store = store
    }

    func importPage(_ contacts: [ImportedContact]) -> ImportSummary {
        let outcomes = contacts.lazy.map { self.importOne($0) }
        return ImportSummary(
            inserted: outcomes.filter { $0 == .inserted }.count,
            duplicates: outcomes.filter { $0 == .duplicate }.count,
            rejected: outcomes.filter { $0 == .rejected }.count
        )
    }

    private func importOne(_ contact: ImportedContact) -> Outcome {
        if contact.name.isEmpty || contact.externalId.isEmpty {
            return .rejected
        }
        if store.contains(externalId: contact.externalId) {
            return .duplicate
        }
        store.insert(contact)
        return .inserted
    }
}
