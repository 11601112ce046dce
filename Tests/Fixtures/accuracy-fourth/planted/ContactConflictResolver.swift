import Foundation

struct Contact: Equatable {
    let id: String
    var name: String
    var phone: String?
    var email: String?
    var note: String
    var revision: Int
}

enum Resolution: Equatable {
    case unchanged
    case merged(Contact, needsUpload: Bool)
}

/// Three-way merge, field by field. A field changed on both sides keeps the local value.
struct ContactConflictResolver {

    func resolve(base: Contact, local: Contact, remote: Contact) -> Resolution {
        guard remote.revision > base.revision else { return .unchanged }

        var merged = local
        merged.name = pick(\.name, base, local, remote)
        merged.phone = pick(\.phone, base, local, remote)
        merged.email = pick(\.email, base, local, remote)
        merged.note = pick(\.note, base, local, remote)
        merged.revision = remote.revision

        return .merged(merged, needsUpload: merged != remote)
    }

    func conflictingFields(base: Contact, local: Contact, remote: Contact) -> [String] {
        var fields: [String] = []
        if clashes(\.name, base, local, remote) { fields.append("name") }
        if clashes(\.phone, base, local, remote) { fields.append("phone") }
        if clashes(\.email, base, local, remote) { fields.append("email") }
        if clashes(\.note, base, local, remote) { fields.append("note") }
        return fields
    }

    private func pick<T: Equatable>(
        _ field: KeyPath<Contact, T>, _ base: Contact, _ local: Contact, _ remote: Contact
    ) -> T {
        local[keyPath: field] == base[keyPath: field] ? remote[keyPath: field] : local[keyPath: field]
    }

    private func clashes<T: Equatable>(
        _ field: KeyPath<Contact, T>, _ base: Contact, _ local: Contact, _ remote: Contact
    ) -> Bool {
        let values = [base, local, remote].map { $0[keyPath: field] }
        return values[1] != values[0] && values[2] != values[0] && values[1] != values[2]
    }
}
