import Foundation

struct MeasurementDraft {
    var title: String
    var values: [Double]
    var tags: Set<String>

    var average: Double? {
        guard !values.isEmpty else { return nil }
        return values.reduce(0, +) / Double(values.count)
    }
}

final class DraftHistory {
    private var snapshots: [MeasurementDraft] = []
    private let limit: Int
    private(set) var current: MeasurementDraft

    init(initial: MeasurementDraft, limit: Int = 50) {
        current = initial
        self.limit = limit
    }

    var canUndo: Bool { !snapshots.isEmpty }

    func rename(_ title: String) {
        save()
        current.title = title
    }

    func append(_ value: Double) {
        save()
        current.values.append(value)
    }

    func toggleTag(_ tag: String) {
        save()
        if current.tags.remove(tag) == nil {
            current.tags.insert(tag)
        }
    }

    func undo() {
        guard let previous = snapshots.popLast() else { return }
        current = previous
    }

    private func save() {
        snapshots.append(current)
        if snapshots.count > limit {
            snapshots.removeFirst()
        }
    }
}
