import Foundation

protocol Entity {
    associatedtype ID: Hashable
    var id: ID { get }
}

protocol Store {
    associatedtype Item: Entity
    func find(_ id: Item.ID) -> Item?
    func all() -> [Item]
    func save(_ item: Item)
    func delete(_ id: Item.ID) -> Bool
}

extension Store {
    func saveAll(_ items: [Item]) {
        items.forEach(save)
    }

    func find(ids: [Item.ID]) -> [Item] {
        ids.compactMap { find($0) }
    }

    func require(_ id: Item.ID) throws -> Item {
        guard let item = find(id) else {
            throw StoreError.notFound(String(describing: id))
        }
        return item
    }
}

enum StoreError: Error, Equatable {
    case notFound(String)
}

final class InMemoryStore<T: Entity>: Store {
    private var order: [T.ID] = []
    private var items: [T.ID: T] = [:]
    private let lock = NSLock()

    init(seed: [T] = []) {
        saveAll(seed)
    }

    func find(_ id: T.ID) -> T? {
        lock.lock()
        defer { lock.unlock() }
        return items[id]
    }

    func all() -> [T] {
        lock.lock()
        defer { lock.unlock() }
        return order.compactMap { items[$0] }
    }

    func save(_ item: T) {
        lock.lock()
        defer { lock.unlock() }
        if items.updateValue(item, forKey: item.id) == nil {
            order.append(item.id)
        }
    }

    func delete(_ id: T.ID) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard items.removeValue(forKey: id) != nil else { return false }
        order.removeAll { $0 == id }
        return true
    }
}
