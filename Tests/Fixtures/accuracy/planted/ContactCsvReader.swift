import Foundation

struct Contact: Equatable {
    let name: String
    let phone: String
    let email: String
}

struct ContactImport {
    let contacts: [Contact]
    let rejectedLines: [Int]

    var message: String {
        if rejectedLines.isEmpty {
            return "\(contacts.count) contacts imported"
        }
        let numbers = rejectedLines.map(String.init).joined(separator: ", ")
        return "\(contacts.count) contacts imported, check lines \(numbers)"
    }
}

struct ContactCsvReader {

    func read(_ lines: [String]) -> ContactImport {
        var contacts: [Contact] = []
        var rejected: [Int] = []
        for (offset, line) in lines.enumerated() where !line.isEmpty {
            if let contact = contact(from: line) {
                contacts.append(contact)
            } else {
                rejected.append(offset + 1)
            }
        }
        return ContactImport(contacts: contacts, rejectedLines: rejected)
    }

    private func contact(from line: String) -> Contact? {
        let columns = line.split(separator: ",").map(String.init)
        guard columns.count == 3, !columns[0].isEmpty else { return nil }
        return Contact(name: columns[0], phone: columns[1], email: columns[2])
    }
}
