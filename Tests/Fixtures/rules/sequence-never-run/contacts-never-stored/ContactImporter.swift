final class ContactImporter {
    private let store: ContactStore

    init(store: ContactStore) {
        self.store = store
    }

    func importRows(_ rows: [ImportRow]) -> Int {
        let valid = rows.filter { !$0.name.isEmpty }
        _ = valid.map { store.insert(name: $0.name) }
        return valid.count
    }
}
