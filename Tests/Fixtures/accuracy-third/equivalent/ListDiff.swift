import Foundation

/// The minimal description a table adapter needs to animate from one list to another.
public struct ListDiff<ID: Hashable>: Equatable {
    /// Positions in the old list, last one first.
    public let removed: [Int]
    /// Positions in the new list.
    public let inserted: [Int]
    /// Positions in the new list.
    public let changed: [Int]
    /// Whether the rows that survive come in another order.
    public let isReordered: Bool

    public var isEmpty: Bool {
        removed.isEmpty && inserted.isEmpty && changed.isEmpty && !isReordered
    }

    public var summary: String {
        guard !isEmpty else { return "no changes" }
        var parts = ["-\(removed.count)", "+\(inserted.count)", "~\(changed.count)"]
        if isReordered { parts.append("reordered") }
        return parts.joined(separator: " ")
    }
}

extension ListDiff {
    public init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) where Item.ID == ID {
        let oldByID = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        let newIDs = Set(new.map(\.id))

        removed = old.indices.reversed().filter { !newIDs.contains(old[$0].id) }

        var inserted: [Int] = []
        var changed: [Int] = []
        for (index, item) in new.enumerated() {
            if let previous = oldByID[item.id] {
                if previous != item { changed.append(index) }
            } else {
                inserted.append(index)
            }
        }
        self.inserted = inserted
        self.changed = changed

        let survivorsBefore = old.map(\.id).filter(newIDs.contains)
        let survivorsAfter = new.map(\.id).filter { oldByID[$0] != nil }
        isReordered = survivorsBefore != survivorsAfter
    }
}
