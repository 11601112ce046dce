import Foundation

protocol DiffableItem: Equatable {
    associatedtype ID: Hashable
    var diffId: ID { get }
}

struct ListChanges: Equatable {
    var removals: [Int] = []
    var insertions: [Int] = []
    var updates: [Int] = []

    var isEmpty: Bool {
        removals.isEmpty && insertions.isEmpty && updates.isEmpty
    }
}

enum DiffResult: Equatable {
    case changes(ListChanges)
    case reload
}

struct ListDiffer {
    static let reloadThreshold = 200

    static func diff<Item: DiffableItem>(from old: [Item], to new: [Item]) -> DiffResult {
        let oldIndex = Dictionary(old.enumerated().map { ($1.diffId, $0) }, uniquingKeysWith: { first, _ in first })
        let newIndex = Dictionary(new.enumerated().map { ($1.diffId, $0) }, uniquingKeysWith: { first, _ in first })

        guard oldIndex.count == old.count, newIndex.count == new.count else { return .reload }

        var changes = ListChanges()
        for (index, item) in old.enumerated().reversed() where newIndex[item.diffId] == nil {
            changes.removals.append(index)
        }

        var lastOldPosition = -1
        for (index, item) in new.enumerated() {
            guard let previous = oldIndex[item.diffId] else {
                changes.insertions.append(index)
                continue
            }
            if previous < lastOldPosition { return .reload }
            lastOldPosition = previous
            if old[previous] != item {
                changes.updates.append(index)
            }
        }

        let total = changes.removals.count + changes.insertions.count + changes.updates.count
        return total > reloadThreshold ? .reload : .changes(changes)
    }
}
