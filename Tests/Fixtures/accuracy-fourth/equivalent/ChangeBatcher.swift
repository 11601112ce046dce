import Foundation

struct RowChange: Equatable {
    let table: String
    let rowId: String
    let json: String

    var byteCount: Int { json.utf8.count }
}

struct ChangeBatch: Equatable, CustomStringConvertible {
    let sequence: Int
    let changes: [RowChange]

    var description: String {
        let tables = Set(changes.map(\.table)).count
        let number = String(format: "%03d", sequence)
        return "#\(number): \(changes.count) changes in \(tables) tables"
    }
}

/// Splits the change log into uploads the sync endpoint accepts.
struct ChangeBatcher {
    var maxCount = 100
    var maxBytes = 64 * 1024

    func batches(of changes: [RowChange], startingAt sequence: Int = 1) -> [ChangeBatch] {
        var groups: [[RowChange]] = []
        var bytes = 0

        for change in changes {
            let fits = bytes + change.byteCount <= maxBytes
            if fits, let last = groups.indices.last, groups[last].count < maxCount {
                groups[last].append(change)
                bytes += change.byteCount
            } else {
                groups.append([change])
                bytes = change.byteCount
            }
        }

        return groups.enumerated().map { index, group in
            ChangeBatch(sequence: sequence + index, changes: group)
        }
    }
}
