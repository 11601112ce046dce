import Foundation

struct Note: Equatable {
    let id: String
    let body: String
    let modifiedAt: Int64
    let isDeleted: Bool
}

struct MergeResult: Equatable {
    var notes: [Note] = []
    var uploads: [Note] = []
}

/// Last writer wins; the server wins ties.
enum NoteMerger {

    static func merge(local: [Note], remote: [Note]) -> MergeResult {
        let remoteById = Dictionary(remote.map { ($0.id, $0) }) { _, latest in latest }
        let localIds = Set(local.map(\.id))
        var result = MergeResult()

        for mine in local {
            guard let theirs = remoteById[mine.id] else {
                // Created and deleted while offline: nobody has to know.
                if !mine.isDeleted {
                    result.notes.append(mine)
                    result.uploads.append(mine)
                }
                continue
            }

            let winner: Note
            if mine.modifiedAt > theirs.modifiedAt {
                winner = mine
                result.uploads.append(mine)
            } else {
                winner = theirs
            }
            if !winner.isDeleted {
                result.notes.append(winner)
            }
        }

        result.notes += remote.filter { !localIds.contains($0.id) && !$0.isDeleted }
        return result
    }
}
