import Foundation

protocol SelectionTrackerDelegate: AnyObject {
    func selectionDidChange(count: Int)
    func selectionLimitReached(limit: Int)
}

/// Remembers which photos are ticked, in the order they were ticked.
final class SelectionTracker {
    weak var delegate: SelectionTrackerDelegate?
    let limit: Int
    private(set) var selectedIDs: [Int64] = []

    init(limit: Int) {
        self.limit = limit
    }

    var isSelecting: Bool { !selectedIDs.isEmpty }

    /// The number shown in the check mark, counted from one.
    func position(of id: Int64) -> Int? {
        selectedIDs.firstIndex(of: id).map { $0 + 1 }
    }

    func toggle(_ id: Int64) {
        if let index = selectedIDs.firstIndex(of: id) {
            selectedIDs.remove(at: index)
        } else if selectedIDs.count < limit {
            selectedIDs.append(id)
        } else {
            delegate?.selectionLimitReached(limit: limit)
            return
        }
        notify()
    }

    /// Selects everything between two rows, both included.
    func selectRange(from start: Int, to end: Int, in ids: [Int64]) {
        let countBefore = selectedIDs.count
        var hitLimit = false
        for index in min(start, end)...max(start, end) where ids.indices.contains(index) {
            let id = ids[index]
            if selectedIDs.contains(id) { continue }
            if selectedIDs.count >= limit {
                hitLimit = true
                break
            }
            selectedIDs.append(id)
        }
        if selectedIDs.count != countBefore { notify() }
        if hitLimit { delegate?.selectionLimitReached(limit: limit) }
    }

    func retain(_ existing: Set<Int64>) {
        let countBefore = selectedIDs.count
        selectedIDs.removeAll { !existing.contains($0) }
        if selectedIDs.count != countBefore { notify() }
    }

    func clear() {
        guard isSelecting else { return }
        selectedIDs.removeAll()
        notify()
    }

    private func notify() {
        delegate?.selectionDidChange(count: selectedIDs.count)
    }
}
